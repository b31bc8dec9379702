import { exampleJobId, exampleUserId } from 'contracts/kernel/examples';
import { applicationIdOf, interviewIdOf } from 'contracts/recruiting/application/application.commands';
import { describe, expect, it } from 'vitest';
import { recorded } from '#integration-workers/test/recorded.fixture';
import { applicationPolicy } from './application.policy.ts';

const applicationId = applicationIdOf(exampleUserId, exampleJobId);
const told = { applicationId, interviewId: interviewIdOf(applicationId), jobId: exampleJobId, userId: exampleUserId };

describe('application policy', () => {
  it('given an application, when it is submitted, then an interview is to be opened, by ids and its source alone', () => {
    const submitted = recorded('ApplicationSubmitted', { ...told, source: 'company-page' });
    expect(applicationPolicy.decide(submitted)).toEqual([
      {
        job: 'recruiting.application.open-interview',
        target: applicationId,
        data: { ...told, source: 'company-page' },
      },
    ]);
  });

  it('given an application, when it is withdrawn, then nothing is asked for', () => {
    expect(applicationPolicy.decide(recorded('ApplicationWithdrawn', told))).toEqual([]);
  });
});
