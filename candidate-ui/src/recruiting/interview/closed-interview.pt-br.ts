export const closedInterviewPtBr = {
  closedInterview: {
    confirm: 'Confirme seu e-mail primeiro',
    confirmDetail:
      'Esta entrevista abre para a pessoa a quem a empresa escreveu. Enviamos uma mensagem para {{email}}: abra o link dela e você voltará para cá.',
    sent: 'Enviamos outra mensagem para {{email}}. Abra o link dela e você voltará para cá.',
    notYours: 'Esta entrevista não está aberta para a sua conta',
    notYoursDetail:
      'Você entrou como {{email}}. Se o convite chegou em outro endereço, entre com ele ou peça à empresa que escreva para este.',
    check: 'Já confirmei',
  },
};
