import { Id } from 'contracts/kernel/id';
import { z } from 'zod';
import { mailJob } from '#integration-workers/automation/mail/mail.job';
import { addresseeOf } from '#integration-workers/identity/user/addressee';

/** Writes to somebody who forgot their password, with a link to choose another. */
export const sendResetLink = mailJob({
  name: 'identity.password.send-reset-link',
  payload: z.strictObject({ userId: Id }),
  urgency: 'somebody-waits',
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
        'we received a request to reset the password of your Onrecord account. Choose a new one here:',
        link,
        'The link works once and expires in one hour. If you did not request this, you can ignore this email. Your password stays the same.',
      ],
    }),
    'pt-br': ({ name, link }) => ({
      subject: 'Escolha uma nova senha',
      paragraphs: [
        `Olá, ${name},`,
        'recebemos um pedido para redefinir a senha da sua conta no Onrecord. Escolha uma nova aqui:',
        link,
        'O link só pode ser usado uma vez e expira em uma hora. Se não foi você quem pediu, ignore este e-mail. Sua senha continua a mesma.',
      ],
    }),
  },
});
