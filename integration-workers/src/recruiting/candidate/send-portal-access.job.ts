import { productMailWith } from 'contracts/automation/product-mail/product-mails';
import { GLOBAL, Id } from 'contracts/kernel/id';
import { z } from 'zod';
import { productMailJob } from '#integration-workers/automation/mail/product-mail.job';
import { unlessRefused } from '#integration-workers/engine/command';

/** Writes to a candidate for whom staff have set a password, with the link by which they confirm that the address is theirs. */
export const sendPortalAccess = productMailJob({
  name: 'recruiting.candidate.send-portal-access',
  payload: z.strictObject({ candidateId: Id }),
  urgency: 'somebody-waits',
  /** The mail belongs to no company: its link is for the candidate alone, and staff can read their company's mails. */
  recipients: async ({ data: { candidateId }, cause: { tenantId } }, { portalAccessToken, publicUrl }) => {
    const found = await unlessRefused(portalAccessToken({ tenantId, candidateId }), 'portal-access-invalid');
    if (!found) return [];
    const { token, email, firstName, locale, company } = found;
    const mail = productMailWith('portal-opened', {
      ...{ 'candidate.first_name': firstName, 'company.name': company },
      'candidate.portal_link': { url: `${publicUrl}/a/portal-access/${token}` },
    });
    return [{ to: email, subjectId: candidateId, tenantId: GLOBAL, locale, ...mail }];
  },
});
