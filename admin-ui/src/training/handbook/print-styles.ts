/** On paper there is the document alone: nothing of the console around it, and nothing to click; what a button is called that stands for a file is read. */
export const printStyles = {
  '@media print': {
    'body, html': { background: '#fff !important', color: '#000 !important' },
    'body *': { color: '#000 !important', boxShadow: 'none !important' },
    'aside, nav, button, [role="banner"], .Toastify, a.MuiButton-root': { display: 'none !important' },
    'main, main section': { border: '0 !important', overflow: 'visible !important', background: '#fff !important' },
    '[data-no-print]': { display: 'none !important' },
    'button[data-printed]': { display: 'inline !important', padding: 0, border: 0 },
    'button[data-printed] svg': { display: 'none !important' },
  },
} as const;
