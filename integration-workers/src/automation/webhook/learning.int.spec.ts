import { scheduledBy } from 'contracts/automation/event-action/event-action.steps';
import { exampleTenantId } from 'contracts/kernel/examples';
import { derivedId } from 'contracts/kernel/id';
import { openPipelinedPool } from 'platform/postgres/pool';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { depthOf } from '#integration-workers/automation/event-action/event-action.depth';
import { openReader } from '#integration-workers/engine/read';
import { givenRow } from '#integration-workers/test/read-models.fixture';
import { recorded } from '#integration-workers/test/recorded.fixture';
import { type Harness, openHarness, silent } from '#integration-workers/test/workers.harness';
import type { Tools } from '#integration-workers/tools';
import { isWanted } from './about.ts';
import { learningIn } from './learning.ts';

const idOf = (name: string) => derivedId('learning spec of workers', name);
const [ada, kitchen, program] = [idOf('ada'), idOf('kitchen'), idOf('program')];
const other = idOf('another company');
const begun = '2026-03-02T09:00:00.000Z';
let harness: Harness;
let readers: ReturnType<typeof openPipelinedPool>;
const tools = () =>
  ({
    read: openReader(readers),
    clock: () => new Date(begun),
    publicUrl: 'https://onrecord.example',
  }) as unknown as Tools;
const causeIn = (tenantId: string) => ({ tenantId, eventId: idOf('event'), policy: 'p', target: 't', position: '1' });
const known = (kind: 'training' | 'certificate' | 'handbook', id: string, tenantId = exampleTenantId) =>
  learningIn({ kind, id }, { read: tools().read, cause: causeIn(tenantId) });
const row = (table: string, id: string, more: object) =>
  givenRow(harness.admin, table, { tenant_id: exampleTenantId, id, user_id: ada, ...more });

beforeAll(async () => {
  harness = await openHarness();
  // With the rights that workers have.
  readers = openPipelinedPool(harness.urls.READER_DATABASE_URL, 2, silent);
  await harness.project(10n);
  const account =
    "insert into access.account (user_id, email, name, locale, version) values ($1, $2, 'Ada', 'en-us', 1)";
  await harness.admin.query(account, [ada, 'ada@learning.example']);
  await harness.admin.query(
    "insert into access.membership (user_id, tenant_id, roles, permissions, version) values ($1, $2, '{}', '{}', 1)",
    [ada, exampleTenantId],
  );
  await harness.admin.query('insert into access.team (tenant_id, team_id, user_ids, version) values ($1, $2, $3, 1)', [
    exampleTenantId,
    kitchen,
    [ada],
  ]);
  await givenRow(harness.admin, 'training_version', {
    ...{ tenant_id: exampleTenantId, id: idOf('version'), aggregate: 'trainingProgram', of_id: program, version: 2 },
    content: { passPercent: 80 },
  });
  await row('training_assignment', idOf('assignment'), {
    ...{ schedule_id: idOf('schedule'), program_id: program, program_version: 2, program_name: 'Food safety' },
    ...{ status: 'completed', earned: 17, possible: 20, unreviewed: 0, started_at: begun },
    ...{ completed_at: '2026-03-04T09:00:00.000Z', first_expires_at: '2026-03-03T09:00:00.000Z' },
    expires_at: '2026-03-05T02:00:00.000Z',
  });
  await row('training_certificate', idOf('certificate'), {
    ...{ assignment_id: idOf('assignment'), program_id: program, program_version: 2, program_name: 'Food safety' },
    ...{ status: 'valid', earned: 17, possible: 20, valid_until: '2027-03-04' },
  });
  await row('acknowledgement', idOf('acknowledgement'), {
    ...{
      document_id: idOf('document'),
      round_id: idOf('round'),
      kind: 'policy',
      name: 'Safety',
      handbook_version: 3,
      status: 'overdue',
    },
    due_at: begun,
  });
});
afterAll(async () => {
  await readers.end();
  await harness.close();
});

describe('what webhooks and rules know of somebody who learns', () => {
  it('given a training, a certificate and a document, when read, then it says how they stand; in another company there is nothing', async () => {
    expect(await known('training', idOf('assignment'))).toMatchObject({
      ...{ userId: ada, name: 'Ada', isMember: true, hasJoined: false, teamIds: [kitchen], title: 'Food safety' },
      ...{ version: 2, score: 85, result: 'passed', startedAt: begun, firstDueAt: '2026-03-03T09:00:00.000Z' },
    });
    expect(await known('certificate', idOf('certificate'))).toMatchObject({
      ...{ score: 85, result: null, validUntil: '2027-03-04', scheduleId: idOf('schedule') },
    });
    expect(await known('handbook', idOf('acknowledgement'))).toMatchObject({
      ...{ documentId: idOf('document'), isPolicy: true, dueAt: begun, completedAt: null, dueOn: '2026-03-02' },
    });
    expect(await known('training', idOf('assignment'), other)).toBeNull();
    expect(await known('certificate', idOf('certificate'), other)).toBeNull();
    expect(await known('handbook', idOf('acknowledgement'), other)).toBeNull();
  });

  it('given a webhook, when lessons are started and a training is completed, then the first alone is told, and what its filters want', async () => {
    const stream = { stream: idOf('assignment') };
    const ids = { trainingAssignmentId: idOf('assignment'), userId: ada };
    const asking = { cause: causeIn(exampleTenantId), tools: tools() };
    const lesson = recorded('TrainingLessonStarted', { ...ids, lessonId: idOf('lesson') }, stream);
    const at = (occurredAt: string) => ({ ...lesson, metadata: { ...lesson.metadata, occurredAt } }) as never;
    expect(await isWanted([], at(begun), asking)).toBe(true);
    expect(await isWanted([], at('2026-03-03T09:00:00.000Z'), asking)).toBe(false);
    const completed = recorded('TrainingCompleted', ids, stream) as never;
    const filter = (field: 'user.team' | 'result' | 'late', value: string) => [
      { field, operator: 'is' as const, values: [value] },
    ];
    expect(await isWanted(filter('user.team', kitchen), completed, asking)).toBe(true);
    expect(await isWanted(filter('result', 'not-passed'), completed, asking)).toBe(false);
    expect(await isWanted(filter('late', 'yes'), completed, asking)).toBe(true);
    expect(await isWanted(filter('late', 'yes'), completed, { ...asking, cause: causeIn(other) })).toBe(false);
  });

  it('given a training that a rule has scheduled, when it is assigned or missed, then the chain goes on; what somebody does begins anew (AUT-23)', async () => {
    const run = idOf('run');
    await row('event_action_run', run, {
      ...{
        event_action_id: idOf('rule'),
        event: 'training-expired',
        record_id: idOf('before'),
        cause_id: idOf('cause'),
        depth: 2,
      },
      ...{ status: 'done', actions: JSON.stringify([{ kind: 'mail' }, { kind: 'schedule-training' }]) },
    });
    await row('training_assignment', idOf('next'), {
      ...{ schedule_id: scheduledBy(run, 1), program_id: program, program_version: 2, status: 'expired' },
    });
    const depth = (type: string, name: string, tenantId = exampleTenantId) =>
      depthOf(recorded(type, { trainingAssignmentId: idOf(name), userId: ada }), causeIn(tenantId), tools());
    expect(await depth('TrainingAssignmentCreated', 'next')).toBe(3);
    expect(await depth('TrainingExpired', 'next')).toBe(3);
    expect(await depth('TrainingExpired', 'assignment')).toBe(0);
    expect(await depth('TrainingExpired', 'next', other)).toBe(0);
    expect(await depth('TrainingCompleted', 'next')).toBe(0);
  });
});
