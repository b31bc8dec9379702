import type { companyMailsEnUs } from './company-mails.en-us.ts';
import { lines, type MailWords } from './mail-words.ts';

const hello = 'Olá, {{ user.name }},';

export const companyMailsPtBr: Record<keyof typeof companyMailsEnUs, MailWords> = {
  'user-invited': {
    subject: 'Convite para entrar em {{ company.name }} no Onrecord',
    content: lines(
      hello,
      '{{ company.name }} convidou você para o espaço de trabalho da empresa no Onrecord. Aceite o convite aqui:',
      '{{ user.invitation_link }}',
      'O link só pode ser usado uma vez e expira em sete dias. Se você não esperava este convite, ignore este e-mail.',
    ),
  },
  'portal-opened': {
    subject: '{{ company.name }} convida você para o portal do candidato',
    content: lines(
      'Olá, {{ candidate.first_name }},',
      '{{ company.name }} preparou seu acesso ao portal do candidato. Confirme que este e-mail é seu para poder entrar:',
      '{{ candidate.portal_link }}',
      'O link só pode ser usado uma vez e expira em sete dias. Se você não conhece esta empresa, ignore este e-mail: nada acontece sem a sua confirmação.',
    ),
  },
  'webhook-stopped': {
    subject: 'O webhook {{ webhook.name }} de {{ company.name }} foi desativado',
    content: lines(
      hello,
      'o webhook {{ webhook.name }} foi desativado. {{ webhook.reason }}',
      'Nada mais é enviado para ele. Ative-o novamente em Configurações > Webhooks quando o destinatário voltar.',
    ),
  },
  'event-actions-limited': {
    subject: 'As ações automáticas de {{ company.name }} atingiram o limite por hora',
    content: lines(
      hello,
      'as ações automáticas da sua empresa tentaram fazer em uma hora mais do que podem. O que passou do limite não foi feito.',
      'O registro de cada ação automática mostra o que ficou de fora, em Configurações > Ações automáticas. Verifique se alguma delas é executada mais vezes do que você deseja. Você recebe este e-mail no máximo uma vez por dia.',
    ),
  },
};
