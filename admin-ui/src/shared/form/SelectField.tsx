import type { InputProps } from 'react-admin';
import { SelectControl } from './controls.ts';
import { describedBy, FieldFrame } from './FieldFrame.tsx';
import { useField } from './useField.ts';

type Props = Pick<InputProps, 'source' | 'validate'> & {
  label: string;
  hint?: string;
  /** Words for choosing nothing. */
  none: string;
  choices: readonly { id: string; name: string }[];
};

/** One of a few values; nothing chosen is null. */
export const SelectField = ({ source, validate, label, hint, none, choices }: Props) => {
  const { id, field, fault, isRequired } = useField({ source, validate, defaultValue: null });
  return (
    <FieldFrame id={id} label={label} hint={hint} fault={fault} required={isRequired}>
      <SelectControl
        {...field}
        value={field.value ?? ''}
        onChange={(event) => field.onChange(event.target.value || null)}
        {...describedBy(id, { hint, fault })}
      >
        <option value="">{none}</option>
        {choices.map(({ id: choice, name }) => (
          <option key={choice} value={choice}>
            {name}
          </option>
        ))}
      </SelectControl>
    </FieldFrame>
  );
};
