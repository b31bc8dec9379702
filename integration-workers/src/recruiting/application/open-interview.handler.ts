import { applicantIdOf } from 'contracts/recruiting/application/application.commands';
import { isRefusedAs } from '#integration-workers/engine/command';
import type { Cause, Handler } from '#integration-workers/engine/job';
import type { Tools } from '#integration-workers/tools';
import { candidateOf } from './applicant.ts';
import { readPerson } from './applicant-person.ts';
import { confirmReceipt } from './confirm-receipt.job.ts';
import { forgetApplicant } from './forget-applicant.ts';
import type { OpenInterview } from './open-interview.job.ts';

type Work = { data: OpenInterview; cause: Cause };

const openInterview = async ({ data, cause }: Work, candidateId: string, { command }: Tools): Promise<void> => {
  const { interviewId, jobId } = data;
  const opening = { interviewId, candidateId, jobId };
  try {
    await command(cause, { aggregate: 'interview', id: interviewId, type: 'CreateInterview', data: opening });
  } catch (error) {
    if (!isRefusedAs(error, 'interview-already-exists')) throw error;
  }
};

/**
 * An application becomes a candidate of the company and an interview. Each step names its stream by the person and the
 * application and counts once, so that a try may begin anew after any of them. Of somebody whose account is erased nothing is
 * made, and what was made meanwhile goes: here, where an earlier try died, or with the receipt.
 */
export const handle: Handler<OpenInterview> = async (work, tools) => {
  const { data, cause } = work;
  const { applicationId, userId } = data;
  const person = await readPerson(cause, userId, tools);
  if (!person) {
    const candidateId = applicantIdOf(cause.tenantId, userId);
    return forgetApplicant({ candidateId, userId }, cause, tools);
  }
  const candidateId = await candidateOf(person, cause, tools);
  await openInterview(work, candidateId, tools);
  const { job, target, data: told } = confirmReceipt.request(userId, { applicationId, candidateId, userId });
  await tools.enqueue([{ name: job, data: told, cause: { ...cause, policy: job, target } }]);
};
