export const mailPtBr = {
  title: 'Caixa de e-mails',
  one: 'E-mail',
  facts: 'E-mail',
  message: 'Mensagem',
  rendered: 'Como o leitor vê',
  text: 'Texto simples',
  erased: 'Apagado com a pessoa',
  field: { to: 'Para', subject: 'Assunto', status: 'Status', createdAt: 'Escrito em' },
  status: { kept: 'Guardado aqui', queued: 'Na fila', sent: 'Enviado', failed: 'Falhou' },
  empty: {
    title: 'Nenhum e-mail ainda',
    detail:
      'Quando o status de uma entrevista muda, o candidato recebe um e-mail. Sem servidor de e-mail, ele fica aqui.',
  },
};
