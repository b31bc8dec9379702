import { EventActionStep } from 'contracts/automation/event-action/event-action.entity';
import { exampleTenantId } from 'contracts/kernel/examples';
import { derivedId } from 'contracts/kernel/id';
import { openPipelinedPool } from 'platform/postgres/pool';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openReader } from '#integration-workers/engine/read';
import { givenRow } from '#integration-workers/test/read-models.fixture';
import { type Harness, openHarness, silent } from '#integration-workers/test/workers.harness';
import { membersOf } from './mail-team.ts';

const idOf = (name: string) => derivedId('mail team spec', name);
const [ana, bo, gone] = [idOf('ana'), idOf('bo'), idOf('gone')];
let harness: Harness;
let readers: ReturnType<typeof openPipelinedPool>;
const row = (table: string, id: string, more: object) =>
  givenRow(harness.admin, table, { tenant_id: exampleTenantId, id, ...more });
beforeAll(async () => {
  harness = await openHarness();
  readers = openPipelinedPool(harness.urls.READER_DATABASE_URL, 2, silent);
  await harness.project(10n);
  for (const userId of [ana, bo])
    await harness.admin.query(
      "insert into access.membership (user_id, tenant_id, roles, permissions, version) values ($1, $2, '{}', '{}', 1)",
      [userId, exampleTenantId],
    );
  const member = (userId: string) => ({ userId, isMailed: true });
  await row('job', idOf('job'), { title: 'Cook', slug: 'cook-of-team', team: JSON.stringify([ana, gone].map(member)) });
  await row('team', idOf('team'), { name: 'Dock', user_ids: JSON.stringify([ana, bo, gone]) });
  const opened = { candidate_id: idOf('ada'), job_id: idOf('job'), subject_id: idOf('job'), status: 'created' };
  await row('interview', idOf('of bo'), { ...opened, assignee_id: bo });
  await row('interview', idOf('of team'), { ...opened, team_id: idOf('team') });
  await row('interview', idOf('of nobody'), opened);
});
afterAll(async () => {
  await readers.end();
  await harness.close();
});

it('given a team, a hiring team and interviews that somebody looks after, when a mail is for them, then it is for those of them who work here (AUT-84)', async () => {
  const meant = async (to: 'team' | 'hiring-team' | 'assignee', interview = 'of bo', tenantId = exampleTenantId) => {
    const step = EventActionStep.parse({ kind: 'mail', to, teamId: idOf('team') });
    const run = { jobId: idOf('job'), interviewId: idOf(interview) } as never;
    const cause = { tenantId, eventId: idOf('event'), policy: 'p', target: 't', position: '1' };
    return (await membersOf({ step, run, cause }, { read: openReader(readers) })).userIds.toSorted();
  };
  const both = [ana, bo].toSorted();
  expect(await meant('team')).toEqual(both);
  expect(await meant('hiring-team')).toEqual([ana]);
  expect(await meant('assignee')).toEqual([bo]);
  expect(await meant('assignee', 'of team')).toEqual(both);
  expect(await meant('assignee', 'of nobody')).toEqual([]);
  expect(await meant('hiring-team', 'of bo', idOf('another company'))).toEqual([]);
  expect(await meant('assignee', 'of bo', idOf('another company'))).toEqual([]);
});
