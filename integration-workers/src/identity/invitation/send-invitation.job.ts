import { GLOBAL, Id } from 'contracts/kernel/id';
import { z } from 'zod';
import { mailJob } from '#integration-workers/automation/mail/mail.job';
import { unlessRefused } from '#integration-workers/engine/command';

/** Writes to somebody who is invited to work in a company, with a link to come in. */
export const sendInvitation = mailJob({
  name: 'identity.invitation.send-invitation',
  kind: 'account',
  payload: z.strictObject({ invitationId: Id }),
  urgency: 'somebody-waits',
  /**
   * One that was accepted or withdrawn meanwhile is not sent. The mail belongs to no company: its link is for the invited person
   * alone, and staff can read their company's mails.
   */
  recipients: async ({ data: { invitationId }, cause: { tenantId } }, { invitationToken, publicUrl }) => {
    const found = await unlessRefused(invitationToken({ tenantId, invitationId }), 'invitation-not-found');
    if (!found) return [];
    const { token, email, name, locale, company } = found;
    const values = { name, company, link: `${publicUrl}/a/invitation/${token}` };
    return [{ to: email, subjectId: invitationId, tenantId: GLOBAL, locale, values }];
  },
  texts: {
    'en-us': ({ name, company, link }) => ({
      subject: `Invitation to join ${company} on Onrecord`,
      paragraphs: [
        `Hello ${name},`,
        `${company} has invited you to join its workspace on Onrecord. Accept the invitation here:`,
        link,
        'The link works once and expires in seven days. If you were not expecting this invitation, you can ignore this email.',
      ],
    }),
    'pt-br': ({ name, company, link }) => ({
      subject: `Convite para entrar em ${company} no Onrecord`,
      paragraphs: [
        `Olá, ${name},`,
        `${company} convidou você para o espaço de trabalho da empresa no Onrecord. Aceite o convite aqui:`,
        link,
        'O link só pode ser usado uma vez e expira em sete dias. Se você não esperava este convite, ignore este e-mail.',
      ],
    }),
  },
});
