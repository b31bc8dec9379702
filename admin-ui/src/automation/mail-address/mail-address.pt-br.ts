import { resourcePtBr } from '#admin-ui/shared/resource/words.pt-br';
import type { mailAddressProblemEnUs } from './mail-address.en-us.ts';

export const mailAddressPtBr = resourcePtBr({
  name_one: 'Endereço de e-mail',
  name_other: 'Endereços de e-mail',
  gender: 'm',
  historyName: 'Endereço de e-mail',
  stop: {
    bounced: 'Nenhum e-mail vai mais para {{address}}: um voltou em {{date}}.',
    complained: 'Nenhum e-mail vai mais para {{address}}: um e-mail foi marcado como indesejado em {{date}}.',
  },
  softBounces_one: '{{count}} e-mail voltou nos últimos {{days}} dias por um motivo que pode passar.',
  softBounces_other: '{{count}} e-mails voltaram nos últimos {{days}} dias por um motivo que pode passar.',
  clear: {
    action: 'Enviar novamente',
    title: 'Enviar e-mails para este endereço novamente?',
    detail:
      'Faça isso quando souber que o endereço funciona. Se um e-mail voltar, os envios serão interrompidos novamente.',
    detailComplained:
      'Faça isso somente se a pessoa pediu. E-mails marcados como indesejados reduzem as chances de todos os seus e-mails serem entregues.',
    done: 'Os e-mails voltam a ir para este endereço',
  },
  unsubscribed: 'Inscrição cancelada em {{date}}: e-mails para várias pessoas, e-mails automáticos e lembretes.',
  fields: {
    address: 'Endereço de e-mail',
    candidateId: 'Candidato',
    userId: 'Usuário',
    subjectId: 'Pessoa',
    way: 'Como',
    reason: 'Motivo',
    mailId: 'E-mail',
    isHard: 'Definitivo',
    answer: 'Servidor de e-mail',
  },
  way: { link: 'Link de um e-mail', 'mail-program': 'Programa de e-mail', portal: 'Portal do candidato' },
  events: {
    Created: 'Endereço de e-mail registrado',
    MailAddressRenewed: 'Endereço de e-mail registrado novamente',
    MailAddressOwnerChanged: 'Endereço de e-mail registrado com quem o tem',
    MailUnsubscribed: 'Inscrição nos e-mails cancelada',
    MailBounced: 'E-mail devolvido',
    MailComplained: 'E-mail marcado como indesejado',
    MailAddressCleared: 'E-mails permitidos novamente',
    MailSubscribed: 'Inscrição nos e-mails retomada',
  },
});

export const mailAddressProblemPtBr: Record<keyof typeof mailAddressProblemEnUs, string> = {
  'mail-unsubscribed': 'Cancelou a inscrição em e-mails deste tipo',
  'mail-bounced': 'O endereço não aceita e-mails: um voltou',
  'mail-complained': 'Marcou um e-mail como indesejado',
  'mail-link-invalid': 'Este link não funciona mais.',
};
