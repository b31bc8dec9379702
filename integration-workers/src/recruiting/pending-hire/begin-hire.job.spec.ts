import { problemError } from 'contracts/client/problem-error';
import { exampleCandidateId, exampleInterviewId, exampleJobId, exampleTenantId } from 'contracts/kernel/examples';
import { derivedId } from 'contracts/kernel/id';
import { expect, it } from 'vitest';
import type { Tools } from '#integration-workers/tools';
import { beginHire } from './begin-hire.job.ts';

const cause = {
  ...{ eventId: derivedId('settled'), policy: 'p', target: exampleInterviewId },
  ...{ tenantId: exampleTenantId, position: '1' },
};

it('given a checklist that is removed while a hire begins, when the job is tried again, then it begins with the one of then', async () => {
  const lists: (string | null)[] = [derivedId('removed'), null];
  const begun: unknown[] = [];
  const tools = {
    read: async () => [{ jobId: exampleJobId, status: 'approved', checklistId: lists.shift() }],
    command: async (_: unknown, { type, data }: { type: string; data: { checklistId?: string | null } }) => {
      if (type === 'CreatePendingHire' && data.checklistId)
        throw problemError({ status: 422, title: 'x', code: 'hiring-checklist-not-found' } as never);
      if (type === 'ReopenPendingHire') throw problemError({ status: 404, title: 'x', code: 'not-found' } as never);
      begun.push(data.checklistId);
      return { position: '2' };
    },
  } as unknown as Tools;
  const data = { interviewId: exampleInterviewId, candidateId: exampleCandidateId };
  const work = { data, cause, lastAttempt: false };
  await expect(beginHire.handle(work, tools)).rejects.toMatchObject({ code: 'hiring-checklist-not-found' });
  await beginHire.handle(work, tools);
  expect(begun).toEqual([null]);
});
