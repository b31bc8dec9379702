import { exampleTenantId } from 'contracts/kernel/examples';
import { derivedId } from 'contracts/kernel/id';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { givenRow } from '#integration-workers/test/read-models.fixture';
import { type Harness, openHarness } from '#integration-workers/test/workers.harness';
import type { Tools } from '#integration-workers/tools';
import { writeToLateLearner } from '#integration-workers/training/assignment/write-to-late-learner.job';
import { writeToLearner } from '#integration-workers/training/assignment/write-to-learner.job';
import { remindLate } from './remind-late.job.ts';

const idOf = (name: string) => derivedId('late spec', name);
const [ropes, tides, yard] = [idOf('ropes'), idOf('tides'), idOf('yard')];
const at = (date: number) => `2026-03-${String(date).padStart(2, '0')}T09:00:00.000Z`;

let harness: Harness;

const assigned = (who: string, programId: string, starts: number, more: object = {}) =>
  givenRow(harness.admin, 'training_assignment', {
    ...{ tenant_id: exampleTenantId, id: idOf(`${who} ${programId} ${starts}`), user_id: idOf(who) },
    ...{ schedule_id: idOf(`${starts}`), program_id: programId, program_name: programId === ropes ? 'Ropes' : 'Tides' },
    ...{ starts_at: at(starts), expires_at: at(starts + 5), standing: 'overdue', status: 'expired', ...more },
  });
const reminder = async (name: string, createdAt: string, more: object = {}) => {
  const row = { tenant_id: exampleTenantId, id: idOf(name), created_at: createdAt, ...more };
  await givenRow(harness.admin, 'late_reminder', row);
  return idOf(name);
};

beforeAll(async () => {
  harness = await openHarness();
  const { admin } = harness;
  await admin.query("update access.tenant set time_zone = 'America/Chicago' where tenant_id = $1", [exampleTenantId]);
  for (const name of ['ana', 'ben', 'cleo', 'dora']) {
    const account =
      "insert into access.account (user_id, email, name, locale, version) values ($1, $2, $3, 'en-us', 1)";
    await admin.query(account, [idOf(name), `${name}@late.example`, name]);
    const membership = `insert into access.membership (user_id, tenant_id, roles, permissions, version)
      values ($1, $2, '{}', '{}', 1)`;
    await admin.query(membership, [idOf(name), exampleTenantId]);
  }
  await admin.query('insert into access.team (tenant_id, team_id, user_ids, version) values ($1, $2, $3, 1)', [
    ...[exampleTenantId, yard, [idOf('ben')]],
  ]);
  for (const id of [ropes, tides])
    await givenRow(admin, 'training_program', { tenant_id: exampleTenantId, id, published_version: 1 });
  // Of a program that was removed nobody is reminded.
  for (const who of ['ana', 'cleo']) await assigned(who, idOf('removed'), 1, { program_name: 'Sails' });
  await assigned('ana', ropes, 1);
  await assigned('ana', tides, 2);
  await assigned('ben', tides, 1);
  // What is still to come excuses nothing, what has begun does.
  await assigned('ben', tides, 20, { standing: 'not-started', status: 'waiting' });
  await assigned('cleo', ropes, 1);
  await assigned('cleo', ropes, 10, { standing: 'not-started', status: 'open' });
  await assigned('dora', ropes, 1, { late_reminded_on: '2026-03-10' });
  await assigned('gone', ropes, 1);
});
afterAll(() => harness.close());

type Sent = { id: string; data: { day: string } };
const toolsOf = (sent: Sent[], mails: { to: string; subject: string; text: string }[] = []) =>
  ({
    read: async (_: unknown, { text, values }: { text: string; values: unknown[] }) =>
      (await harness.admin.query(text, values)).rows,
    command: async (_: unknown, command: Sent) => void sent.push(command),
    enqueue: async () => undefined,
    outbox: { add: async (mail: (typeof mails)[number]) => void mails.push(mail) },
    transport: { delivers: false },
    clock: () => new Date(),
    publicUrl: 'https://onrecord.example',
  }) as unknown as Tools;
const work = (data: object) => {
  const cause = { eventId: idOf('event'), policy: 'p', target: idOf('target'), tenantId: exampleTenantId };
  return { data, cause: { ...cause, position: '1' }, lastAttempt: false } as never;
};
const remindedBy = async (reminderId: string) => {
  const sent: Sent[] = [];
  await remindLate.handle(work({ reminderId, after: null }), toolsOf(sent));
  return sent.map(({ id, data }) => `${id} ${data.day}`).toSorted();
};
const first = (who: string, programId: string, day: string) => `${idOf(`${who} ${programId} 1`)} ${day}`;

describe('people who have missed a deadline', () => {
  it('given some who were reminded on that day of the company, when all are, then the others are once, by what they missed first (TRA-41)', async () => {
    // Four in the morning of the 11th, in UTC: in Chicago it is still the 10th.
    const reminderId = await reminder('late at night', '2026-03-11T04:00:00.000Z');
    expect(await remindedBy(reminderId)).toEqual(
      [first('ana', ropes, '2026-03-10'), first('ben', tides, '2026-03-10')].toSorted(),
    );
    const next = await reminder('the next day', '2026-03-11T15:00:00.000Z');
    expect(await remindedBy(next)).toContain(first('dora', ropes, '2026-03-11'));
  });

  it('given a program or a team, when its people are reminded, then those alone, and by the same training as of any program', async () => {
    const ofTides = await reminder('of tides', '2026-03-10T15:00:00.000Z', { program_id: tides });
    expect(await remindedBy(ofTides)).toEqual(
      [first('ana', ropes, '2026-03-10'), first('ben', tides, '2026-03-10')].toSorted(),
    );
    const ofYard = await reminder('of the yard', '2026-03-10T15:00:00.000Z', { team_id: yard });
    expect(await remindedBy(ofYard)).toEqual([first('ben', tides, '2026-03-10')]);
  });

  it('given somebody who has missed two trainings, when they are written to, then one mail names both; who has missed none gets none', async () => {
    const mails: { to: string; subject: string; text: string }[] = [];
    for (const who of ['ana', 'cleo', 'gone'])
      await writeToLateLearner.handle(work({ userId: idOf(who) }), toolsOf([], mails));
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
      ['ana@late.example', 'Overdue trainings at Harbor & Pine'],
    ]);
    expect(mails[0]?.text).toContain('\n- Ropes (March 6, 2026)\n- Tides (March 7, 2026)\n');
  });

  it('given a training with a deadline, when its person is told that it is there, then the mail says until when, in their zone (TRA-8)', async () => {
    await assigned('ben', ropes, 3, { standing: 'not-started', status: 'open' });
    const mails: { to: string; subject: string; text: string }[] = [];
    const data = { assignmentId: idOf(`ben ${ropes} 3`), userId: idOf('ben'), news: 'opened' };
    await writeToLearner.handle(work(data), toolsOf([], mails));
    expect(mails.map(({ subject }) => subject)).toEqual(['New training: Ropes']);
    expect(mails[0]?.text).toMatch(/Please finish it by March 8, 2026 at 4:00.AM\./);
  });

  it('given somebody who works in the company and joins by the public link, when they are told that the training is there, then the mail says that they joined, and links to the page of whoever works there', async () => {
    await assigned('cleo', tides, 4, { standing: 'not-started', status: 'open', source: '' });
    const mails: { to: string; subject: string; text: string }[] = [];
    const data = { assignmentId: idOf(`cleo ${tides} 4`), userId: idOf('cleo'), news: 'opened' };
    await writeToLearner.handle(work(data), toolsOf([], mails));
    expect(mails[0]?.text).toContain('You have joined the training “Tides” by Harbor & Pine.');
    expect(mails[0]?.text).toContain(`/t/employee/schedule/${idOf('4')}/training/${tides}`);
  });
});
