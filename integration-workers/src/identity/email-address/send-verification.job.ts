import { Id } from 'contracts/kernel/id';
import { z } from 'zod';
import { mailJob } from '#integration-workers/automation/mail/mail.job';
import { addresseeOf } from '#integration-workers/identity/user/addressee';

/** Writes to an account's address after the sign-up, with a link that confirms it. */
export const sendVerification = mailJob({
  name: 'identity.email-address.send-verification',
  payload: z.strictObject({ userId: Id, goOnTo: z.string().optional() }),
  urgency: 'somebody-waits',
  recipients: async ({ data: { userId, goOnTo } }, tools) => {
    const found = await addresseeOf({ purpose: 'email-verification', userId }, tools);
    if (!found) return [];
    const { token, email, name, locale } = found;
    const query = goOnTo ? `?redirect=${encodeURIComponent(goOnTo)}` : '';
    const link = `${tools.publicUrl}/a/verify-email/${token}${query}`;
    return [{ to: email, subjectId: userId, locale, values: { name, email, link } }];
  },
  texts: {
    'en-us': ({ name, email, link }) => ({
      subject: 'Confirm your email address',
      paragraphs: [
        `Hello ${name},`,
        `please confirm that ${email} is your email address:`,
        link,
        'The link expires in seven days. If you did not sign up for Onrecord, you can ignore this email.',
      ],
    }),
    'pt-br': ({ name, email, link }) => ({
      subject: 'Confirme seu e-mail',
      paragraphs: [
        `Olá, ${name},`,
        `confirme que ${email} é o seu e-mail:`,
        link,
        'O link expira em sete dias. Se você não criou uma conta no Onrecord, ignore este e-mail.',
      ],
    }),
  },
});
