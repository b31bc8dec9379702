import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { toneColour } from '#ui-kit/theme/colours';

const blink = keyframes({ '50%': { opacity: 0.25 } });
const Root = styled.span({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  color: toneColour.danger.ink,
  '&::before': {
    content: '""',
    width: 12,
    height: 12,
    borderRadius: 999,
    background: 'currentColor',
    animation: `${blink} 1.6s ease-in-out infinite`,
  },
});

/** It is being recorded. */
export const RecordingMark = ({ label }: { label: string }) => <Root role="timer">{label}</Root>;
