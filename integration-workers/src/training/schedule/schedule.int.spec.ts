import { exampleTenantId } from 'contracts/kernel/examples';
import { derivedId } from 'contracts/kernel/id';
import { systemCommandCatalogue } from 'contracts/system-commands';
import { renewalIdOf } from 'contracts/training/certificate/certificate.entity';
import { ASSIGNED_AT_ONCE } from 'contracts/training/schedule/schedule.choices';
import { repetitionIdOf } from 'contracts/training/schedule/schedule.entity';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { WorkItem } from '#integration-workers/engine/work-item';
import { givenRow } from '#integration-workers/test/read-models.fixture';
import { type Harness, openHarness } from '#integration-workers/test/workers.harness';
import type { Tools } from '#integration-workers/tools';
import { assignLabel, assignLabelTo, assignTeam, assignTeamTo } from './assign-group.job.ts';
import { assignNewcomer } from './assign-newcomer.job.ts';
import { assignPeople } from './assign-people.job.ts';
import { repeatSchedule } from './repeat-schedule.job.ts';

const idOf = (name: string) => derivedId('schedules that follow', name);
const now = new Date('2026-03-10T12:00:00.000Z');
const [yard, lodge] = [idOf('yard'), idOf('lodge')];
const crowd = Array.from({ length: ASSIGNED_AT_ONCE + 1 }, (_, at) => idOf(`crowd ${at}`));
let harness: Harness;

const member = async (id: string, roles: string[] = [], labels: string[] = []) => {
  const account = "insert into access.account (user_id, email, name, locale, version) values ($1, $2, $2, 'en-us', 1)";
  await harness.admin.query(account, [id, `${id}@follows.example`]);
  await harness.admin.query(
    'insert into access.membership (user_id, tenant_id, roles, permissions, version, label_ids) values ($1, $2, $3, $4, 1, $5)',
    [id, exampleTenantId, roles, [], labels],
  );
};
const team = (id: string, users: string[]) =>
  harness.admin.query('insert into access.team (tenant_id, team_id, user_ids, version) values ($1, $2, $3, 1)', [
    ...[exampleTenantId, id, users],
  ]);
const schedule = async (name: string, more: object = {}) => {
  const said = {
    users: '[]',
    teams: '[]',
    roles: '[]',
    labels: '[]',
    reminder_days: '[]',
    assigned: '[]',
    status: 'scheduled',
  };
  const row = { tenant_id: exampleTenantId, id: idOf(name), program_id: idOf('program'), follows_membership: true };
  await givenRow(harness.admin, 'training_schedule', { ...row, ...said, ...more });
};
const json = JSON.stringify;

beforeAll(async () => {
  harness = await openHarness();
  const { admin } = harness;
  await admin.query("update access.tenant set time_zone = 'America/Chicago' where tenant_id = $1", [exampleTenantId]);
  await member(idOf('ana'), ['Trainer']);
  await member(idOf('ben'));
  for (const id of crowd) await member(id);
  await team(yard, [idOf('ana'), ...crowd]);
  await team(lodge, [idOf('ben'), idOf('gone')]);
  await schedule('of the yard', { teams: json([yard]) });
  await schedule('of trainers', { roles: json(['Trainer']), assigned: json([idOf('ana')]) });
  await schedule('of ben', { users: json([idOf('ben')]) });
  await schedule('fixed', { teams: json([yard, lodge]), follows_membership: false });
  await schedule('cancelled', { teams: json([yard, lodge]), status: 'cancelled' });
  await schedule('over', { teams: json([yard, lodge]), deadline: '2026-03-10T11:00:00.000Z' });
  await schedule('of the lodge', { teams: json([lodge]), deadline: '2026-03-10T13:00:00.000Z' });
  await schedule('the lodge again', { teams: json([lodge]), repeat_of: idOf('of the lodge') });
  await givenRow(admin, 'training_program', {
    ...{ tenant_id: exampleTenantId, id: idOf('program'), name: 'Ropes', published_version: 3 },
  });
});
afterAll(() => harness.close());

type Sent = { aggregate: string; id: string; type: string; data: Record<string, unknown> };
const toolsOf = (sent: Sent[], queue: WorkItem[] = []) =>
  ({
    read: async (_: unknown, { text, values }: { text: string; values: unknown[] }) =>
      (await harness.admin.query(text, values)).rows,
    command: async (_: unknown, command: Sent) => {
      const taken = systemCommandCatalogue[command.aggregate]?.commands[command.type];
      expect(taken).toBeDefined();
      expect(taken?.safeParse(command.data).error).toBeUndefined();
      sent.push(command);
    },
    enqueue: async (items: WorkItem[]) => void queue.push(...items),
    clock: () => now,
  }) as unknown as Tools;
const cause = { eventId: idOf('event'), policy: 'p', target: idOf('target'), tenantId: exampleTenantId, position: '1' };
const work = (data: object) => ({ data, cause, lastAttempt: false }) as never;
/** So long ago that nobody is waited for. */
const since = { version: 1, at: '2026-03-10T11:00:00.000Z' };
const givenTo = async (userId: string) => {
  const sent: Sent[] = [];
  await assignNewcomer.handle(work({ userId, since }), toolsOf(sent));
  expect(sent.every(({ data }) => String(data.userIds) === userId)).toBe(true);
  return sent.map(({ id }) => id).toSorted();
};
const ids = (...names: string[]) => names.map(idOf).toSorted();

describe('people who come later', () => {
  it('given schedules that follow by team, role and name, when somebody comes, then they get those that they do not have, by the newest repetition (TRA-55)', async () => {
    expect(await givenTo(idOf('ana'))).toEqual(ids('of the yard'));
    expect(await givenTo(idOf('ben'))).toEqual(ids('of ben', 'the lodge again'));
    expect(await givenTo(idOf('gone'))).toEqual([]);
  });

  it('given somebody, or a team, that is said to have come and stands nowhere yet, when they are looked for, then they are waited for (TRA-55)', async () => {
    const just = { version: 1, at: now.toISOString() };
    const waits = expect.objectContaining({ code: 'not-yet-visible' });
    await expect(assignNewcomer.handle(work({ userId: idOf('gone'), since: just }), toolsOf([]))).rejects.toEqual(
      waits,
    );
    const later = { ...just, version: 2 };
    await expect(assignNewcomer.handle(work({ userId: idOf('ana'), since: later }), toolsOf([]))).rejects.toEqual(
      waits,
    );
    await expect(assignTeam.handle(work({ teamId: yard, since: later }), toolsOf([]))).rejects.toEqual(waits);
  });

  it('given a team of more people than are assigned at once, when others come to it, then all are, each once, and who does not work here is not', async () => {
    const queue: WorkItem[] = [];
    await assignTeam.handle(work({ teamId: yard, since }), toolsOf([], queue));
    expect(queue.map(({ data }) => data.scheduleId)).toEqual([idOf('of the yard')]);
    const sent: Sent[] = [];
    for (let item = queue.shift(); item; item = queue.shift())
      await assignTeamTo.handle({ ...item, lastAttempt: false } as never, toolsOf(sent, queue));
    const people = sent.flatMap(({ data }) => data.userIds as string[]);
    expect([sent.length, people.length, new Set(people).size]).toEqual([2, crowd.length + 1, crowd.length + 1]);
    const ofLodge: Sent[] = [];
    await assignTeamTo.handle(
      work({ teamId: lodge, scheduleId: idOf('the lodge again'), after: null }),
      toolsOf(ofLodge),
    );
    expect(ofLodge.map(({ data }) => data.userIds)).toEqual([[idOf('ben')]]);
  });

  it('given many who get a label at once, when the first of them is looked at, then all of them are given what is for it, each once, and those who have it already are not (TRA-102)', async () => {
    const [labelId, late] = [idOf('first aider'), idOf('lea')];
    const people = ['kim', 'lea', 'max'].map(idOf);
    for (const id of people) await member(id, [], [labelId]);
    await schedule('of first aiders', { labels: json([labelId]), assigned: json([idOf('kim')]) });
    await schedule('of other labels', { labels: json([idOf('forklift')]) });
    await schedule('of first aiders, fixed', { labels: json([labelId]), follows_membership: false });
    const queue: WorkItem[] = [];
    await assignLabel.handle(work({ labelId, userId: late, since }), toolsOf([], queue));
    expect(queue.map(({ data }) => data)).toEqual([{ labelId, scheduleId: idOf('of first aiders'), after: null }]);
    const sent: Sent[] = [];
    for (const item of queue) await assignLabelTo.handle({ ...item, lastAttempt: false } as never, toolsOf(sent));
    expect(sent).toMatchObject([
      { id: idOf('of first aiders'), type: 'AssignTrainingNewcomers', data: { userIds: people.slice(1).toSorted() } },
    ]);
    expect(await givenTo(late)).toEqual(ids('of first aiders'));
    await harness.admin.query("update access.membership set label_ids = '{}' where user_id = $1", [late]);
    expect(await givenTo(late)).toEqual([]);
    const unwritten = { version: 2, at: now.toISOString() };
    await expect(
      assignLabel.handle(work({ labelId, userId: late, since: unwritten }), toolsOf([])),
    ).rejects.toMatchObject({ code: 'not-yet-visible' });
  });
});

describe('a schedule that repeats', () => {
  const repeated = async (name: string, startsAt: string) => {
    const sent: Sent[] = [];
    await repeatSchedule.handle(work({ scheduleId: idOf(name), startsAt }), toolsOf(sent));
    return sent;
  };

  it('given a deadline, when its time has come, then the same people get the newest version, with a deadline as much later by the clocks there (TRA-56)', async () => {
    const often = { repeat_months: 1, teams: json([yard]), users: json([idOf('ben')]), reminder_days: json([2]) };
    const former = { starts_at: '2026-02-14T15:00:00.000Z', deadline: '2026-03-01T23:00:00.000Z' };
    await schedule('often', { ...often, ...former });
    const startsAt = '2026-03-14T14:00:00.000Z';
    expect(await repeated('often', startsAt)).toMatchObject([
      {
        ...{ aggregate: 'trainingSchedule', id: repetitionIdOf(idOf('often')), type: 'CreateTrainingSchedule' },
        data: {
          ...{ programId: idOf('program'), programVersion: 3, users: [idOf('ben')], teams: [yard], reminderDays: [2] },
          ...{ startsAt, deadline: '2026-03-29T22:00:00.000Z', repeatMonths: 1, repeatOf: idOf('often') },
          repeatsFrom: former.starts_at,
          followsMembership: true,
        },
      },
    ]);
  });

  it('given a moment that is long over, a schedule that does not repeat or was cancelled, and a program that is gone, when its time has come, then there is as long to go as ever, and nothing', async () => {
    const late = { starts_at: '2026-01-01T15:00:00.000Z', deadline: '2026-01-02T15:00:00.000Z' };
    await schedule('late', { repeat_months: 1, teams: json([yard]), ...late });
    expect((await repeated('late', '2026-02-01T15:00:00.000Z'))[0]?.data.deadline).toBe('2026-03-11T12:00:00.000Z');
    expect(await repeated('of the yard', '2026-03-08T15:00:00.000Z')).toEqual([]);
    await schedule('ended', { repeat_months: 1, status: 'cancelled' });
    expect(await repeated('ended', '2026-03-08T15:00:00.000Z')).toEqual([]);
    await schedule('of nothing', { repeat_months: 1, program_id: idOf('removed') });
    expect(await repeated('of nothing', '2026-03-08T15:00:00.000Z')).toEqual([]);
  });

  it('given people who learn a program again because their certificate expires, when it repeats, then they are left out until that is over; of a schedule that repeats none they are not (TRA-69)', async () => {
    const people = ['una', 'vic', 'wes', 'xia', 'yan'].map(idOf);
    for (const id of people) await member(id);
    const [una = '', vic = '', wes = '', xia = '', yan = ''] = people;
    const renewal = async (userId: string, isOver: boolean, more: object) => {
      const id = derivedId('certificate', userId);
      const of = { tenant_id: exampleTenantId, user_id: userId, program_id: idOf('program') };
      await givenRow(harness.admin, 'training_certificate', { ...of, id, assignment_id: derivedId('former', userId) });
      const assigned = { ...of, id: derivedId('again', userId), schedule_id: renewalIdOf(id, isOver) };
      await givenRow(harness.admin, 'training_assignment', { ...assigned, status: 'open', ...more });
    };
    await renewal(una, false, { expires_at: '2026-03-20T12:00:00.000Z' });
    await renewal(vic, true, { status: 'begun', expires_at: null });
    await renewal(wes, false, { status: 'completed', expires_at: '2026-03-20T12:00:00.000Z' });
    await renewal(xia, false, { expires_at: '2026-03-10T11:00:00.000Z' });
    const of = { users: json(people), status: 'assigning' };
    await schedule('yearly', { ...of, repeat_of: idOf('yearly before') });
    await schedule('once', { ...of, repeat_of: null });
    const assignedTo = async (name: string) => {
      const sent: Sent[] = [];
      await assignPeople.handle(work({ scheduleId: idOf(name), after: null }), toolsOf(sent));
      expect(sent).toMatchObject([{ type: 'AssignTrainingPeople', data: { after: null, next: null } }]);
      return sent.flatMap(({ data }) => data.userIds as string[]).toSorted();
    };
    expect(await assignedTo('yearly')).toEqual([wes, xia, yan].toSorted());
    expect(await assignedTo('once')).toEqual(people.toSorted());
  });
});
