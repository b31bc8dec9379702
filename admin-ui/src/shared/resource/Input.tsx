import type { InputHTMLAttributes, ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { CheckField } from '#admin-ui/shared/form/CheckField.tsx';
import { DateField, MomentField } from '#admin-ui/shared/form/DateField.tsx';
import { ItemsField } from '#admin-ui/shared/form/ItemsField.tsx';
import { NumberField } from '#admin-ui/shared/form/NumberField.tsx';
import { SelectField } from '#admin-ui/shared/form/SelectField.tsx';
import { TextAreaField } from '#admin-ui/shared/form/TextAreaField.tsx';
import { TextField } from '#admin-ui/shared/form/TextField.tsx';
import { type FieldProps, useDeclared } from '#admin-ui/shared/form/useField';
import { atMost } from '#admin-ui/shared/form/validators';
import { RichTextField } from '#admin-ui/shared/rich-text/RichTextField.tsx';
import { isRichText, itemFieldsOf, kindOf, maxLengthOf, optionsOf } from './kinds.ts';
import { validatorOf } from './schema.ts';

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
  /** Of a list: the inputs of one item; all its fields by default. */
  children?: ReactNode;
} & Pick<FieldProps, 'validate'> &
  Pick<InputHTMLAttributes<HTMLInputElement>, 'type' | 'inputMode' | 'autoComplete' | 'autoFocus' | 'spellCheck'>;

/** An input for a field of the entity: its kind, its label, its limits are those of the field. */
export const Input = ({ source, isOptional = false, rows = 3, isLine = false, children, ...rest }: Props) => {
  const t = useTranslate();
  const { schema, field, words } = useDeclared(source);
  if (!schema) throw new Error(`${words} has no field ${source}.`);
  const kind = kindOf(schema);
  if (kind === 'yes-no') return <CheckField source={source} />;
  if (kind === 'choice') {
    const choices = optionsOf(schema).map((id) => ({ id, name: t(`${words}.${field}.${id}`) }));
    return <SelectField source={source} choices={choices} />;
  }
  if (kind === 'day') return <DateField source={source} />;
  if (kind === 'moment') return <MomentField source={source} />;
  if (kind === 'items') {
    const fields = Object.keys(itemFieldsOf(schema) ?? {}).filter((name) => name !== 'id');
    return (
      <ItemsField source={source}>{children ?? fields.map((name) => <Input key={name} source={name} />)}</ItemsField>
    );
  }
  const validate = isOptional && { validate: validatorOf(schema, true) };
  if (kind === 'number') return <NumberField source={source} {...rest} {...validate} />;
  const max = maxLengthOf(schema) ?? LINE;
  if (isRichText(schema)) return <RichTextField source={source} max={max} rows={rows} {...validate} />;
  if (max > LINE && !isLine)
    return (
      <TextAreaField source={source} max={max} rows={rows} validate={[atMost(max), validatorOf(schema, isOptional)]} />
    );
  return <TextField source={source} {...rest} {...validate} />;
};
