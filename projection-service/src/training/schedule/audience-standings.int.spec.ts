import { exampleTenantId } from 'contracts/kernel/examples';
import { derivedId } from 'contracts/kernel/id';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openSuperuser } from '#projection-service/test/database.harness';
import { type Harness, openHarness, storyOf } from '#projection-service/test/service.harness';

const id = (name: string) => derivedId('audience standings int spec', name);
let service: Harness;
let last: string;
let admin: ReturnType<typeof openSuperuser>;

const assigned = async (who: string, ...moves: string[]) => {
  const ids = { trainingAssignmentId: id(`assignment of ${who}`), userId: id(who) };
  await storyOf(service).user(id(who), who);
  await admin.query(
    "insert into access.account (user_id, email, name, locale, version) values ($1, $2, $2, 'en-us', 1) on conflict do nothing",
    [id(who), `${who}@standings.example`],
  );
  await admin.query(
    `insert into access.membership (user_id, tenant_id, roles, permissions, version) values ($1, $2, '{Trainer}', '{}', 1)
     on conflict do nothing`,
    [id(who), exampleTenantId],
  );
  const startsAt = '2026-03-01T09:00:00.000Z';
  const data = {
    ...{ ...ids, scheduleId: id('schedule'), programId: id('program'), programVersion: 1, programName: 'Ropes' },
    ...{ lessonCount: 1, possible: 0, startsAt, expiresAt: null, reminders: [] },
  };
  const more: Record<string, object> = { TrainingCompleted: { earned: 0, possible: 0, unreviewed: 0 } };
  const told = moves.map((type) => ({ type, data: { ...ids, ...more[type] } }));
  last = await service.append('trainingAssignment', ids.trainingAssignmentId, [
    ...[{ type: 'TrainingAssignmentCreated', data }, ...told],
  ]);
};

beforeAll(async () => {
  service = await openHarness();
  admin = openSuperuser(service);
  await assigned('Ana', 'TrainingOpened');
  await assigned('Ben', 'TrainingCompleted');
  await assigned('Cleo', 'TrainingCancelled');
  await admin.query('update access.membership set label_ids = $2 where user_id = $1', [id('Ana'), [id('label')]]);
});
afterAll(async () => {
  await admin.end();
  await service.close();
});

it('given people of whom some have a program, when it is to be scheduled for them, then it is told how many have it and have completed it (TRA-90)', async () => {
  const ask = async (query: string) =>
    (
      await service.get(`/api/tenant/training-matrix/audience?program=${id('program')}&${query}`, {
        minPosition: last,
      })
    ).body;
  expect(await ask('roles=Trainer')).toEqual({ haveNow: 1, completed: 1 });
  expect(await ask(`users=${id('Ben')},${id('Cleo')}`)).toEqual({ haveNow: 0, completed: 1 });
  expect(await ask(`labels=${id('label')},${id('another label')}`)).toEqual({ haveNow: 1, completed: 0 });
  expect(await ask('')).toEqual({ haveNow: 0, completed: 0 });
});
