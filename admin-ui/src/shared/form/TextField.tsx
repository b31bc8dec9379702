import type { InputHTMLAttributes } from 'react';
import type { InputProps } from 'react-admin';
import { InputControl } from './controls.ts';
import { describedBy, FieldFrame } from './FieldFrame.tsx';
import { useField } from './useField.ts';

type Props = Pick<InputProps, 'source' | 'validate' | 'onChange'> & { label: string; hint?: string } & Pick<
    InputHTMLAttributes<HTMLInputElement>,
    'type' | 'autoComplete' | 'autoFocus' | 'inputMode' | 'placeholder' | 'maxLength' | 'min' | 'spellCheck'
  >;

/** One line of text in a form. */
export const TextField = ({ source, validate, onChange, label, hint, ...input }: Props) => {
  const { id, field, fault, isRequired } = useField({ source, validate, onChange, defaultValue: '' });
  return (
    <FieldFrame id={id} label={label} hint={hint} fault={fault} required={isRequired}>
      <InputControl
        {...input}
        {...field}
        value={field.value ?? ''}
        required={isRequired}
        {...describedBy(id, { hint, fault })}
      />
    </FieldFrame>
  );
};
