import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { colour } from 'ui-kit/theme/colours';

const breathe = keyframes({ '50%': { opacity: 0.55 } });

/** Stands where text will stand, in its size. */
export const Skeleton = styled.span({
  display: 'block',
  height: '1em',
  borderRadius: 6,
  background: colour.line,
  animation: `${breathe} 1.6s ease-in-out infinite`,
});
