import styled from '@emotion/styled';
import { colour } from 'ui-kit/theme/colours';

const Initials = styled.span({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  borderRadius: 999,
  fontWeight: 640,
  color: colour.onBrand,
  background: colour.brand,
  // Drawn, not written: the name stands beside it.
  '&::before': { content: 'attr(data-initials)' },
});
const Picture = styled.img({ flexShrink: 0, borderRadius: 999, objectFit: 'cover' });

const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .filter((_, index, words) => index === 0 || index === words.length - 1)
    .map((word) => word.charAt(0).toUpperCase())
    .join('');

type Props = { name: string; picture: string | null; size: number };

/** Somebody's picture, or their initials. */
export const PersonMark = ({ name, picture, size }: Props) => {
  const edge = { width: size, height: size };
  if (picture) return <Picture src={picture} alt="" {...edge} />;
  const fontSize = size * 0.375;
  return <Initials aria-hidden="true" data-initials={initialsOf(name)} style={{ ...edge, fontSize }} />;
};
