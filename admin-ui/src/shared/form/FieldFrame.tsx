import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import type { ReactNode } from 'react';
import { helperProps } from './helper-props.ts';

export type FieldTexts = {
  label: string;
  hint?: string | undefined;
  /** What is wrong with the value, ready to read. */
  fault?: string | undefined;
  required?: boolean | undefined;
};

/** Attributes that tie an input to its label and to what stands below it. */
export const describedBy = (id: string, { hint, fault }: Pick<FieldTexts, 'hint' | 'fault'>) => ({
  id,
  'aria-invalid': fault !== undefined,
  ...((fault ?? hint) && { 'aria-describedby': `${id}-helper-text` }),
});

/** Label above, hint or fault below, as of a text field; a fault takes the hint's place. */
export const FieldFrame = ({ id, children, ...texts }: FieldTexts & { id: string; children: ReactNode }) => {
  const { label, hint, fault, required } = texts;
  return (
    <FormControl fullWidth error={fault !== undefined}>
      <InputLabel htmlFor={id} data-required={required || undefined}>
        {label}
      </InputLabel>
      {children}
      {(fault ?? hint) && (
        <FormHelperText id={`${id}-helper-text`} {...helperProps(fault)}>
          {fault ?? hint}
        </FormHelperText>
      )}
    </FormControl>
  );
};
