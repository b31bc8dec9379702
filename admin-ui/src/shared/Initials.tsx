import { styled } from '@mui/material/styles';

const Disc = styled('span')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: 28,
  height: 28,
  borderRadius: '50%',
  fontSize: '0.6875rem',
  fontWeight: 650,
  letterSpacing: '0.02em',
  color: theme.palette.brand.tones.success.ink,
  background: theme.palette.brand.tones.success.tint,
  // A picture rather than text: it is not part of the name of what it stands in.
  '&::before': { content: 'attr(data-initials)' },
}));

/** First letters of the first and the last name. */
export const initialsOf = (name: string): string => {
  const words = name.trim().split(/\s+/);
  const letters = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return letters
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase();
};

export const Initials = ({ name }: { name: string }) => <Disc aria-hidden="true" data-initials={initialsOf(name)} />;
