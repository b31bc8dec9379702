import { Id } from 'contracts/kernel/id';
import { z } from 'zod';
import { mailJob } from '#integration-workers/automation/mail/mail.job';
import { addresseeOf } from '#integration-workers/identity/user/addressee';

/** Writes to an account's address after the sign-up, with a link that confirms it. */
export const sendVerification = mailJob({
  name: 'identity.email-address.send-verification',
  payload: z.strictObject({ userId: Id }),
  recipients: async ({ data: { userId } }, tools) => {
    const found = await addresseeOf({ purpose: 'email-verification', userId }, tools);
    if (!found) return [];
    const { token, email, name, locale } = found;
    const link = `${tools.publicUrl}/a/verify-email/${token}`;
    return [{ to: email, subjectId: userId, locale, values: { name, email, link } }];
  },
  texts: {
    'en-us': ({ name, email, link }) => ({
      subject: 'Confirm your email address',
      paragraphs: [
        `Hello ${name},`,
        `your Onrecord account goes by the address ${email}. Confirm that it is yours:`,
        link,
        'The link works for seven days. If you have not signed up, there is nothing to do.',
      ],
    }),
    'pt-br': ({ name, email, link }) => ({
      subject: 'Confirme seu e-mail',
      paragraphs: [
        `Olá, ${name},`,
        `sua conta no Onrecord usa o endereço ${email}. Confirme que ele é seu:`,
        link,
        'O link funciona por sete dias. Se você não criou uma conta, não precisa fazer nada.',
      ],
    }),
  },
});
