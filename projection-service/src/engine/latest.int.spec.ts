import { latestFirst } from 'access/training/latest-assignment';
import { exampleTenantId } from 'contracts/kernel/examples';
import { derivedId } from 'contracts/kernel/id';
import type { Recorded } from 'contracts/kernel/message';
import fc from 'fast-check';
import { memoryFeed } from 'platform/test/memory-feed.fixture';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DatabaseHarness, dump, openDatabase } from '#projection-service/test/database.harness';
import { history } from '#projection-service/test/history.fixture';
import { batchSizes, cut } from '#projection-service/test/random-history.fixture';
import { ALL_DONE, assignedTraining, dayOfMarch } from '#projection-service/test/trainings.fixture';
import { assignmentProjection } from '#projection-service/training/assignment/assignment.projection';
import { createApplier } from './batch.ts';
import { beginTables } from './checkpoint.ts';
import { LATEST, latestName } from './latest.ts';
import { rebuildTables } from './rebuild.ts';

const RUNS = 40;
const tenants = [exampleTenantId, derivedId('other tenant')];

const trainingMoves: [type: string, data: object][] = [
  ['TrainingOpened', {}],
  ['TrainingLessonStarted', { lessonId: derivedId('lesson'), lessonVersion: 1 }],
  ['TrainingCompleted', ALL_DONE],
  ['TrainingExpired', { finishedLessons: 0 }],
  ['TrainingExtended', { expiredAt: dayOfMarch(6), expiresAt: dayOfMarch(9), reminders: [], reason: '' }],
  ['TrainingCancelled', {}],
  ['TrainingAnswersErased', {}],
  ['TrainingReminded', { left: [] }],
];
const membershipMoves = ['MembershipGranted', 'MembershipDeactivated', 'MembershipReactivated', 'MembershipRevoked'];

const step = fc.record({
  isOfMember: fc.boolean(),
  tenant: fc.nat(1),
  person: fc.nat(1),
  program: fc.nat(1),
  nth: fc.nat(2),
  starts: fc.integer({ min: 1, max: 3 }),
  move: fc.nat(trainingMoves.length - 1),
});

/** A training is created by the first of its steps; the others come in any order, also one that no command would make. */
const randomTrainings = fc.array(step, { minLength: 1, maxLength: 80, size: 'max' }).map((steps): Recorded[] => {
  const told = history();
  const there = new Set<string>();
  for (const { isOfMember, tenant, person, program, nth, starts, move } of steps) {
    const tenantId = tenants[tenant] ?? exampleTenantId;
    const userId = derivedId('person', String(person));
    if (isOfMember) {
      const type = membershipMoves[move % membershipMoves.length] ?? '';
      told.record({ aggregate: 'membership', id: userId, type, data: { userId, roles: ['Recruiter'] }, tenantId });
      continue;
    }
    const id = derivedId('training', String(tenant), String(person), String(program), String(nth));
    const ids = { trainingAssignmentId: id, userId };
    const [type, data] = there.has(id)
      ? (trainingMoves[move] ?? ['', {}])
      : ['TrainingAssignmentCreated', assignedTraining(ids, derivedId('program', String(program)), starts)];
    there.add(id);
    told.record({ aggregate: 'trainingAssignment', id, type, data: { ...ids, ...data }, tenantId });
  }
  return told.events;
});

/** Who works where after all of it, as `company person`. */
const membersAfter = (events: readonly Recorded[]): Set<string> => {
  const status = new Map<string, string>();
  for (const { type, data, metadata } of events) {
    const name = `${metadata.tenantId} ${data.userId}`;
    if (type === 'MembershipGranted' && !status.has(name)) status.set(name, 'active');
    if (type === 'MembershipRevoked') status.delete(name);
    if (type === 'MembershipDeactivated' && status.has(name)) status.set(name, 'deactivated');
    if (type === 'MembershipReactivated' && status.has(name)) status.set(name, 'active');
  }
  return new Set([...status].flatMap(([name, now]) => (now === 'active' ? [name] : [])));
};

describe('counts of the latest rows', () => {
  let harness: DatabaseHarness;
  beforeAll(async () => {
    harness = await openDatabase();
  });
  afterAll(() => harness.close());

  const apply = async (batches: Recorded[][], crashAt = -1) => {
    let cursor = { ...(await beginTables(harness.projector, assignmentProjection, 'read')) };
    let applier = createApplier(harness.projector, assignmentProjection, 'read');
    for (const [turn, events] of batches.entries()) {
      const until = events.at(-1)?.position ?? 0n;
      expect(await applier.apply({ events, until }, cursor)).not.toBeNull();
      if (turn === crashAt) applier = createApplier(harness.projector, assignmentProjection, 'read');
      cursor = { ...cursor, position: until };
    }
  };

  const kept = async (): Promise<Record<string, number>> => {
    const { rows } = await harness.projector.query(
      'select tenant_id, key, n from read.training_assignment_count where starts_with(key, $1)',
      [LATEST],
    );
    return Object.fromEntries(rows.map(({ tenant_id, key, n }) => [`${tenant_id} ${key}`, Number(n)]));
  };

  /** Every person's latest training of each program, one by one. */
  const counted = async (members: ReadonlySet<string>): Promise<Record<string, number>> => {
    const { rows } = await harness.projector.query(
      `select distinct on (r.tenant_id, r.user_id, r.program_id) r.tenant_id, r.user_id, r.program_id, r.standing
       from read.training_assignment r where r.standing is not null
       order by r.tenant_id, r.user_id, r.program_id, ${latestFirst('r')}`,
    );
    const counts: Record<string, number> = {};
    for (const { tenant_id, user_id, program_id: programId, standing } of rows) {
      const isMember = members.has(`${tenant_id} ${user_id}`);
      const name = `${tenant_id} ${latestName(assignmentProjection, { programId, standing, isMember })}`;
      counts[name] = (counts[name] ?? 0) + 1;
    }
    return counts;
  };

  it('given any history of trainings and members, in any batches, when asked for, then each counter is that of the rows', async () => {
    await fc.assert(
      fc.asyncProperty(randomTrainings, batchSizes, async (events, sizes) => {
        await apply(cut(events, sizes), sizes[0]);
        expect(await kept()).toEqual(await counted(membersAfter(events)));
      }),
      { numRuns: RUNS },
    );
  });

  it('given any history of them, when it is applied at once or rebuilt, then every counter is the same', async () => {
    await fc.assert(
      fc.asyncProperty(randomTrainings, batchSizes, async (events, sizes) => {
        await apply(cut(events, sizes));
        const live = await dump(harness.projector, assignmentProjection);
        await apply([events]);
        expect(await dump(harness.projector, assignmentProjection)).toEqual(live);
        await rebuildTables(assignmentProjection, { pool: harness.projector, feed: memoryFeed(events) });
        expect(await dump(harness.projector, assignmentProjection)).toEqual(live);
      }),
      { numRuns: RUNS / 2 },
    );
  });
});
