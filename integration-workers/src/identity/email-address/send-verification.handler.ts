import { postMail } from '#integration-workers/automation/mail/post';
import { renderMail } from '#integration-workers/automation/mail/render';
import type { Handler } from '#integration-workers/engine/job';
import { addresseeOf } from '#integration-workers/identity/user/addressee';
import type { SendVerification } from './send-verification.job.ts';
import { verificationTexts } from './send-verification.text.ts';

export const handle: Handler<SendVerification> = async ({ data: { userId }, cause }, tools) => {
  const found = await addresseeOf({ purpose: 'email-verification', userId }, tools);
  if (!found) return;
  const { token, email, name, locale } = found;
  const link = `${tools.publicUrl}/a/verify-email/${token}`;
  const content = renderMail(verificationTexts, locale, { name, email, link });
  await postMail({ ...content, to: email, subjectId: userId }, cause, tools);
};
