import { randomUUID } from 'node:crypto';
import { derivedId } from 'contracts/kernel/id';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Harness, openHarness, storyOf } from '#projection-service/test/service.harness';

describe('GET /api/tenant/applications', () => {
  let service: Harness;
  let minPosition = '';
  const [applicationId, interviewId, userId] = [randomUUID(), randomUUID(), randomUUID()];
  let jobId = '';
  let candidateId = '';

  beforeAll(async () => {
    service = await openHarness();
    const story = storyOf(service);
    jobId = (await story.job('Cook')).id;
    candidateId = (await story.candidate('Ada', 'Berg')).id;
    const data = { applicationId, interviewId, jobId, openInterviewId: null, userId, source: 'indeed' };
    await service.append('application', applicationId, [{ type: 'ApplicationSubmitted', data }]);
    await story.interview(candidateId, jobId);
    minPosition = (await story.interview(candidateId, jobId, interviewId)).position;
  });
  afterAll(() => service.close());

  const get = (path = '', tenantId?: string) =>
    service.get(`/api/tenant/applications${path}`, { minPosition, ...(tenantId && { tenantId }) });

  it('given an application, when applications are listed, then it tells job, source, candidate and step, and interviews without one are not there', async () => {
    const { body, headers } = await get();
    expect(headers['content-range']).toBe('applications 0-0/1');
    expect(body).toEqual([
      {
        ...{
          id: applicationId,
          status: 'submitted',
          jobId,
          openInterviewId: null,
          jobTitle: 'Cook',
          source: 'indeed',
          candidateId,
        },
        ...{ candidateName: 'Ada Berg', interviewId, interviewStatus: 'created', step: 'applied-to' },
        appliedAt: expect.any(String),
      },
    ]);
    expect((await get(`?filter={"jobId":"${randomUUID()}"}`)).body).toEqual([]);
    expect((await get(`/${applicationId}`, derivedId('another company'))).status).toBe(404);
  });

  it('given a decision and a withdrawal, when it is shown, then it has both', async () => {
    await storyOf(service).move(interviewId, candidateId, 'rejected');
    const data = { applicationId, interviewId, jobId, openInterviewId: null, userId };
    minPosition = await service.append('application', applicationId, [{ type: 'ApplicationWithdrawn', data }]);
    const { body } = await get(`/${applicationId}`);
    expect(body).toMatchObject({ status: 'withdrawn', interviewStatus: 'rejected', step: 'completed' });
  });
});
