import { exampleCandidateId } from 'contracts/kernel/examples';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { projections } from '#projection-service/catalogue';
import { openSuperuser } from '#projection-service/test/database.harness';
import { eventually } from '#projection-service/test/eventually';
import { type Harness, openHarness } from '#projection-service/test/service.harness';

let service: Harness;
beforeEach(async () => {
  service = await openHarness();
});
afterEach(() => service.close());

describe('an erasure that all projections have before them', () => {
  it('given more projections than connections, when somebody is erased, then all of them come past it', async () => {
    const superuser = openSuperuser(service);
    await superuser.query('update event_store.head set last_erasure = 1');
    await superuser.end();
    await service.append('candidate', exampleCandidateId, [
      { type: 'CandidateErased', data: { candidateId: exampleCandidateId } },
    ]);
    const past = async () =>
      (await service.projector.query('select from read.checkpoint where position >= 1')).rowCount;
    expect(await eventually(past, (count) => count === projections.length)).toBe(projections.length);
  });
});
