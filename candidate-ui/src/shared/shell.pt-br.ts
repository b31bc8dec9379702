export const shellPtBr = {
  shell: {
    language: 'Idioma',
    theme: { label: 'Tema', system: 'Sistema', light: 'Claro', dark: 'Escuro' },
  },
};
