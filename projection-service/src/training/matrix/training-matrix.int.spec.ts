import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSuperuser } from '#projection-service/test/database.harness';
import { type Harness, openHarness } from '#projection-service/test/service.harness';
import { ALL_DONE, dayOfMarch, missed, trainingStory } from '#projection-service/test/trainings.fixture';
import { CELLS, COUNTS } from './training-matrix.query.ts';

const tenantId = randomUUID();
const elsewhere = randomUUID();
const named = ['Ana', 'Ben', 'Cleo', 'Dora', 'Eli', 'Finn', 'Gus'];

let service: Harness;
let admin: pg.Pool;
let story: ReturnType<typeof trainingStory>;
let ropes: string;
let tides: string;
let yard: string;
let last: string;

beforeAll(async () => {
  service = await openHarness();
  admin = openSuperuser(service);
  story = trainingStory(service, admin, tenantId);
  const other = trainingStory(service, admin, elsewhere);
  const { idOf, program, assigned } = story;
  [ropes, tides, yard] = [idOf('ropes'), idOf('tides'), idOf('yard')];
  await story.company('Harbor');
  for (const name of named) await story.joins(name);
  for (let number = 10; number < 65; number += 1) await story.joins(`Worker ${number}`);
  await other.joins('Stranger');
  await admin.query('insert into access.team (tenant_id, team_id, user_ids, version) values ($1, $2, $3, 1)', [
    ...[tenantId, yard, [idOf('Ana'), idOf('Dora')]],
  ]);

  await program(ropes, 'Ropes');
  await program(tides, 'Tides');
  await program(idOf('draft'), 'Draft', false);
  await other.program(randomUUID(), 'Elsewhere');
  const extended = { expiredAt: dayOfMarch(6), expiresAt: dayOfMarch(12), reminders: [], reason: '' };
  await assigned('Ana', ropes, 1, [[3, 'TrainingCompleted', ALL_DONE]]);
  await assigned('Ben', ropes, 1, [
    ...missed(6),
    [7, 'TrainingExtended', extended],
    [8, 'TrainingCompleted', ALL_DONE],
  ]);
  await assigned('Cleo', ropes, 1, [
    [2, 'TrainingOpened'],
    [3, 'TrainingLessonStarted', { lessonId: randomUUID(), lessonVersion: 1 }],
  ]);
  await assigned('Dora', ropes, 1, missed(6));
  await assigned('Dora', tides, 2, [...missed(7), [9, 'TrainingLateReminded', { day: '2026-03-09' }]]);
  // What was cancelled was not scheduled; what began later decides, what is still to come does not.
  await assigned('Eli', ropes, 1, [[2, 'TrainingCancelled']]);
  await assigned('Ana', tides, 1, missed(6));
  await assigned('Ana', tides, 10, [[10, 'TrainingOpened']]);
  await assigned('Finn', ropes, 1, missed(6));
  await assigned('Finn', ropes, 20);
  // Of a program that was removed nothing is in the table.
  await program(idOf('sails'), 'Sails');
  await assigned('Gus', idOf('sails'), 1, missed(6));
  const removed = { type: 'TrainingProgramRemoved', data: { trainingProgramId: idOf('sails') } };
  await service.append('trainingProgram', idOf('sails'), [removed], tenantId);
  await assigned('Gus', ropes, 20);
  // Nobody's who has left the company, or was never in it.
  last = (await assigned('Zoe', ropes, 1, missed(6))).position;
});
afterAll(async () => {
  await admin.end();
  await service.close();
});

const ask = (path: string, query: Record<string, string> = {}, tenant = tenantId) =>
  service.get(`/api/tenant/${path}?${new URLSearchParams(query)}`, { tenantId: tenant, minPosition: last });
const matrix = async (query: Record<string, string> = {}) => (await ask('training-matrix', query)).body;
type Body = Awaited<ReturnType<typeof matrix>>;
const namesIn = ({ people }: Body): string[] => people.map(({ name }: { name: string }) => name);
const standingsOf = ({ people }: Body, name: string, programId: string): string[] =>
  people
    .find((one: { name: string }) => one.name === name)
    .cells.filter((cell: { programId: string }) => cell.programId === programId)
    .map((cell: { standing: string }) => cell.standing);

describe('GET /api/tenant/training-matrix', () => {
  it('given trainings in every state, when people are shown, then each stands as they do with what began last, or else is to come (TRA-40)', async () => {
    const body = await matrix();
    expect(body.programs.map(({ name }: { name: string }) => name)).toEqual(['Ropes', 'Tides']);
    expect(named.map((name) => standingsOf(body, name, ropes))).toEqual([
      ...[['done'], ['done-late'], ['begun'], ['overdue'], [], ['overdue'], ['not-started']],
    ]);
    expect(standingsOf(body, 'Ana', tides)).toEqual(['not-started']);
  });

  it('given people with several trainings of a program, and one who left, when its head counts, then everybody in the table once', async () => {
    const countsOf = async (query: Record<string, string> = {}) =>
      (await ask('training-matrix/counts', query)).body[0].counts;
    const none = { done: 0, 'done-late': 0, begun: 0, 'not-started': 0, overdue: 0 };
    expect(await countsOf()).toEqual({ done: 1, 'done-late': 1, begun: 1, 'not-started': 1, overdue: 2 });
    expect(await countsOf({ team: yard })).toEqual({ ...none, done: 1, overdue: 1 });
    expect(await countsOf({ state: 'overdue', q: 'finn' })).toEqual({ ...none, overdue: 1 });
    expect((await ask('training-matrix/counts', { after: story.idOf('Ana') })).status).toBe(422);
  });

  it('given more people than a page, when the next one is asked for, then everybody comes once, by name', async () => {
    const first = await matrix();
    const second = await matrix({ after: first.next });
    const all = [...namesIn(first), ...namesIn(second)];
    expect([namesIn(first).length, second.next]).toEqual([50, null]);
    expect([all.length, all]).toEqual([62, all.toSorted()]);
  });

  it('given a team, a program, a state or a name, when the table is narrowed, then those people alone are in it', async () => {
    const people = async (query: Record<string, string>) => namesIn(await matrix(query));
    expect(await people({ team: yard })).toEqual(['Ana', 'Dora']);
    expect(await people({ team: yard, state: 'overdue' })).toEqual(['Dora']);
    expect(await people({ state: 'overdue' })).toEqual(['Dora', 'Finn']);
    expect(await people({ program: tides, state: 'not-started' })).toEqual(['Ana']);
    expect(await people({ q: 'cle' })).toEqual(['Cleo']);
    expect(await people({ program: ropes, q: 'e', state: 'not-scheduled' })).toContain('Eli');
    expect(await people({ team: yard, program: ropes, state: 'not-scheduled' })).toEqual([]);
    expect(await people({ team: randomUUID() })).toEqual([]);
    expect((await ask('training-matrix', { state: 'sleeping' })).status).toBe(422);
  });

  it('given cells and counters, when Postgres plans them, then it finds a person’s trainings by an index, however many a company has', async () => {
    const client = await admin.connect();
    // Without this it would rather read all of the few rows that there are here.
    await client.query('set enable_seqscan = off');
    const planOf = async (text: string, values: unknown[]) =>
      (await client.query(`explain ${text}`, values)).rows.map((row) => row['QUERY PLAN']).join('\n');
    const cells = await planOf(CELLS, [tenantId, [story.idOf('Ana')], [ropes, tides]]);
    const counts = await planOf(COUNTS, [tenantId, null, null, null, null, [ropes, tides]]);
    client.release(true);
    expect(cells).toMatch(/training_assignment_standing[\s\S]*Index Cond: .*tenant_id = .*user_id = /);
    expect(counts).toMatch(/Index Only Scan using training_assignment_standing/);
  });

  it('given another company, when it asks, even for these programs and teams, then it sees nobody of them', async () => {
    const { body } = await ask('training-matrix', { program: ropes, team: yard }, elsewhere);
    expect([body.programs, body.people]).toEqual([[], []]);
    const { body: late } = await ask('training-matrix/late', {}, elsewhere);
    expect(late).toEqual({ people: 0, remindedToday: 0 });
    expect((await ask('training-matrix/counts', { program: ropes }, elsewhere)).body).toEqual([]);
  });

  it('given people who have missed something, when they are counted, then each once, and nobody for what began again, or for a program that was removed (TRA-41)', async () => {
    const late = async (query: Record<string, string> = {}) => (await ask('training-matrix/late', query)).body;
    expect(await late()).toEqual({ people: 2, remindedToday: 0 });
    expect(await late({ program: ropes, team: yard })).toEqual({ people: 1, remindedToday: 0 });
    expect(await late({ team: randomUUID() })).toEqual({ people: 0, remindedToday: 0 });
  });
});
