import { GLOBAL, Id } from 'contracts/kernel/id';
import { z } from 'zod';
import { mailJob } from '#integration-workers/automation/mail/mail.job';
import { unlessRefused } from '#integration-workers/engine/command';

/** Writes to a candidate for whom staff have set a password, with the link by which they confirm that the address is theirs. */
export const sendPortalAccess = mailJob({
  name: 'recruiting.candidate.send-portal-access',
  kind: 'account',
  payload: z.strictObject({ candidateId: Id }),
  urgency: 'somebody-waits',
  /** The mail belongs to no company: its link is for the candidate alone, and staff can read their company's mails. */
  recipients: async ({ data: { candidateId }, cause: { tenantId } }, { portalAccessToken, publicUrl }) => {
    const found = await unlessRefused(portalAccessToken({ tenantId, candidateId }), 'portal-access-invalid');
    if (!found) return [];
    const { token, email, firstName, locale, company } = found;
    const values = { firstName, company, link: `${publicUrl}/a/portal-access/${token}` };
    return [{ to: email, subjectId: candidateId, tenantId: GLOBAL, locale, values }];
  },
  texts: {
    'en-us': ({ firstName, company, link }) => ({
      subject: `${company} invites you to its candidate portal`,
      paragraphs: [
        `Hello ${firstName},`,
        `${company} has prepared access to the candidate portal for you. Confirm that this address is yours, and you can log in:`,
        link,
        'The link works once and expires in seven days. If you do not know this company, ignore this email: nothing happens without your confirmation.',
      ],
    }),
    'pt-br': ({ firstName, company, link }) => ({
      subject: `${company} convida você para o portal do candidato`,
      paragraphs: [
        `Olá, ${firstName},`,
        `${company} preparou seu acesso ao portal do candidato. Confirme que este e-mail é seu para poder entrar:`,
        link,
        'O link só pode ser usado uma vez e expira em sete dias. Se você não conhece esta empresa, ignore este e-mail: nada acontece sem a sua confirmação.',
      ],
    }),
  },
});
