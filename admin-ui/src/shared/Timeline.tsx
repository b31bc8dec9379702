import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { Tone } from 'ui-kit/theme/palette';

/** Things that happened, one below the other, on one line. */
export const Timeline = styled('ol')({ margin: 0, padding: 0, listStyle: 'none' });

const Entry = styled('li', { shouldForwardProp: (name) => name !== 'tone' })<{ tone: Tone }>(({ theme, tone }) => ({
  position: 'relative',
  padding: '0 0 22px 26px',
  '&::before': {
    content: '""',
    position: 'absolute',
    left: 3,
    top: 8,
    width: 9,
    height: 9,
    borderRadius: '50%',
    background: theme.palette.brand.tones[tone].ink,
    boxShadow: `0 0 0 3px ${theme.palette.brand.tones[tone].tint}`,
  },
  '&:not(:last-of-type)::after': {
    content: '""',
    position: 'absolute',
    left: 7,
    top: 24,
    bottom: -2,
    width: 1,
    background: theme.palette.divider,
  },
  '&:last-of-type': { paddingBottom: 0 },
  '& small': { display: 'block', marginTop: 4, fontSize: '0.8125rem', color: theme.palette.text.secondary },
}));

export const TimelineEntry = ({ tone, children }: { tone: Tone; children: ReactNode }) => (
  <Entry tone={tone}>{children}</Entry>
);
