import { styled } from '@mui/material/styles';
import type { Tone } from 'ui-kit/theme/palette';

const Disc = styled('span')<{ tone: Tone }>(({ theme, tone }) => ({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  borderRadius: '50%',
  fontWeight: 650,
  letterSpacing: '0.02em',
  color: theme.palette.brand.tones[tone].ink,
  background: theme.palette.brand.tones[tone].tint,
  // A picture rather than text: it is not part of the name of what it stands in.
  '&::before': { content: 'attr(data-initials)' },
}));
const Picture = styled('img')({ display: 'block', flexShrink: 0, borderRadius: '50%', objectFit: 'cover' });

/** First letters of the first and the last name. */
export const initialsOf = (name: string): string => {
  const words = name.trim().split(/\s+/);
  const letters = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return letters
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase();
};

const tones: readonly Tone[] = ['success', 'info', 'notice', 'accent', 'danger', 'neutral'];

/** The same tone for the same person, whatever they are called today. */
export const toneOf = (id: string): Tone => {
  let sum = 0;
  for (const sign of id) sum = (sum * 31 + sign.charCodeAt(0)) % 65_521;
  return tones[sum % tones.length] as Tone;
};

type Props = { id: string; name: string; picture: string | null; size?: number };

/** Somebody's picture, or their initials in a colour of their own. Their name stands beside it. */
export const Avatar = ({ id, name, picture, size = 28 }: Props) => {
  const edge = { width: size, height: size };
  if (picture !== null) return <Picture src={picture} alt="" {...edge} loading="lazy" />;
  const fontSize = Math.round(size * 0.4);
  return <Disc aria-hidden="true" tone={toneOf(id)} data-initials={initialsOf(name)} style={{ ...edge, fontSize }} />;
};
