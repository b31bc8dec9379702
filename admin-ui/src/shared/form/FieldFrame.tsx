import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const Root = styled('div')({ display: 'grid', gap: 6, alignContent: 'start', minWidth: 0 });
const Head = styled('div')({ display: 'flex', justifyContent: 'space-between', gap: 12 });
const Label = styled('label')(({ theme }) => ({
  fontSize: '0.875rem',
  fontWeight: 560,
  // Said by `required` to those who listen; the text after the slash keeps it out of the label's name.
  '&[data-required]::after': { content: '" *" / ""', color: theme.palette.error.main },
}));
const Beside = styled('span')(({ theme }) => ({
  fontSize: '0.8125rem',
  fontVariantNumeric: 'tabular-nums',
  color: theme.palette.text.secondary,
}));
const Below = styled('p')(({ theme }) => ({
  margin: 0,
  fontSize: '0.8125rem',
  color: theme.palette.text.secondary,
  '&[data-wrong]': { color: theme.palette.error.main },
}));

export type FieldTexts = {
  label: string;
  hint?: string | undefined;
  /** What is wrong with the value, ready to read. */
  fault?: string | undefined;
  required?: boolean | undefined;
  /** At the label's end: a counter. */
  beside?: ReactNode;
};

/** Attributes that tie an input to its label, hint and fault. */
export const describedBy = (id: string, { hint, fault }: Pick<FieldTexts, 'hint' | 'fault'>) => ({
  id,
  'aria-invalid': fault !== undefined,
  ...(fault !== undefined && { 'aria-describedby': `${id}-fault` }),
  ...(fault === undefined && hint && { 'aria-describedby': `${id}-hint` }),
});

/** Label above, hint or fault below; a fault takes the hint's place. */
export const FieldFrame = ({ id, children, ...texts }: FieldTexts & { id: string; children: ReactNode }) => {
  const { label, hint, fault, required, beside } = texts;
  return (
    <Root>
      <Head>
        <Label htmlFor={id} data-required={required || undefined}>
          {label}
        </Label>
        {beside && <Beside>{beside}</Beside>}
      </Head>
      {children}
      {fault !== undefined && (
        <Below id={`${id}-fault`} data-wrong role="alert">
          {fault}
        </Below>
      )}
      {fault === undefined && hint && <Below id={`${id}-hint`}>{hint}</Below>}
    </Root>
  );
};
