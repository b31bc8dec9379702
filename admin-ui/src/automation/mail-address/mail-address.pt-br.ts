import { resourcePtBr } from '#admin-ui/shared/resource/words.pt-br';
import type { mailAddressProblemEnUs } from './mail-address.en-us.ts';

export const mailAddressPtBr = resourcePtBr({
  name_one: 'Endereço de e-mail',
  name_other: 'Endereços de e-mail',
  gender: 'm',
  historyName: 'Endereço de e-mail',
  unsubscribed: 'Inscrição cancelada em {{date}}: e-mails para várias pessoas, e-mails automáticos e lembretes.',
  fields: {
    address: 'Endereço de e-mail',
    candidateId: 'Candidato',
    userId: 'Usuário',
    subjectId: 'Pessoa',
    way: 'Como',
    reason: 'Motivo',
  },
  way: { link: 'Link de um e-mail', 'mail-program': 'Programa de e-mail', portal: 'Portal do candidato' },
  events: {
    Created: 'Endereço de e-mail registrado',
    MailAddressRenewed: 'Endereço de e-mail registrado novamente',
    MailUnsubscribed: 'Inscrição nos e-mails cancelada',
    MailSubscribed: 'Inscrição nos e-mails retomada',
  },
});

export const mailAddressProblemPtBr: Record<keyof typeof mailAddressProblemEnUs, string> = {
  'mail-unsubscribed': 'Cancelou a inscrição em e-mails deste tipo',
  'mail-link-invalid': 'Este link não funciona mais.',
};
