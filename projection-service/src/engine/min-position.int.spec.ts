import { randomUUID } from 'node:crypto';
import { formatPosition } from 'contracts/kernel/position';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Harness, openHarness, storyOf } from '#projection-service/test/service.harness';

describe('X-Min-Position', () => {
  let service: Harness;
  beforeAll(async () => {
    service = await openHarness();
  });
  afterAll(() => service.close());

  it('given a change that was just answered, when its position is asked for, then the read shows it', async () => {
    const story = storyOf(service);
    const { id: candidate } = await story.candidate('Ada', 'Byron');
    const { id: job } = await story.job('Pilot');
    for (let turn = 0; turn < 30; turn += 1) {
      const { id, position } = await story.interview(candidate, job);
      const { status, body } = await service.get(`/api/tenant/interviews/${id}`, { minPosition: position });
      expect([status, body.candidateName]).toEqual([200, 'Ada Byron']);
    }
  });

  it('given a position that is not reached, when it was waited for, then the client is told to ask again', async () => {
    const impatient = await openHarness({ projections: [], maxWaitMs: 50 });
    try {
      const minPosition = formatPosition('spec', 999_999n);
      const { status, body, headers } = await impatient.get('/api/tenant/jobs', { minPosition });
      expect([status, body.code, headers['retry-after']]).toEqual([425, 'not-yet-visible', '1']);
    } finally {
      await impatient.close();
    }
  });

  it('given a position of another store, when asked for, then it is none of ours', async () => {
    const { status } = await service.get('/api/tenant/jobs', { minPosition: formatPosition('elsewhere', 999_999n) });
    expect(status).toBe(200);
  });

  it.each(['spec', 'spec.12', 'spec.000000000000000000x', '.0000000000000000001', '1'])(
    'given the malformed position %s, when asked for, then the refusal names the header',
    async (minPosition) => {
      for (const path of ['/api/tenant/jobs', `/api/tenant/jobs/${randomUUID()}`]) {
        const { status, body } = await service.get(path, { minPosition });
        expect([status, Object.keys(body.errors)]).toEqual([422, ['X-Min-Position']]);
      }
    },
  );
});
