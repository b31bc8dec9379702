import styled from '@emotion/styled';
import { colour, toneColour } from '#ui-kit/theme/colours';

/** The parts that inputs of every kind are made of. */
export const Field = styled.div({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 6,
  alignContent: 'start',
  minWidth: 0,
});

export const Label = styled.label({
  fontSize: '0.875rem',
  fontWeight: 560,
  // Said by `required` to those who listen; the text after the slash keeps it out of the label's name.
  '&[data-required]::after': { content: '" *" / ""', color: toneColour.danger.ink },
});

export const Box = styled.div({
  display: 'flex',
  alignItems: 'center',
  background: colour.surface,
  borderRadius: 8,
  boxShadow: `inset 0 0 0 1px ${colour.outline}`,
  '&[data-wrong]': { boxShadow: `inset 0 0 0 1px ${toneColour.danger.ink}` },
  '&:focus-within': { boxShadow: `inset 0 0 0 2px ${colour.brand}` },
  '&:has(:disabled)': { background: colour.sunken },
});

export const control = {
  flex: 1,
  minWidth: 0,
  minHeight: 44,
  font: 'inherit',
  // Below 16 px a phone zooms into the field that is typed in.
  fontSize: '1rem',
  color: 'inherit',
  background: 'transparent',
  border: 0,
  outline: 0,
  borderRadius: 8,
  padding: '10px 12px',
  '&::placeholder': { color: colour.inkSoft, opacity: 1 },
} as const;

export const Hint = styled.p({ fontSize: '0.8125rem', lineHeight: 1.45, color: colour.inkSoft });
export const Fault = styled.p({ fontSize: '0.8125rem', lineHeight: 1.45, color: toneColour.danger.ink });

/** Ids of what explains an input, for `aria-describedby`. */
export const describedBy = (id: string, { hint, isWrong }: { hint: boolean; isWrong: boolean }): string | undefined =>
  [hint && `${id}-hint`, isWrong && `${id}-fault`].filter(Boolean).join(' ') || undefined;
