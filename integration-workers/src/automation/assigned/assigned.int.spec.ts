import { exampleTenantId } from 'contracts/kernel/examples';
import { derivedId } from 'contracts/kernel/id';
import { openPipelinedPool, openPool } from 'platform/postgres/pool';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openReader } from '#integration-workers/engine/read';
import { delayOf } from '#integration-workers/engine/reschedule';
import { migrateWork } from '#integration-workers/engine/schema';
import { type WorkItem, workId } from '#integration-workers/engine/work-item';
import { givenCompany, givenRow } from '#integration-workers/test/read-models.fixture';
import { recorded } from '#integration-workers/test/recorded.fixture';
import { type Harness, openHarness, silent } from '#integration-workers/test/workers.harness';
import type { Tools } from '#integration-workers/tools';
import { assignedPolicy } from './assigned.policy.ts';
import { postgresAssigned } from './assigned.ts';
import { noteAssigned } from './note-assigned.job.ts';
import { tellAssigned } from './tell-assigned.job.ts';

const idOf = (name: string) => derivedId('assigned spec', name);
const [ada, bo, cy, team] = [idOf('ada'), idOf('bo'), idOf('cy'), idOf('team')];
const other = idOf('another company');
const RIGHTS = ['tenant.interviews.read', 'tenant.candidates.read'];
const START = Date.parse('2026-03-02T09:00:00.000Z');
let harness: Harness;
let readers: ReturnType<typeof openPipelinedPool>;
let workers: ReturnType<typeof openPool>;
let now = START;

type Mail = { to: string; subject: string; text: string; subjectId: string };
let mails: Mail[];
let asked: Map<string, WorkItem>;
const tools = () =>
  ({
    read: openReader(readers),
    assigned: postgresAssigned(workers),
    enqueue: async (items: WorkItem[]) => void items.map((item) => asked.set(workId(item.cause), item)),
    outbox: { add: async (mail: Mail) => void mails.push(mail) },
    transport: { delivers: false },
    clock: () => new Date(now),
    publicUrl: 'https://onrecord.example',
  }) as unknown as Tools;
const causeIn = (tenantId: string, target: string) => ({
  tenantId,
  eventId: idOf(target),
  policy: 'p',
  target,
  position: '1',
});
const note = (
  kind: 'task' | 'interview' | 'candidate',
  name: string,
  by: string | null = null,
  tenantId = exampleTenantId,
) =>
  noteAssigned.handle(
    { data: { kind, recordId: idOf(name), by }, cause: causeIn(tenantId, name), lastAttempt: false } as never,
    tools(),
  );
/** What was asked for so far, carried out. */
const tell = async () => {
  for (const { data, cause } of asked.values())
    await tellAssigned.handle({ data, cause, lastAttempt: false } as never, tools());
  return mails.map(({ to, subject }) => [to, subject]).toSorted();
};
const task = (name: string, more: object) =>
  givenRow(harness.admin, 'task', {
    ...{ tenant_id: exampleTenantId, id: idOf(name), title: name, status: 'open', subject_id: exampleTenantId },
    ...{ creator_id: ada, ...more },
  });
const interview = (name: string, more: object) =>
  givenRow(harness.admin, 'interview', {
    ...{ tenant_id: exampleTenantId, id: idOf(name), candidate_id: idOf('candidate'), candidate_name: 'Maria Souza' },
    ...{ job_id: idOf('job'), job_title: 'Line cook', subject_id: idOf('job'), ...more },
  });

const candidate = (name: string, more: object) =>
  givenRow(harness.admin, 'candidate', {
    ...{
      tenant_id: exampleTenantId,
      id: idOf(name),
      first_name: name,
      last_name: 'Souza',
      erased: false,
      is_merged: false,
    },
    ...more,
  });

beforeAll(async () => {
  harness = await openHarness();
  await migrateWork(harness.urls.WORKER_DATABASE_URL);
  // With the rights that workers have.
  readers = openPipelinedPool(harness.urls.READER_DATABASE_URL, 2, silent);
  workers = openPool(harness.urls.WORKER_DATABASE_URL, 2, silent);
  await harness.project(10n);
  await givenCompany(harness.admin, { id: other, name: 'Other', subdomain: 'other' });
  const member =
    'insert into access.membership (user_id, tenant_id, roles, permissions, version) values ($1, $2, $3, $4, 1)';
  for (const [name, userId] of Object.entries({ ada, bo, cy })) {
    await harness.admin.query(
      "insert into access.account (user_id, email, name, locale, version) values ($1, $2, $3, 'en-us', 1)",
      [...[userId, `${name}@assigned.example`, name]],
    );
    await harness.admin.query(member, [userId, exampleTenantId, [], name === 'cy' ? [] : RIGHTS]);
  }
  await harness.admin.query('insert into access.team (tenant_id, team_id, user_ids, version) values ($1, $2, $3, 1)', [
    ...[exampleTenantId, team, [bo, cy]],
  ]);
  await task('Call them', { user_id: bo });
  await task('Order ropes', { team_id: team });
  await task('Done already', { user_id: bo, status: 'done' });
  await interview('of Maria', { assignee_id: bo });
  await interview('of a team', { team_id: team });
  await candidate('Maria', { assignee_id: bo });
  await candidate('Rui', { team_id: team });
  await candidate('Erased', { assignee_id: bo, first_name: null, last_name: null, erased: true });
  await candidate('Merged', { assignee_id: bo, is_merged: true });
});
afterAll(async () => {
  await Promise.all([readers.end(), workers.end()]);
  await harness.close();
});
beforeEach(async () => {
  now += 3_600_000;
  mails = [];
  asked = new Map();
});

describe('what is assigned to somebody (AUT-65)', () => {
  it('given one task, when it is given to somebody, then they are told of it by its name a little later, and not before', async () => {
    await note('task', 'Call them', ada);
    const [item] = asked.values();
    const early = await tellAssigned
      .handle({ data: item?.data, cause: item?.cause, lastAttempt: false } as never, tools())
      .catch((error: unknown) => delayOf(error));
    expect(early).toBe(120_000);
    expect(mails).toEqual([]);
    now += 120_000;
    expect(await tell()).toEqual([['bo@assigned.example', 'Assigned to you: Call them']]);
    expect(mails[0]?.text).toContain(`/t/tasks/${idOf('Call them')}/view`);
  });

  it('given several at once, when time is up, then one mail says how many, of what is still theirs and to be done, and names no candidate', async () => {
    await note('task', 'Call them', ada);
    now += 60_000;
    await note('task', 'Done already', ada);
    await note('interview', 'of Maria');
    expect(asked.size).toBe(1);
    now += 60_000;
    expect(await tell()).toEqual([['bo@assigned.example', 'Assigned to you at Harbor & Pine']]);
    expect(mails[0]?.text).toMatch(/1 task\n.*1 interview/);
    expect(mails[0]?.text).not.toContain('Maria');
    expect(mails[0]?.subjectId).toBe(bo);
  });

  it('given something that is given as the mail of what came before goes out, when it is noted, then it waits for a mail of its own', async () => {
    await note('task', 'Call them');
    now += 110_000;
    await note('interview', 'of Maria');
    const waits = [...asked.values()].map(({ data }) => (data as { until: string }).until);
    expect(new Set(waits).size).toBe(2);
    now += 120_000;
    expect(await tell()).toHaveLength(2);
  });

  it('given something of a team, when it is given, then everybody of it is told but whoever did so, and of an interview those alone who may look at it', async () => {
    await note('task', 'Order ropes', bo);
    now += 120_000;
    expect(await tell()).toEqual([['cy@assigned.example', 'Assigned to you: Order ropes']]);
    mails = [];
    asked = new Map();
    await note('interview', 'of a team', ada);
    now += 120_000;
    expect(await tell()).toEqual([['bo@assigned.example', 'Assigned to you: Maria Souza']]);
    expect(mails[0]?.subjectId).toBe(idOf('candidate'));
  });

  it('given a candidate, when they are given to somebody, then these are told of them by name; of a team those alone who may look at candidates (AUT-74)', async () => {
    await note('candidate', 'Maria', ada);
    now += 120_000;
    expect(await tell()).toEqual([['bo@assigned.example', 'Candidate assigned to you: Maria Souza']]);
    expect(mails[0]?.text).toContain(`/t/recruiting/candidates/${idOf('Maria')}/view`);
    expect(mails[0]?.subjectId).toBe(idOf('Maria'));
    mails = [];
    asked = new Map();
    await note('candidate', 'Rui', ada);
    now += 120_000;
    expect(await tell()).toEqual([['bo@assigned.example', 'Candidate assigned to you: Rui Souza']]);
  });

  it('given candidates who were erased or merged into another by then, when time is up, then nothing is said of them; of the others how many they are', async () => {
    for (const name of ['Erased', 'Merged']) await note('candidate', name, ada);
    now += 120_000;
    expect(await tell()).toEqual([]);
    asked = new Map();
    for (const name of ['Maria', 'Rui', 'Erased']) await note('candidate', name, ada);
    await note('task', 'Call them', ada);
    now += 120_000;
    expect(await tell()).toEqual([['bo@assigned.example', 'Assigned to you at Harbor & Pine']]);
    expect(mails[0]?.text).toMatch(/1 task\n.*2 candidates/);
    expect(mails[0]?.text).not.toContain('Souza');
  });

  it('given whoever gives it to themselves, has turned it off, or another company, when it is given, then nobody is told', async () => {
    await note('task', 'Call them', bo);
    await note('task', 'Call them', null, other);
    expect(asked.size).toBe(0);
    await note('task', 'Call them', ada);
    now += 120_000;
    await harness.admin.query("update access.account set muted_mails = '{assignments}' where user_id = $1", [bo]);
    expect(await tell()).toEqual([]);
    await harness.admin.query("update access.account set muted_mails = '{}' where user_id = $1", [bo]);
  });

  it('given what happens to tasks and interviews, when somebody is given one, then that is noted, with who did so; nothing else is', () => {
    const taskId = idOf('Call them');
    const noted = (type: string, data: object) =>
      assignedPolicy
        .decide(recorded(type, { taskId, interviewId: taskId, candidateId: taskId, ...data }))
        .map((one) => one.data);
    const by = recorded('TaskCreated', {}).metadata.actor;
    const said = (kind: string) => [{ kind, recordId: taskId, by: by.type === 'user' ? by.id : null }];
    expect(noted('TaskCreated', { userId: bo })).toEqual(said('task'));
    expect(noted('TaskChanged', { to: { userId: bo } })).toEqual(said('task'));
    expect(noted('TaskChanged', { to: { title: 'Other' } })).toEqual([]);
    expect(noted('TaskGivenBack', {})).toEqual(said('task'));
    expect(noted('TaskTaken', { userId: bo })).toEqual([]);
    expect(noted('InterviewAssigned', { assigneeId: bo, teamId: null })).toEqual(said('interview'));
    expect(noted('CandidateAssigned', { assigneeId: null, teamId: team })).toEqual(said('candidate'));
    expect(noted('CandidateUnassigned', {})).toEqual([]);
  });
});
