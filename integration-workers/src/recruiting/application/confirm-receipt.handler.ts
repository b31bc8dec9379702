import { postMail } from '#integration-workers/automation/mail/post';
import { renderMail } from '#integration-workers/automation/mail/render';
import type { Handler } from '#integration-workers/engine/job';
import { readPerson } from './applicant-person.ts';
import type { ConfirmReceipt } from './confirm-receipt.job.ts';
import { receiptTexts } from './confirm-receipt.text.ts';
import { forgetApplicant } from './forget-applicant.ts';

const QUESTION = {
  projections: ['recruiting.my-application'],
  text: `select job_title as job, coalesce(profile_name, tenant_name) as company
    from read.my_application where user_id = $1 and id = $2`,
};

/**
 * Nothing is written to somebody whose record the company has erased. Somebody who has erased their account while the company
 * made that record is forgotten.
 */
export const handle: Handler<ConfirmReceipt> = async ({ data, cause }, tools) => {
  const { applicationId, candidateId, userId } = data;
  const person = await readPerson(cause, userId, tools);
  if (!person) return forgetApplicant({ candidateId, userId }, cause, tools);
  const values = [userId, applicationId];
  const [told] = await tools.read<{ job: string; company: string }>(cause, { ...QUESTION, person: userId, values });
  if (!told) return;
  const { firstName, email, locale } = person;
  const content = renderMail(receiptTexts, locale, { firstName, ...told });
  await postMail({ ...content, to: email, subjectId: candidateId }, cause, tools);
};
