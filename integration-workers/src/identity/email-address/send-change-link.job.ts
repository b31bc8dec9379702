import { Id } from 'contracts/kernel/id';
import { z } from 'zod';
import { mailJob } from '#integration-workers/automation/mail/mail.job';
import type { MailText } from '#integration-workers/automation/mail/render';
import { addresseeOf } from '#integration-workers/identity/user/addressee';

type Values = { name: string; newEmail: string; link: string };

const toOldEn = ({ name, newEmail, link }: Values): MailText => ({
  subject: 'Confirm the change of your email address',
  paragraphs: [
    `Hello ${name},`,
    `someone asked to change the email address of your Onrecord account to ${newEmail}. Confirm or decline the change here within a day:`,
    link,
    'If neither you nor your company requested this, decline it and change your password.',
  ],
});
const toOldPt = ({ name, newEmail, link }: Values): MailText => ({
  subject: 'Confirme a alteração do seu e-mail',
  paragraphs: [
    `Olá, ${name},`,
    `alguém pediu para alterar o e-mail da sua conta no Onrecord para ${newEmail}. Confirme ou recuse a alteração aqui, em até um dia:`,
    link,
    'Se nem você nem sua empresa pediram isso, recuse e altere sua senha.',
  ],
});
const toNewEn = ({ name, newEmail, link }: Values): MailText => ({
  subject: 'Confirm your new email address',
  paragraphs: [
    `Hello ${name},`,
    `confirm within a day that you want to use ${newEmail} for your Onrecord account:`,
    link,
    'We also sent a link to your old address. Both need to be confirmed. If you do not have an Onrecord account, you can ignore this email.',
  ],
});
const toNewPt = ({ name, newEmail, link }: Values): MailText => ({
  subject: 'Confirme seu novo e-mail',
  paragraphs: [
    `Olá, ${name},`,
    `confirme em até um dia que você quer usar ${newEmail} na sua conta do Onrecord:`,
    link,
    'Também enviamos um link ao e-mail antigo. Os dois precisam ser confirmados. Se você não tem uma conta no Onrecord, ignore este e-mail.',
  ],
});

/** Writes to one of the two addresses of a change, with a link to agree to it. */
export const sendChangeLink = mailJob({
  name: 'identity.email-address.send-change-link',
  payload: z.strictObject({ userId: Id, side: z.enum(['old', 'new']) }),
  urgency: 'somebody-waits',
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
