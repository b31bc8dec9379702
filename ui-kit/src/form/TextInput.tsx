import styled from '@emotion/styled';
import { type InputHTMLAttributes, type ReactNode, useId } from 'react';
import { colour } from '#ui-kit/theme/colours';
import { Box, control, describedBy, Fault, Field, Hint, Label } from './field.ts';

const Input = styled.input(control);
const Affix = styled.span({ flexShrink: 0, padding: '0 12px 0 0', color: colour.inkSoft, fontSize: '0.9375rem' });
const Before = styled(Affix)({ padding: '0 0 0 12px', '& + input': { paddingLeft: 2 } });

type Props = {
  label: string;
  faults?: string[];
  hint?: ReactNode;
  /** Stands before what is typed: the beginning of an address. */
  prefix?: string;
  endAdornment?: ReactNode;
} & InputHTMLAttributes<HTMLInputElement>;

/** A labelled line of text; what is wrong with it stands beneath, joined by commas. */
export const TextInput = ({ label, faults = [], hint, prefix, endAdornment, ...input }: Props) => {
  const id = useId();
  const isWrong = faults.length > 0;
  return (
    <Field>
      <Label htmlFor={id} data-required={input.required || undefined}>
        {label}
      </Label>
      <Box data-wrong={isWrong || undefined}>
        {prefix && <Before>{prefix}</Before>}
        <Input
          {...input}
          id={id}
          aria-invalid={isWrong}
          aria-describedby={describedBy(id, { hint: hint !== undefined, isWrong })}
        />
        {endAdornment}
      </Box>
      {hint !== undefined && <Hint id={`${id}-hint`}>{hint}</Hint>}
      {isWrong && <Fault id={`${id}-fault`}>{faults.join(', ')}</Fault>}
    </Field>
  );
};
