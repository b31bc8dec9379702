import { postMail } from '#integration-workers/automation/mail/post';
import { renderMail } from '#integration-workers/automation/mail/render';
import type { Handler } from '#integration-workers/engine/job';
import { addresseeOf } from '#integration-workers/identity/user/addressee';
import type { SendResetLink } from './send-reset-link.job.ts';
import { resetLinkTexts } from './send-reset-link.text.ts';

/** A try that begins anew makes another token: the first mail that was written down is the one that goes out, and its link works. */
export const handle: Handler<SendResetLink> = async ({ data: { userId }, cause }, tools) => {
  const found = await addresseeOf({ purpose: 'password-reset', userId }, tools);
  if (!found) return;
  const { token, email, name, locale } = found;
  const link = `${tools.publicUrl}/a/reset-password/${token}/email/${encodeURIComponent(email)}`;
  const content = renderMail(resetLinkTexts, locale, { name, link });
  await postMail({ ...content, to: email, subjectId: userId }, cause, tools);
};
