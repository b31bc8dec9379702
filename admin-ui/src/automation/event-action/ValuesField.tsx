import MuiTextField from '@mui/material/TextField';
import { choicesOfKind, type FieldKind, resourceOfKind } from 'contracts/automation/event-action/event-action.choices';
import { isScopeFor } from 'contracts/automation/label/label.choices';
import type { CustomFieldView } from 'contracts/recruiting/custom-field/custom-field.entity';
import { interviewStatuses } from 'contracts/recruiting/interview/interview.statuses';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { numberOrText, writeNumber } from 'ui-kit/format/number';
import { useSources } from '#admin-ui/recruiting/candidate-source/useSources';
import type { Choice } from '#admin-ui/shared/Combobox.tsx';
import { choicesFor } from '#admin-ui/shared/form/choices-for';
import { DateInput } from '#admin-ui/shared/form/DateInput.tsx';
import { describedBy, FieldFrame } from '#admin-ui/shared/form/FieldFrame.tsx';
import { ReferencesField } from '#admin-ui/shared/form/ReferencesField.tsx';
import { useField } from '#admin-ui/shared/form/useField';
import { MultiChoice } from '#admin-ui/shared/MultiChoice.tsx';
import type { Row } from '#admin-ui/shared/resource/description';

type WordsProps = {
  /** Some of a few values; by default words that are typed. */
  choices?: readonly Choice[];
  /** What is typed is offered beside the choices. */
  isOpen?: boolean;
};

/** Some of a few values, or words that are typed: what is typed is offered. */
const WordsField = ({ choices = [], isOpen = choices.length === 0 }: WordsProps) => {
  const t = useTranslate();
  const { id, field, fault, label, hint } = useField({ source: 'values', defaultValue: [] });
  const [search, setSearch] = useState('');
  const typed = search.trim();
  const chosen = (field.value ?? []) as string[];
  const nameOf = (value: string) => choices.find((one) => one.id === value)?.name ?? value;
  const found = choicesFor([...choices], search);
  const offered = isOpen && typed && !choices.some((one) => one.id === typed) ? [{ id: typed, name: typed }] : [];
  return (
    <FieldFrame id={id} label={label} hint={hint} fault={fault} required>
      <MultiChoice
        placeholder={t(choices.length > 0 ? 'common.find' : 'resources.event-actions.add')}
        choices={[...found, ...offered]}
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

/** A number as whoever reads writes it, kept as machines do. */
const DecimalField = () => {
  const { textField, field, helper } = useField({ source: 'values', hint: '', defaultValue: [] });
  const [typed, setTyped] = useState(() => writeNumber(((field.value ?? []) as string[])[0] ?? ''));
  const type = (text: string) => {
    setTyped(text);
    field.onChange(text.trim() === '' ? [] : [String(numberOrText(text))]);
  };
  return (
    <MuiTextField
      {...textField}
      required
      value={typed}
      onChange={({ target }) => type(target.value)}
      slotProps={{ htmlInput: { inputMode: 'decimal' }, formHelperText: helper }}
    />
  );
};

/** A day, the one value of its condition. */
const DayField = () => {
  const { field, label, fault } = useField({ source: 'values', hint: '', defaultValue: [] });
  const [value = ''] = (field.value ?? []) as string[];
  return (
    <DateInput {...{ label, fault, value }} isRequired onChange={(day) => field.onChange(day === '' ? [] : [day])} />
  );
};

/** Also a source that nobody has named, by its code. */
const SourcesField = () => <WordsField choices={useSources().choices} isOpen />;

type Props = {
  kind: FieldKind;
  /** Of a field that is chosen from, of a company's own. */
  options?: CustomFieldView['options'] | undefined;
};

/** The values of a condition, as they are written. */
export const ValuesField = ({ kind, options = [] }: Props) => {
  const t = useTranslate();
  if (kind === 'number') return <NumberField />;
  if (kind === 'decimal') return <DecimalField />;
  if (kind === 'day') return <DayField />;
  if (kind === 'source') return <SourcesField />;
  if (kind === 'option') return <WordsField choices={options} isOpen={false} />;
  if (kind === 'status') {
    const statuses = interviewStatuses.map((id) => ({ id, name: t(`resources.interviews.status.${id}`) }));
    return <WordsField choices={statuses} />;
  }
  const choices = choicesOfKind[kind]?.map((id) => ({ id, name: t(`resources.event-actions.value.${id}`) }));
  const reference = resourceOfKind[kind];
  if (choices) return <WordsField choices={choices} />;
  if (!reference) return <WordsField />;
  return (
    <ReferencesField<Row>
      source="values"
      reference={reference}
      placeholder={t(`resources.${reference}.search`)}
      isRequired
      isOffered={({ scopeId }) => kind !== 'label' || isScopeFor('candidate', String(scopeId))}
      asChoice={({ id, name, title }) => ({ id, name: String(title ?? name) })}
    />
  );
};
