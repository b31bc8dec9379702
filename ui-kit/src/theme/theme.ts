import { createTheme, type Theme } from '@mui/material/styles';
import { fontFamily } from './font.ts';
import { type BrandPalette, darkPalette, lightPalette, type Mode } from './palette.ts';

declare module '@mui/material/styles' {
  interface Palette {
    brand: BrandPalette;
  }
  interface PaletteOptions {
    brand: BrandPalette;
  }
}

export type { Mode } from './palette.ts';

const heading = { fontWeight: 640, letterSpacing: '-0.014em', lineHeight: 1.25 };

/** The look of the product for Material components: quiet surfaces, hairlines, one green, labels above their inputs. */
export const createBrandTheme = (mode: Mode): Theme => {
  const brand = mode === 'dark' ? darkPalette : lightPalette;
  const focus = { outline: `2px solid ${brand.brand}`, outlineOffset: 2 };
  return createTheme({
    palette: {
      mode,
      brand,
      primary: { main: brand.brand, dark: brand.brandStrong, contrastText: brand.onBrand },
      error: { main: brand.tones.danger.ink },
      success: { main: brand.tones.success.ink },
      background: { default: brand.canvas, paper: brand.surface },
      text: { primary: brand.ink, secondary: brand.inkSoft },
      divider: brand.line,
    },
    shape: { borderRadius: 8 },
    transitions: { duration: { enteringScreen: 140, leavingScreen: 100 } },
    typography: {
      fontFamily,
      fontSize: 14,
      h1: { ...heading, fontSize: '1.5rem' },
      h2: { ...heading, fontSize: '1.0625rem', letterSpacing: '-0.008em' },
      h3: { ...heading, fontSize: '0.9375rem', letterSpacing: 0 },
      body1: { fontSize: '0.9375rem', lineHeight: 1.55 },
      body2: { fontSize: '0.875rem', lineHeight: 1.5 },
      caption: { fontSize: '0.8125rem', lineHeight: 1.45 },
      button: { textTransform: 'none', fontWeight: 560, letterSpacing: 0, fontSize: '0.875rem' },
    },
    components: {
      MuiCssBaseline: {
        styleOverrides: {
          html: { colorScheme: mode, backgroundColor: brand.canvas },
          body: { textRendering: 'optimizeLegibility' },
          'a, button, [tabindex]': { '&:focus-visible': focus },
          '@media (prefers-reduced-motion: reduce)': {
            '*, *::before, *::after': { animationDuration: '1ms !important', transitionDuration: '1ms !important' },
          },
        },
      },
      MuiButtonBase: {
        defaultProps: { disableRipple: true },
        styleOverrides: { root: { '&.Mui-focusVisible': focus } },
      },
      MuiButton: {
        defaultProps: { disableElevation: true },
        styleOverrides: {
          root: { minHeight: 36, padding: '6px 14px', whiteSpace: 'nowrap' },
          sizeSmall: { minHeight: 30, padding: '3px 10px', fontSize: '0.8125rem' },
          sizeLarge: { minHeight: 44, fontSize: '0.9375rem' },
          outlined: { borderColor: brand.line, backgroundColor: brand.surface },
          outlinedPrimary: { color: brand.ink },
          textPrimary: { color: brand.ink },
          startIcon: { '& > *:nth-of-type(1)': { fontSize: 18 } },
        },
      },
      MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
      MuiOutlinedInput: {
        styleOverrides: {
          root: {
            backgroundColor: brand.surface,
            '& .MuiOutlinedInput-notchedOutline': {
              borderColor: brand.outline,
              top: 0,
              '& legend': { display: 'none' },
            },
            '&.Mui-focused .MuiOutlinedInput-notchedOutline': { borderWidth: 2 },
            '&.Mui-disabled': { backgroundColor: brand.sunken },
          },
          input: { padding: '9px 12px', height: '1.375rem', '&::placeholder': { color: brand.inkSoft, opacity: 1 } },
          multiline: { padding: '9px 12px', '& textarea': { padding: 0, height: 'auto' } },
          sizeSmall: { '& .MuiOutlinedInput-input': { padding: '6px 10px' } },
        },
      },
      MuiInputLabel: {
        defaultProps: { shrink: true, disableAnimation: true },
        styleOverrides: {
          root: {
            position: 'static',
            transform: 'none',
            maxWidth: '100%',
            marginBottom: 6,
            fontSize: '0.875rem',
            fontWeight: 560,
            lineHeight: 1.4,
            color: brand.ink,
            whiteSpace: 'normal',
            '&.Mui-focused': { color: brand.ink },
            '&.Mui-error': { color: brand.ink },
          },
          asterisk: { color: brand.tones.danger.ink },
        },
      },
      MuiFormHelperText: { styleOverrides: { root: { margin: '6px 0 0', fontSize: '0.8125rem' } } },
    },
  });
};
