export const accountPtBr = {
  title: 'Minha conta',
  signedInAs: 'Você entra com {{email}}.',
  field: { name: 'Nome', locale: 'Idioma', timeZone: 'Fuso horário' },
  hint: {
    locale: 'Usado em todas as páginas e nos e-mails que você recebe.',
    timeZone: 'Usado para mostrar datas e horas. Deixe em branco para usar o da empresa.',
  },
  avatar: {
    label: 'Foto',
    hint: 'PNG, JPEG ou WebP, até 5 MB. A imagem é cortada no centro e aparece ao lado do seu nome.',
    changed: 'Foto salva',
    removed: 'Foto removida',
  },
  profile: { title: 'Perfil', done: 'Perfil atualizado' },
  documents: {
    title: 'Documentos',
    lead: 'Contratos enviados ao e-mail da sua conta para você assinar.',
    until: 'Assine até',
    sign: 'Ler e assinar',
    open: 'Abrir',
    empty: { title: 'Nenhum documento', detail: 'Os contratos enviados ao seu e-mail aparecem aqui.' },
  },
};
