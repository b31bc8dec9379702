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
  mails: {
    title: 'E-mails',
    hint: 'Lembretes e avisos obrigatórios da sua empresa sempre chegam.',
    assignments: 'Quando algo é atribuído a mim',
    assignmentsHint: 'Tarefas, entrevistas e etapas atribuídas a você ou à sua equipe.',
    reviews: 'De manhã, quando houver respostas a avaliar',
    reviewsHint: 'Enviado às nove da manhã, só se houver algo.',
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
