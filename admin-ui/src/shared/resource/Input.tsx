import type { InputHTMLAttributes } from 'react';
import { useTranslate } from 'react-admin';
import { CheckField } from '#admin-ui/shared/form/CheckField.tsx';
import { SelectField } from '#admin-ui/shared/form/SelectField.tsx';
import { TextAreaField } from '#admin-ui/shared/form/TextAreaField.tsx';
import { TextField } from '#admin-ui/shared/form/TextField.tsx';
import type { FieldProps } from '#admin-ui/shared/form/useField';
import { useDescription } from './description.ts';
import { kindOf, maxLengthOf, optionsOf, validatorOf } from './schema.ts';

/** Characters up to which a text is written in one line. */
const LINE = 254;

type Props = {
  source: string;
  /** The server has a value of its own where nothing is written. */
  isOptional?: boolean;
  /** Lines of a longer text. */
  rows?: number;
  /** One line, however long the text may be. */
  isLine?: boolean;
  onChange?: () => void;
} & Pick<FieldProps, 'validate'> &
  Pick<InputHTMLAttributes<HTMLInputElement>, 'type' | 'inputMode' | 'autoComplete' | 'autoFocus' | 'spellCheck'>;

/** An input for a field of the entity: its kind, its label, its limits are those of the field. */
export const Input = ({ source, isOptional = false, rows = 3, isLine = false, ...rest }: Props) => {
  const t = useTranslate();
  const { name, entity } = useDescription();
  const schema = entity.fields[source];
  if (!schema) throw new Error(`${name} has no field ${source}.`);
  const kind = kindOf(schema);
  if (kind === 'yes-no') return <CheckField source={source} />;
  if (kind === 'choice') {
    const choices = optionsOf(schema).map((id) => ({ id, name: t(`resources.${name}.${source}.${id}`) }));
    return <SelectField source={source} choices={choices} />;
  }
  const max = maxLengthOf(schema) ?? LINE;
  if (max > LINE && !isLine) return <TextAreaField source={source} max={max} rows={rows} />;
  return <TextField source={source} {...rest} {...(isOptional && { validate: validatorOf(schema, true) })} />;
};
