import { Id } from 'contracts/kernel/id';
import { interviewIdOf } from 'contracts/recruiting/application/application.commands';
import { z } from 'zod';
import { productMailJob } from '#integration-workers/automation/mail/product-mail.job';
import { readPerson } from './applicant-person.ts';
import { forgetApplicant } from './forget-applicant.ts';

const QUESTION = {
  projections: ['recruiting.my-application'],
  text: `select job_title as job, job_id as "jobId", coalesce(profile_name, tenant_name) as company
    from read.my_application where user_id = $1 and id = $2`,
};

/** Tells an applicant by mail that their application has arrived; whoever applied to an open interview is invited instead. */
export const confirmReceipt = productMailJob({
  name: 'recruiting.application.confirm-receipt',
  payload: z.strictObject({ applicationId: Id, candidateId: Id, userId: Id }),
  /**
   * Nothing is written to somebody whose record the company has erased. Somebody who has erased their account while the company
   * made that record is forgotten.
   */
  recipients: async ({ data: { applicationId, candidateId, userId }, cause }, tools) => {
    const person = await readPerson(cause, userId, tools);
    if (!person) {
      await forgetApplicant({ candidateId, userId }, cause, tools);
      return [];
    }
    const question = { ...QUESTION, person: userId, values: [userId, applicationId] };
    const [found] = await tools.read<{ job: string; jobId: string | null; company: string }>(cause, question);
    if (!found || found.jobId === null) return [];
    const { firstName, email, locale } = person;
    const values = { 'candidate.first_name': firstName, 'company.name': found.company, 'job.title': found.job };
    const about = { interviewId: interviewIdOf(applicationId), jobId: found.jobId };
    return [{ mail: 'application-received', to: email, subjectId: candidateId, locale, values, about }];
  },
});
