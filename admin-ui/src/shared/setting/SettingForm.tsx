import { useTranslate } from 'react-admin';
import { CheckField } from '#admin-ui/shared/form/CheckField.tsx';
import { Card } from '#admin-ui/shared/form/FormFrame.tsx';
import { SelectField } from '#admin-ui/shared/form/SelectField.tsx';
import { TextAreaField } from '#admin-ui/shared/form/TextAreaField.tsx';
import { TextField } from '#admin-ui/shared/form/TextField.tsx';
import { atMost, matching, required } from '#admin-ui/shared/form/validators';
import type { SettingField } from './setting-ui.ts';

const DESCRIPTION_ROWS = 3;

const rulesOf = (field: SettingField) => [
  ...('isRequired' in field && field.isRequired ? [required()] : []),
  ...(field.kind === 'line' ? [atMost(field.max)] : []),
  ...(field.kind === 'line' && field.pattern ? [matching(field.pattern, field.fault ?? 'field.field-invalid')] : []),
];

const Field = ({ field, texts, isFirst }: { field: SettingField; texts: string; isFirst: boolean }) => {
  const t = useTranslate();
  const { source, kind } = field;
  if (kind === 'beside') return null;
  if (kind === 'own') return <field.input />;
  const label = t(`${texts}.field.${source}`);
  const described = { source, label, ...(field.hint && { hint: t(`${texts}.hint.${source}`) }) };
  if (kind === 'yes-no') return <CheckField {...described} />;
  if (kind === 'text') return <TextAreaField {...described} max={field.max} rows={field.rows ?? DESCRIPTION_ROWS} />;
  if (kind === 'choice') {
    const choices = field.choices.map((id) => ({ id, name: t(`${texts}.${source}.${id}`) }));
    return <SelectField {...described} none={t('common.setting.choose')} choices={choices} validate={rulesOf(field)} />;
  }
  const { inputMode } = field;
  return (
    <TextField
      {...described}
      validate={rulesOf(field)}
      autoFocus={isFirst}
      {...(inputMode && { inputMode, spellCheck: false })}
    />
  );
};

/** The form of a settings entity, from the descriptions of its fields. */
export const SettingForm = ({
  fields,
  texts,
  isNew = false,
}: {
  fields: readonly SettingField[];
  texts: string;
  isNew?: boolean;
}) => (
  <Card>
    {fields.map((field, index) => (
      <Field key={field.source} field={field} texts={texts} isFirst={isNew && index === 0} />
    ))}
  </Card>
);
