import MuiTextField from '@mui/material/TextField';
import {
  type ActionField,
  choicesOfKind,
  kindOfField,
  resourceOfKind,
} from 'contracts/automation/event-action/event-action.choices';
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

type Offered = readonly { id: string; name: string }[];

/** Some of a few values, or words that are typed: what is typed is offered. */
const WordsField = ({ choices }: { choices: Offered | null }) => {
  const t = useTranslate();
  const { id, field, fault, label, hint } = useField({ source: 'values', defaultValue: [] });
  const [search, setSearch] = useState('');
  const typed = search.trim();
  const chosen = (field.value ?? []) as string[];
  const nameOf = (value: string) => choices?.find((one) => one.id === value)?.name ?? value;
  const offered = typed ? [{ id: typed, name: typed }] : [];
  return (
    <FieldFrame id={id} label={label} hint={hint} fault={fault} required>
      <MultiChoice
        placeholder={t(choices ? 'common.find' : 'resources.event-actions.add')}
        choices={choices ? choicesFor([...choices], search) : offered}
        chosen={chosen.map((value) => ({ id: value, name: nameOf(value) }))}
        onChange={field.onChange}
        onSearch={setSearch}
        {...describedBy(id, { hint, fault })}
      />
    </FieldFrame>
  );
};

/** A whole number, the one value of its condition. */
const NumberField = () => {
  const { textField, field, helper } = useField({ source: 'values', hint: '', defaultValue: [] });
  const [value = ''] = (field.value ?? []) as string[];
  return (
    <MuiTextField
      {...textField}
      required
      value={value}
      onChange={(event) => field.onChange(event.target.value === '' ? [] : [event.target.value])}
      slotProps={{ htmlInput: { inputMode: 'numeric' }, formHelperText: helper }}
    />
  );
};

/** The values of a condition, as its field is written. */
export const ValuesField = ({ field }: { field: ActionField }) => {
  const t = useTranslate();
  const kind = kindOfField[field];
  if (kind === 'number') return <NumberField />;
  if (kind === 'status') {
    const statuses = interviewStatuses.map((id) => ({ id, name: t(`resources.interviews.status.${id}`) }));
    return <WordsField key={kind} choices={statuses} />;
  }
  const choices = choicesOfKind[kind]?.map((id) => ({ id, name: t(`resources.event-actions.value.${id}`) }));
  const reference = resourceOfKind[kind];
  if (choices || !reference) return <WordsField key={kind} choices={choices ?? null} />;
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
