import { exampleTenantId } from 'contracts/kernel/examples';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { candidateProjection } from '#projection-service/recruiting/candidate/candidate.projection';
import { interviewProjection } from '#projection-service/recruiting/interview/interview.projection';
import { dump } from '#projection-service/test/database.harness';
import { eventually } from '#projection-service/test/eventually';
import { type Harness, openHarness, storyOf } from '#projection-service/test/service.harness';
import type { Projection, Ref } from './projection.ts';

const SECRETS = ['Ermengarde', 'Quimby', 'Ermintrude'];

let broken = true;

/** Cannot take the candidate's new name, and quotes what it has of them. */
const refusingRow: Projection = {
  ...candidateProjection,
  evolve: (row, event) => {
    if (broken && event.type === 'CandidateChanged') throw new Error(`cannot change ${row?.firstName}`);
    return candidateProjection.evolve(row, event);
  },
};

const refusingValue = (ref: Ref): Ref => ({
  ...ref,
  value: (event, known) => {
    if (broken && event.type === 'CandidateChanged') throw new Error('cannot change the name');
    return ref.value(event, known);
  },
});

/** Cannot take a candidate's new name, and an interview's new status, which leaves its row waiting with the name. */
const refusingRef: Projection = {
  ...interviewProjection,
  evolve: (row, event) => {
    if (broken && event.type === 'InterviewStatusChanged') throw new Error(`cannot move ${row?.candidateName}`);
    return interviewProjection.evolve(row, event);
  },
  refsOfType: new Map(
    [...interviewProjection.refsOfType].map(([type, refs]) => [
      type,
      refs.map(([kind, ref]) => [kind, refusingValue(ref)] as const),
    ]),
  ),
};

describe('an erasure that meets what waits', () => {
  let service: Harness;
  beforeEach(async () => {
    broken = true;
    service = await openHarness({ projections: [refusingRow, refusingRef], retryDelays: [] });
  });
  afterEach(() => service.close());

  const parked = async () =>
    (await service.projector.query<{ positions: bigint[]; error: string }>('select * from read.parked')).rows;

  const everything = async () =>
    JSON.stringify(
      [await dump(service.projector, refusingRow), await dump(service.projector, refusingRef), await parked()],
      (_, value) => (typeof value === 'bigint' ? `${value}` : value),
    );

  it('given a row and a record that wait, when their person is erased, then the read schema holds nothing of them at once, nor after the next try', async () => {
    const story = storyOf(service);
    const { id: candidateId } = await story.candidate('Ermengarde', 'Quimby');
    const { id: jobId } = await story.job('Pilot');
    const { id: interviewId } = await story.interview(candidateId, jobId);
    const names = { from: { firstName: 'Ermengarde' }, to: { firstName: 'Ermintrude' } };
    await service.append('candidate', candidateId, [{ type: 'CandidateChanged', data: { candidateId, ...names } }]);
    await story.move(interviewId, candidateId, 'approved', '');
    expect(await eventually(parked, (rows) => rows.length === 3)).toHaveLength(3);
    expect(await everything()).toContain('Quimby');

    await service.events.keys.destroy({ tenantId: exampleTenantId, subject: candidateId });
    await service.append('candidate', candidateId, [{ type: 'CandidateErased', data: { candidateId } }]);
    const waiting = await eventually(
      parked,
      (rows) => rows.length === 3 && rows.every(({ positions }) => positions.length === 2),
    );
    expect(waiting).toHaveLength(3);
    // What waits is written before the rows are.
    const left = await eventually(everything, (all) => !SECRETS.some((secret) => all.includes(secret)));
    for (const secret of SECRETS) expect(left).not.toContain(secret);

    broken = false;
    await service.projector.query('update read.parked set is_requested = true');
    expect(await eventually(parked, (rows) => rows.length === 0)).toEqual([]);
    const cured = await everything();
    for (const secret of SECRETS) expect(cured).not.toContain(secret);
    expect(cured).toContain('approved');
  });
});
