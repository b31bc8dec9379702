import styled from '@emotion/styled';
import { toneColour } from 'ui-kit/theme/colours';
import type { Tone } from 'ui-kit/theme/palette';

const Root = styled.span({
  display: 'inline-flex',
  alignItems: 'center',
  width: 'fit-content',
  gap: 5,
  padding: '2px 10px',
  borderRadius: 999,
  fontSize: '0.8125rem',
  fontWeight: 560,
  lineHeight: '20px',
});

/** A state in words; the colour says the same. */
export const Tag = ({ tone, label }: { tone: Tone; label: string }) => (
  <Root style={{ color: toneColour[tone].ink, background: toneColour[tone].tint }}>{label}</Root>
);
