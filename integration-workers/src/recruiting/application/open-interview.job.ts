import { Id } from 'contracts/kernel/id';
import { applicantIdOf } from 'contracts/recruiting/application/application.commands';
import { SourceCode } from 'contracts/recruiting/candidate-source/candidate-source.code';
import { z } from 'zod';
import { unlessRefused } from '#integration-workers/engine/command';
import { FOR_A_DAY, job } from '#integration-workers/engine/job';
import type { Cause } from '#integration-workers/engine/work-item';
import { followUp } from '#integration-workers/engine/work-item';
import type { Tools } from '#integration-workers/tools';
import { candidateOf } from './applicant.ts';
import { readPerson } from './applicant-person.ts';
import { readProfileOf } from './applicant-profile.ts';
import { confirmReceipt } from './confirm-receipt.job.ts';
import { forgetApplicant } from './forget-applicant.ts';

export const OpenInterview = z.strictObject({
  applicationId: Id,
  interviewId: Id,
  jobId: Id.nullable(),
  openInterviewId: Id.nullable().default(null),
  userId: Id,
  source: SourceCode.nullable().default(null),
});
export type OpenInterview = z.infer<typeof OpenInterview>;

type Work = { data: OpenInterview; cause: Cause };

const createInterview = async ({ data, cause }: Work, candidateId: string, { command }: Tools): Promise<void> => {
  const { interviewId, jobId, openInterviewId, source } = data;
  const opening = { interviewId, candidateId, jobId, openInterviewId, source };
  const created = command(cause, { aggregate: 'interview', id: interviewId, type: 'CreateInterview', data: opening });
  await unlessRefused(created, 'already-exists');
};

/** Whoever applied to an open interview may answer it at once. */
const invite = async ({ data: { interviewId, openInterviewId }, cause }: Work, { command }: Tools): Promise<void> => {
  if (openInterviewId === null) return;
  const invited = command(cause, {
    aggregate: 'applicantInvitation',
    id: interviewId,
    type: 'InviteApplicant',
    data: {},
  });
  await unlessRefused(invited, 'already-invited', 'candidate-not-found');
};

/** Turns an application into a candidate of the company and an interview. */
export const openInterview = job({
  name: 'recruiting.application.open-interview',
  payload: OpenInterview,
  options: FOR_A_DAY,
  /**
   * An application becomes a candidate of the company and an interview. Each step names its stream by the person and the
   * application and counts once, so that a try may begin anew after any of them. Of somebody whose account is erased nothing is
   * made, and what was made meanwhile goes: here, where an earlier try died, or with the receipt.
   */
  handle: async (work, tools) => {
    const { data, cause } = work;
    const { applicationId, userId } = data;
    const person = await readPerson(cause, userId, tools);
    if (!person) {
      const candidateId = applicantIdOf(cause.tenantId, userId);
      return forgetApplicant({ candidateId, userId }, cause, tools);
    }
    const said = { ...(await readProfileOf(cause, userId, tools)), source: data.source };
    const candidateId = await candidateOf(person, cause, tools, said);
    await createInterview(work, candidateId, tools);
    await invite(work, tools);
    const receipt = confirmReceipt.request(userId, { applicationId, candidateId, userId });
    await tools.enqueue([followUp(cause, receipt)]);
  },
});
