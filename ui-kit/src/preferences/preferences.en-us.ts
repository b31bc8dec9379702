export const preferencesEnUs = {
  preferences: {
    language: 'Language',
    theme: { label: 'Theme', system: 'System', light: 'Light', dark: 'Dark' },
  },
};
