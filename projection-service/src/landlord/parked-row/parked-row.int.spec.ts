import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Projection } from '#projection-service/engine/projection';
import { jobProjection } from '#projection-service/recruiting/job/job.projection';
import { eventually } from '#projection-service/test/eventually';
import { type Harness, openHarness, storyOf } from '#projection-service/test/service.harness';

let broken = true;
const moody: Projection = {
  ...jobProjection,
  evolve: (row, event) => {
    if (broken && event.data.title === 'Poisoned') throw new Error('cannot fold Poisoned');
    return jobProjection.evolve(row, event);
  },
};

let service: Harness;
const platformAdmin = async () => ({ userId: randomUUID() });
beforeAll(async () => {
  service = await openHarness({ projections: [moody], retryDelays: [], authorize: platformAdmin as never });
});
afterAll(() => service.close());

const list = () => service.get('/api/landlord/parked-rows');

describe('rows that wait', () => {
  it('given one, when listed, then it tells what failed and nothing of the event, and another try after a cure folds it', async () => {
    const { id } = await storyOf(service).job('Poisoned');
    const { body, headers } = await eventually(
      () => list(),
      (answer) => answer.body.length === 1,
    );
    const [row] = body;
    expect(row).toMatchObject({ projection: 'recruiting.job', record: null, rowId: id, events: 1, isRequested: false });
    expect(row.error).toMatch(/^at event \d+: Error: cannot fold …$/);
    expect(headers['content-range']).toBe('parked-rows 0-0/1');
    expect((await service.post(`/api/landlord/parked-rows/${row.id}/retry`)).body).toEqual({ outcome: 'refused' });
    broken = false;
    expect((await service.post(`/api/landlord/parked-rows/${row.id}/retry`)).body).toEqual({ outcome: 'applied' });
    expect((await list()).body).toEqual([]);
    expect((await service.get(`/api/landlord/parked-rows/${row.id}`)).status).toBe(404);
    expect((await service.post(`/api/landlord/parked-rows/${row.id}/retry`)).status).toBe(404);
  });
});
