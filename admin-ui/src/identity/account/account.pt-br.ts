export const accountPtBr = {
  title: 'Minha conta',
  signedInAs: 'Você entra como {{email}}.',
  browserZone: 'Como neste navegador: {{zone}}',
  field: { name: 'Nome', locale: 'Idioma', timeZone: 'Fuso horário' },
  hint: {
    locale: 'Das páginas e dos e-mails que você recebe.',
    timeZone: 'Datas e horas aparecem nele. Deixe vazio para seguir o navegador.',
  },
  profile: { title: 'Perfil', done: 'Perfil atualizado' },
};
