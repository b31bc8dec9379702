import { resourcePtBr } from '#admin-ui/shared/resource/words.pt-br';

export const mailPtBr = resourcePtBr({
  name_one: 'E-mail',
  name_other: 'E-mails',
  gender: 'm',
  title: 'Caixa de e-mails',
  facts: 'E-mail',
  message: 'Mensagem',
  rendered: 'Como o leitor vê',
  text: 'Texto simples',
  erased: 'Apagado com a pessoa',
  fields: { to: 'Para', subject: 'Assunto', createdAt: 'Escrito em' },
  status: { kept: 'Guardado aqui', queued: 'Na fila', sent: 'Enviado', failed: 'Falhou' },
  empty: {
    detail:
      'Quando o status de uma entrevista muda, o candidato recebe um e-mail. Sem servidor de e-mail, ele fica aqui.',
  },
});
