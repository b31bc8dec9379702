import type { mailAddressEnUs } from './mail-address.en-us.ts';

export const mailAddressPtBr: typeof mailAddressEnUs = {
  mailAddress: {
    checking: 'Abrindo o link…',
    title: 'Cancelar a inscrição nos e-mails de {{company}}?',
    lead: 'Estes e-mails de {{company}} não serão mais enviados para {{address}}:',
    kinds: {
      bulk: 'e-mails enviados a várias pessoas ao mesmo tempo',
      rule: 'e-mails enviados automaticamente',
      reminder: 'lembretes para responder às perguntas da entrevista',
    },
    owed: 'Você continuará recebendo o que diz respeito à sua candidatura, convites para entrevistas, contratos e a segurança da sua conta.',
    submit: 'Cancelar inscrição',
    submitting: 'Cancelando…',
    doneTitle: 'Sua inscrição foi cancelada',
    done: '{{company}} não envia mais esses e-mails para {{address}}. Você continua recebendo o que diz respeito à sua candidatura.',
    undo: 'Inscrever-se novamente',
    undoing: 'Inscrevendo…',
    undone: 'Você está inscrito novamente.',
    invalidTitle: 'Este link não funciona mais',
    invalid: 'Ele pode estar incompleto. Abra-o novamente a partir do e-mail.',
    retry: 'Tentar novamente',
    failed: 'Não foi possível abrir esta página',
    settings: {
      title: 'Configurações de e-mail',
      detail: 'Escolha quais empresas podem enviar e-mails que não dizem respeito à sua candidatura.',
      open: 'Escolher e-mails',
      lead: 'As empresas às quais você se candidatou também podem enviar e-mails que vão para várias pessoas, são automáticos ou lembram você de algo.',
      companies: 'Empresas',
      get: 'E-mails de {{company}}',
      address: 'para {{address}}',
      empty: { title: 'Nenhuma empresa ainda', detail: 'As empresas às quais você se candidatar aparecerão aqui.' },
      saved: 'Salvo.',
    },
  },
  problem: { 'mail-link-invalid': 'Este link não funciona mais.' },
};
