import { GLOBAL } from 'contracts/kernel/id';
import { postMail } from '#integration-workers/automation/mail/post';
import { renderMail } from '#integration-workers/automation/mail/render';
import { isRefusedAs } from '#integration-workers/engine/command';
import type { Cause, Handler } from '#integration-workers/engine/job';
import type { Tools } from '#integration-workers/tools';
import type { SendInvitation } from './send-invitation.job.ts';
import { invitationTexts } from './send-invitation.text.ts';

/** One that was accepted or withdrawn meanwhile is not sent. */
const invited = async (invitationId: string, { tenantId }: Cause, { invitationToken }: Tools) => {
  try {
    return await invitationToken({ tenantId, invitationId });
  } catch (error) {
    if (isRefusedAs(error, 'invitation-not-found')) return null;
    throw error;
  }
};

/** The mail belongs to no company: its link is for the invited person alone, and staff can read their company's mails. */
export const handle: Handler<SendInvitation> = async ({ data: { invitationId }, cause }, tools) => {
  const found = await invited(invitationId, cause, tools);
  if (!found) return;
  const { token, email, name, locale, company } = found;
  const link = `${tools.publicUrl}/a/invitation/${token}`;
  const content = renderMail(invitationTexts, locale, { name, company, link });
  await postMail({ ...content, to: email, subjectId: invitationId }, { ...cause, tenantId: GLOBAL }, tools);
};
