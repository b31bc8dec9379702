import styled from '@emotion/styled';
import { type SelectHTMLAttributes, useId } from 'react';
import { colour } from '#ui-kit/theme/colours';
import { Box, control, describedBy, Fault, Field, Label } from './field.ts';

const Select = styled.select({
  ...control,
  marginRight: 8,
  cursor: 'pointer',
  '& option': { color: colour.ink, background: colour.surface },
});

type Choice = { id: string; name: string };
type Props = { label: string; choices: readonly Choice[]; faults?: string[] } & SelectHTMLAttributes<HTMLSelectElement>;

/** One of several, by the browser's own means: it is the best one on a phone. */
export const SelectInput = ({ label, choices, faults = [], ...select }: Props) => {
  const id = useId();
  const isWrong = faults.length > 0;
  return (
    <Field>
      <Label htmlFor={id} data-required={select.required || undefined}>
        {label}
      </Label>
      <Box data-wrong={isWrong || undefined}>
        <Select {...select} id={id} aria-invalid={isWrong} aria-describedby={describedBy(id, { hint: false, isWrong })}>
          {choices.map((choice) => (
            <option key={choice.id} value={choice.id}>
              {choice.name}
            </option>
          ))}
        </Select>
      </Box>
      {isWrong && <Fault id={`${id}-fault`}>{faults.join(', ')}</Fault>}
    </Field>
  );
};
