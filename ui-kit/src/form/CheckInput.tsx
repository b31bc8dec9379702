import styled from '@emotion/styled';
import { type InputHTMLAttributes, useId } from 'react';
import { colour, toneColour } from '#ui-kit/theme/colours';
import { Fault, Field } from './field.ts';

const Row = styled.label({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  alignItems: 'start',
  gap: 10,
  padding: '10px 0',
  fontSize: '0.9375rem',
  lineHeight: 1.45,
  cursor: 'pointer',
  '& input': { width: 20, height: 20, margin: '1px 0 0', accentColor: colour.brand, cursor: 'pointer' },
});
const Star = styled.span({ color: toneColour.danger.ink });

type Props = { label: string; faults?: string[] } & InputHTMLAttributes<HTMLInputElement>;

/** Something to agree to. */
export const CheckInput = ({ label, faults = [], ...input }: Props) => {
  const id = useId();
  const isWrong = faults.length > 0;
  return (
    <Field>
      <Row htmlFor={id}>
        <input
          {...input}
          id={id}
          type="checkbox"
          aria-invalid={isWrong}
          aria-describedby={isWrong ? `${id}-fault` : undefined}
        />
        <span>
          {label}
          {input.required && <Star aria-hidden="true"> *</Star>}
        </span>
      </Row>
      {isWrong && <Fault id={`${id}-fault`}>{faults.join(', ')}</Fault>}
    </Field>
  );
};
