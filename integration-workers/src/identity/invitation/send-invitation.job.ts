import { productMailWith } from 'contracts/automation/product-mail/product-mails';
import { GLOBAL, Id } from 'contracts/kernel/id';
import { z } from 'zod';
import { productMailJob } from '#integration-workers/automation/mail/product-mail.job';
import { unlessRefused } from '#integration-workers/engine/command';

/** Writes to somebody who is invited to work in a company, with a link to come in. */
export const sendInvitation = productMailJob({
  name: 'identity.invitation.send-invitation',
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
    const mail = productMailWith('user-invited', {
      ...{ 'user.name': name, 'company.name': company },
      'user.invitation_link': { url: `${publicUrl}/a/invitation/${token}` },
    });
    return [{ to: email, subjectId: invitationId, tenantId: GLOBAL, locale, ...mail }];
  },
});
