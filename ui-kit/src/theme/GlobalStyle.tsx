import { type CSSObject, Global } from '@emotion/react';
import { colour, variablesOf } from './colours.ts';
import { fontFamily } from './font.ts';
import { darkPalette, lightPalette } from './palette.ts';

const styles: CSSObject = {
  ':root': { colorScheme: 'light', ...variablesOf(lightPalette) },
  ':root[data-mode="dark"]': { colorScheme: 'dark', ...variablesOf(darkPalette) },
  '*, *::before, *::after': { boxSizing: 'border-box' },
  html: { backgroundColor: colour.canvas, WebkitTextSizeAdjust: '100%', scrollPaddingTop: 72 },
  body: {
    margin: 0,
    color: colour.ink,
    backgroundColor: colour.canvas,
    fontFamily,
    fontSize: '0.9375rem',
    lineHeight: 1.55,
    textRendering: 'optimizeLegibility',
    WebkitFontSmoothing: 'antialiased',
    overflowWrap: 'break-word',
  },
  'h1, h2, h3': { margin: 0, fontWeight: 640, letterSpacing: '-0.014em', lineHeight: 1.25, overflowWrap: 'anywhere' },
  h1: { fontSize: 'clamp(1.5rem, 1.2rem + 1.4vw, 1.875rem)' },
  h2: { fontSize: '1.125rem' },
  h3: { fontSize: '1rem', letterSpacing: 0 },
  p: { margin: 0 },
  a: { color: colour.brand, textUnderlineOffset: 3, textDecorationThickness: 1 },
  ':focus-visible': { outline: `2px solid ${colour.brand}`, outlineOffset: 2 },
  // Headings take the focus when their page opens; they are not there to be acted on.
  'h1:focus-visible, h2:focus-visible': { outline: 'none' },
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': {
      animationDuration: '1ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '1ms !important',
    },
  },
};

/** What holds for every page of the portal. */
export const GlobalStyle = () => <Global styles={styles} />;
