export const accountPtBr = {
  title: 'Minha conta',
  signedInAs: 'Você entra como {{email}}.',
  browserZone: 'Como neste navegador: {{zone}}',
  field: { name: 'Nome', locale: 'Idioma', timeZone: 'Fuso horário' },
  hint: {
    locale: 'Das páginas e dos e-mails que você recebe.',
    timeZone: 'Datas e horas aparecem nele. Deixe vazio para seguir o navegador.',
  },
  avatar: {
    label: 'Foto',
    hint: 'PNG, JPEG ou WebP, até 5 MB. Aparece o centro da imagem, para quem vê seu nome em uma empresa.',
    changed: 'Sua foto foi salva',
    removed: 'Sua foto foi removida',
  },
  profile: { title: 'Perfil', done: 'Perfil atualizado' },
};
