import { type ActionField, kindOfField } from 'contracts/automation/event-action/event-action.choices';
import { isScopeFor } from 'contracts/automation/label/label.choices';
import { interviewStatuses } from 'contracts/recruiting/interview/interview.statuses';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { choicesFor } from '#admin-ui/shared/form/choices-for';
import { describedBy, FieldFrame } from '#admin-ui/shared/form/FieldFrame.tsx';
import { ReferencesField } from '#admin-ui/shared/form/ReferencesField.tsx';
import { useField } from '#admin-ui/shared/form/useField';
import { MultiChoice } from '#admin-ui/shared/MultiChoice.tsx';
import type { Row } from '#admin-ui/shared/resource/description';

/** Statuses, or words that are typed: what is typed is offered. */
const WordsField = ({ isStatus }: { isStatus: boolean }) => {
  const t = useTranslate();
  const { id, field, fault, label, hint } = useField({ source: 'values', defaultValue: [] });
  const [search, setSearch] = useState('');
  const typed = search.trim();
  const chosen = (field.value ?? []) as string[];
  const nameOf = (value: string) => (isStatus ? t(`resources.interviews.status.${value}`) : value);
  const statuses = interviewStatuses.map((status) => ({ id: status, name: nameOf(status) }));
  const offered = typed ? [{ id: typed, name: typed }] : [];
  return (
    <FieldFrame id={id} label={label} hint={hint} fault={fault} required>
      <MultiChoice
        placeholder={t(isStatus ? 'common.find' : 'resources.event-actions.add')}
        choices={isStatus ? choicesFor(statuses, search) : offered}
        chosen={chosen.map((value) => ({ id: value, name: nameOf(value) }))}
        onChange={field.onChange}
        onSearch={setSearch}
        {...describedBy(id, { hint, fault })}
      />
    </FieldFrame>
  );
};

/** The values of a condition, as its field is written. */
export const ValuesField = ({ field }: { field: ActionField }) => {
  const t = useTranslate();
  const kind = kindOfField[field];
  if (kind === 'text' || kind === 'status') return <WordsField key={kind} isStatus={kind === 'status'} />;
  const reference = `${kind}s`;
  return (
    <ReferencesField<Row>
      key={kind}
      source="values"
      reference={reference}
      placeholder={t(`resources.${reference}.search`)}
      isRequired
      isOffered={({ scopeId }) => kind !== 'label' || isScopeFor('candidate', String(scopeId))}
      asChoice={({ id, name, title }) => ({ id, name: String(title ?? name) })}
    />
  );
};
