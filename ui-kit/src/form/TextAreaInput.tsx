import styled from '@emotion/styled';
import { type TextareaHTMLAttributes, useId } from 'react';
import { Box, control, describedBy, Fault, Field, Hint, Label } from './field.ts';

const TextArea = styled.textarea({ ...control, resize: 'vertical', lineHeight: 1.5 });

type Props = { label: string; faults?: string[]; hint?: string } & TextareaHTMLAttributes<HTMLTextAreaElement>;

/** A labelled text of several lines. */
export const TextAreaInput = ({ label, faults = [], hint, ...input }: Props) => {
  const id = useId();
  const isWrong = faults.length > 0;
  return (
    <Field>
      <Label htmlFor={id} data-required={input.required || undefined}>
        {label}
      </Label>
      <Box data-wrong={isWrong || undefined}>
        <TextArea
          rows={4}
          {...input}
          id={id}
          aria-invalid={isWrong}
          aria-describedby={describedBy(id, { hint: hint !== undefined, isWrong })}
        />
      </Box>
      {hint !== undefined && <Hint id={`${id}-hint`}>{hint}</Hint>}
      {isWrong && <Fault id={`${id}-fault`}>{faults.join(', ')}</Fault>}
    </Field>
  );
};
