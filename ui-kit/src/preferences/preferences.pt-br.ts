export const preferencesPtBr = {
  preferences: {
    language: 'Idioma',
    theme: { label: 'Tema', system: 'Sistema', light: 'Claro', dark: 'Escuro' },
  },
};
