export const shellEnUs = {
  shell: {
    language: 'Language',
    theme: { label: 'Theme', system: 'System', light: 'Light', dark: 'Dark' },
  },
};
