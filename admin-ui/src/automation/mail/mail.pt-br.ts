import { resourcePtBr } from '#admin-ui/shared/resource/words.pt-br';

export const mailPtBr = resourcePtBr({
  name_one: 'E-mail',
  name_other: 'E-mails',
  gender: 'm',
  title: 'E-mails enviados',
  facts: 'E-mail',
  message: 'Mensagem',
  rendered: 'Pré-visualização',
  text: 'Texto simples',
  erased: 'Apagado com os dados da pessoa',
  search: 'Buscar assunto ou endereço',
  fields: { to: 'Para', subject: 'Assunto', status: 'Status', createdAt: 'Escrito em' },
  automatic: {
    title: 'E-mails automáticos',
    detail: 'O que é enviado automaticamente, sobre candidaturas ou entrevistas por exemplo, aparece aqui.',
  },
  status: {
    kept: 'Não enviado',
    queued: 'Na fila',
    sent: 'Enviado',
    failed: 'Falhou',
    skipped: 'Ignorado',
    bounced: 'Devolvido',
    complained: 'Indesejado',
  },
  empty: {
    detail:
      'Os e-mails para candidatos sobre suas entrevistas aparecem aqui. Sem um servidor de e-mail, eles não são enviados.',
  },
});
