import { Id } from 'contracts/kernel/id';
import { z } from 'zod';
import { mailJob } from '#integration-workers/automation/mail/mail.job';
import type { MailText } from '#integration-workers/automation/mail/render';
import { addresseeOf } from '#integration-workers/identity/user/addressee';

type Values = { name: string; newEmail: string; link: string };

const toOldEn = ({ name, newEmail, link }: Values): MailText => ({
  subject: 'Your email address is to be changed',
  paragraphs: [
    `Hello ${name},`,
    `your Onrecord account is to go by ${newEmail} instead of this address. Agree to it or refuse it here, within a day:`,
    link,
    'If neither you nor your company asked for it, refuse it and change your password.',
  ],
});
const toOldPt = ({ name, newEmail, link }: Values): MailText => ({
  subject: 'Seu e-mail está para ser alterado',
  paragraphs: [
    `Olá, ${name},`,
    `sua conta no Onrecord passará a usar ${newEmail} no lugar deste endereço. Aceite ou recuse aqui, em até um dia:`,
    link,
    'Se nem você nem sua empresa pediram isso, recuse e altere sua senha.',
  ],
});
const toNewEn = ({ name, newEmail, link }: Values): MailText => ({
  subject: 'Confirm your new email address',
  paragraphs: [
    `Hello ${name},`,
    `your Onrecord account is to go by this address, ${newEmail}. Confirm that it is yours, within a day:`,
    link,
    'A link went to your old address too: both are needed. If you have no account here, there is nothing to do.',
  ],
});
const toNewPt = ({ name, newEmail, link }: Values): MailText => ({
  subject: 'Confirme seu novo e-mail',
  paragraphs: [
    `Olá, ${name},`,
    `sua conta no Onrecord passará a usar este endereço, ${newEmail}. Confirme que ele é seu, em até um dia:`,
    link,
    'Um link também foi enviado ao endereço antigo: os dois são necessários. Se você não tem conta aqui, não precisa fazer nada.',
  ],
});

/** Writes to one of the two addresses of a change, with a link to agree to it. */
export const sendChangeLink = mailJob({
  name: 'identity.email-address.send-change-link',
  payload: z.strictObject({ userId: Id, side: z.enum(['old', 'new']) }),
  /** A change that was refused or done meanwhile is written nothing of. */
  recipients: async ({ data: { userId, side } }, tools) => {
    const found = await addresseeOf({ purpose: `email-change-${side}`, userId }, tools);
    if (!found?.newEmail) return [];
    const { token, email, newEmail, name, locale } = found;
    const link = `${tools.publicUrl}/a/email-change/${side}/${token}`;
    return [{ to: email, subjectId: userId, locale, values: { side, name, newEmail, link } }];
  },
  texts: {
    'en-us': (values) => (values.side === 'old' ? toOldEn(values) : toNewEn(values)),
    'pt-br': (values) => (values.side === 'old' ? toOldPt(values) : toNewPt(values)),
  },
});
