import ExpandMore from '@mui/icons-material/ExpandMore';
import { createTheme, type Theme } from '@mui/material/styles';
import { createElement } from 'react';
import { createBrandTheme, type Mode } from 'ui-kit/theme/theme';

/** The brand's look with what only the console uses: menus, dialogs, selects, switches between choices. */
export const createConsoleTheme = (mode: Mode): Theme => {
  const base = createBrandTheme(mode);
  const { brand } = base.palette;
  const raised = {
    border: `1px solid ${brand.line}`,
    boxShadow: mode === 'dark' ? '0 12px 32px rgb(0 0 0 / .5)' : '0 12px 32px rgb(23 32 28 / .12)',
  };
  return createTheme(base, {
    components: {
      // What gets the focus stays clear of the bar at the end of a form.
      MuiCssBaseline: { styleOverrides: { html: { scrollPaddingBlock: '72px 96px' } } },
      // Marks stand beside a label without being part of its name.
      MuiInputLabel: {
        defaultProps: { required: false },
        styleOverrides: {
          root: {
            '&[data-count]': { display: 'flex' },
            '&[data-count]::before': {
              ...{ content: 'attr(data-count) / ""', order: 1, marginLeft: 'auto', fontSize: '0.8125rem' },
              ...{ fontWeight: 400, fontVariantNumeric: 'tabular-nums', color: brand.inkSoft },
            },
          },
        },
      },
      MuiFormControl: {
        styleOverrides: {
          root: {
            '&:has(:required) > label::after, & > label[data-required]::after': {
              content: '" *" / ""',
              whiteSpace: 'pre',
              color: brand.tones.danger.ink,
            },
          },
        },
      },
      MuiMenu: {
        defaultProps: { elevation: 0 },
        styleOverrides: { paper: { ...raised, marginTop: 6, minWidth: 200 } },
      },
      MuiMenuItem: {
        styleOverrides: {
          root: {
            fontSize: '0.875rem',
            minHeight: 36,
            borderRadius: 6,
            margin: '1px 6px',
            padding: '6px 10px',
            '&.Mui-selected, &.Mui-selected:hover': { backgroundColor: brand.tones.success.tint },
            '&.Mui-focusVisible': {
              outline: `2px solid ${brand.brand}`,
              outlineOffset: -2,
              backgroundColor: brand.sunken,
            },
          },
        },
      },
      MuiDialog: { styleOverrides: { paper: { ...raised, borderRadius: 14 } } },
      MuiDialogTitle: { styleOverrides: { root: { fontSize: '1.125rem', fontWeight: 640, padding: '22px 24px 8px' } } },
      MuiDialogContent: { styleOverrides: { root: { padding: '8px 24px' } } },
      MuiDialogActions: { styleOverrides: { root: { padding: '16px 24px 22px', gap: 8 } } },
      MuiSelect: {
        defaultProps: { IconComponent: ExpandMore },
        styleOverrides: { icon: { color: brand.inkSoft, fontSize: '1.25rem' } },
      },
      MuiSkeleton: { defaultProps: { animation: 'wave' }, styleOverrides: { root: { backgroundColor: brand.sunken } } },
      MuiAutocomplete: {
        defaultProps: { popupIcon: createElement(ExpandMore, { fontSize: 'small' }) },
        styleOverrides: {
          paper: raised,
          popupIndicator: { color: brand.inkSoft },
          inputRoot: {
            padding: 0,
            '& .MuiAutocomplete-input': { padding: '9px 12px' },
            // As high as the other filters.
            '&.MuiInputBase-sizeSmall': {
              paddingBlock: 0,
              paddingLeft: 0,
              '& .MuiAutocomplete-input': { padding: '7px 12px', fontSize: '0.875rem' },
              '@media (max-width: 719px)': { minHeight: 42 },
            },
          },
          listbox: { fontSize: '0.875rem' },
          noOptions: { fontSize: '0.875rem' },
        },
      },
    },
  });
};
