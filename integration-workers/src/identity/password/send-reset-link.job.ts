import { Id } from 'contracts/kernel/id';
import { z } from 'zod';
import { mailJob } from '#integration-workers/automation/mail/mail.job';
import { addresseeOf } from '#integration-workers/identity/user/addressee';

/** Writes to somebody who forgot their password, with a link to choose another. */
export const sendResetLink = mailJob({
  name: 'identity.password.send-reset-link',
  payload: z.strictObject({ userId: Id }),
  /** A try that begins anew makes another token: the first mail that was written down is the one that goes out, and its link works. */
  recipients: async ({ data: { userId } }, tools) => {
    const found = await addresseeOf({ purpose: 'password-reset', userId }, tools);
    if (!found) return [];
    const { token, email, name, locale } = found;
    const link = `${tools.publicUrl}/a/reset-password/${token}/email/${encodeURIComponent(email)}`;
    return [{ to: email, subjectId: userId, locale, values: { name, link } }];
  },
  texts: {
    'en-us': ({ name, link }) => ({
      subject: 'Choose a new password',
      paragraphs: [
        `Hello ${name},`,
        'somebody, most likely you, asked for a new password for your Onrecord account. Choose one here:',
        link,
        'The link works once, for one hour. If you did not ask for it, there is nothing to do: your password stays as it is.',
      ],
    }),
    'pt-br': ({ name, link }) => ({
      subject: 'Escolha uma nova senha',
      paragraphs: [
        `Olá, ${name},`,
        'alguém, provavelmente você, pediu uma nova senha para sua conta no Onrecord. Escolha uma aqui:',
        link,
        'O link funciona uma única vez, por uma hora. Se não foi você, não precisa fazer nada: sua senha continua a mesma.',
      ],
    }),
  },
});
