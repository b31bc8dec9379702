import { postMail } from '#integration-workers/automation/mail/post';
import { renderMail } from '#integration-workers/automation/mail/render';
import type { Handler } from '#integration-workers/engine/job';
import { addresseeOf } from '#integration-workers/identity/user/addressee';
import type { SendChangeLink } from './send-change-link.job.ts';
import { changeTexts } from './send-change-link.text.ts';

/** A change that was refused or done meanwhile is written nothing of. */
export const handle: Handler<SendChangeLink> = async ({ data: { userId, side }, cause }, tools) => {
  const found = await addresseeOf({ purpose: `email-change-${side}`, userId }, tools);
  if (!found?.newEmail) return;
  const { token, email, newEmail, name, locale } = found;
  const link = `${tools.publicUrl}/a/email-change/${side}/${token}`;
  const content = renderMail(changeTexts[side], locale, { name, newEmail, link });
  await postMail({ ...content, to: email, subjectId: userId }, cause, tools);
};
