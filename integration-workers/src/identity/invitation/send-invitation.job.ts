import { GLOBAL, Id } from 'contracts/kernel/id';
import { z } from 'zod';
import { mailJob } from '#integration-workers/automation/mail/mail.job';
import { unlessRefused } from '#integration-workers/engine/command';

/** Writes to somebody who is invited to work in a company, with a link to come in. */
export const sendInvitation = mailJob({
  name: 'identity.invitation.send-invitation',
  payload: z.strictObject({ invitationId: Id }),
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
      subject: `You are invited to ${company}`,
      paragraphs: [
        `Hello ${name},`,
        `${company} invites you to work with them on Onrecord. Come in here:`,
        link,
        `The link works once, for seven days. If you do not know ${company}, there is nothing to do.`,
      ],
    }),
    'pt-br': ({ name, company, link }) => ({
      subject: `Você foi convidado para ${company}`,
      paragraphs: [
        `Olá, ${name},`,
        `${company} convida você para trabalhar no Onrecord. Entre por aqui:`,
        link,
        `O link funciona uma única vez, por sete dias. Se você não conhece ${company}, não precisa fazer nada.`,
      ],
    }),
  },
});
