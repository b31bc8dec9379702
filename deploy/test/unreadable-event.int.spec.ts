import { randomUUID } from 'node:crypto';
import type { Client } from 'contracts/client/client';
import { newId, streamName } from 'contracts/kernel/id';
import type pg from 'pg';
import { inTransaction, openPool } from 'platform/postgres/pool';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { demoId } from '#deploy/seed/demo-id';
import { answerOf, get, harbor, openLandlord } from './landlord.harness.ts';

const joiner = demoId('job', 'harbor', 'marine-joiner');
const PATIENCE = { timeout: 60_000, interval: 100 };

let opened: Awaited<ReturnType<typeof openLandlord>>;
let database: ReturnType<typeof openPool>;
beforeAll(async () => {
  opened = await openLandlord();
  database = openPool(opened.product.database.superuserUrl, 1, { warn: () => undefined });
});
afterAll(async () => {
  await database?.end();
  await opened?.product.close();
});

const candidateOf = async (client: Client, lastName: string) => {
  const body = { firstName: 'Ada', lastName, email: `${randomUUID()}@mail.example` };
  return (await client.request('POST', '/api/tenant/candidates', { body })).data as { id: string; email: string };
};
const interviewOf = async (client: Client, candidateId: string) => {
  const body = { candidateId, jobId: joiner };
  return ((await client.request('POST', '/api/tenant/interviews', { body })).data as { id: string }).id;
};
const interview = (id: string) => get<{ status: string }>(opened.harborOwner, `/api/tenant/interviews/${id}`);
const interviewWhole = async (id: string) => (await interview(id)).data;

type Written = { data: unknown; metadata: unknown };

const causeOf = (id: string) => ({
  tenantId: harbor,
  actor: { type: 'system', id: 'spec' },
  ip: null,
  occurredAt: new Date().toISOString(),
  correlationId: id,
  causationId: id,
  version: 1,
});

const put = (db: Pick<pg.ClientBase, 'query'>, id: string, { data, metadata }: Written) =>
  db.query('update event_store.events set data = $2, metadata = $3 where id = $1', [
    ...[id, JSON.stringify(data), JSON.stringify(metadata)],
  ]);

/** Writes an event as nobody of ours would. */
const write = async (stream: string, type: string, broken: Written): Promise<string> => {
  const id = newId(new Date());
  const appends = [{ ordinal: 0, stream, expected: -1, events: 1 }];
  const written = [{ ordinal: 0, number: 1, id, type, data: {}, metadata: {} }];
  await inTransaction(database, async (client) => {
    await client.query('select event_store.append($1, $2)', [JSON.stringify(appends), JSON.stringify(written)]);
    await put(client, id, broken);
  });
  return id;
};

const waiting = async () =>
  (
    await get<{ id: string; projection: string; companyId: string; error: string }[]>(
      opened.platformAdmin,
      '/api/landlord/parked-rows',
    )
  ).data;
const mailsTo = async (email: string) =>
  (await database.query('select from work.mail where to_address = $1', [email])).rowCount;

describe('events of one company that cannot be read', () => {
  it.each([
    ['no data', (whole: Written): Written => ({ ...whole, data: null })],
    ['metadata that is none', (whole: Written): Written => ({ ...whole, metadata: 'broken' })],
    ['metadata without a company', (whole: Written): Written => ({ ...whole, metadata: { version: 1 } })],
    [
      'a version of a later release',
      (whole: Written): Written => ({ ...whole, metadata: { ...(whole.metadata as object), version: 99 } }),
    ],
  ])(
    'given one with %s, when it was written, then its record waits and is not changed, all else goes on, and another try after a cure takes it',
    async (_name, broken) => {
      const { harborOwner, owner, platformAdmin } = opened;
      const person = await candidateOf(harborOwner, 'Waiting');
      const id = await interviewOf(harborOwner, person.id);
      expect((await interviewWhole(id)).status).toBe('created');
      const moved = { interviewId: id, candidateId: person.id, from: 'created', to: 'approved', comment: '' };
      const whole = { data: moved, metadata: causeOf(id) };
      const poison = await write(streamName('interview', harbor, id), 'InterviewStatusChanged', broken(whole));

      // Other companies, and other records of this one.
      for (const client of [owner, harborOwner]) {
        const { id: other } = await candidateOf(client, 'Going on');
        expect((await get<{ id: string }>(client, `/api/tenant/candidates/${other}`)).data.id).toBe(other);
      }
      const beside = await interviewOf(harborOwner, (await candidateOf(harborOwner, 'Beside')).id);
      expect((await interviewWhole(beside)).status).toBe('created');
      expect((await interviewWhole(id)).status).toBe('created');
      const change = answerOf(harborOwner, 'POST', `/api/tenant/interviews/${id}/status`, { status: 'rejected' });
      expect(await change).toEqual([503, 'record-unavailable']);
      const found = await vi.waitFor(async () => {
        const rows = await waiting();
        expect(rows.map(({ projection }) => projection)).toEqual(
          expect.arrayContaining(['recruiting.interview', 'reporting.audit']),
        );
        return rows;
      }, PATIENCE);
      expect(found.every(({ companyId }) => companyId === harbor)).toBe(true);
      expect(await mailsTo(person.email)).toBe(0);
      const again = (row: string) => platformAdmin.request('POST', `/api/landlord/parked-rows/${row}/retry`);
      expect((await again(found[0]?.id ?? '')).data).toEqual({ outcome: 'refused' });

      await put(database, poison, whole);
      for (const row of found) expect((await again(row.id)).data).toEqual({ outcome: 'applied' });
      expect(await waiting()).toEqual([]);
      expect((await interviewWhole(id)).status).toBe('approved');
      await vi.waitFor(async () => expect(await mailsTo(person.email)).toBe(1), PATIENCE);
      const { status } = await harborOwner.request('POST', `/api/tenant/interviews/${id}/status`, {
        body: { status: 'rejected' },
      });
      expect(status).toBe(200);
      expect((await interviewWhole(id)).status).toBe('rejected');
    },
  );

  it('given one that can be read and says nothing, when it was written, then all else goes on, and once it is cured nothing waits any more', async () => {
    const { harborOwner, owner, platformAdmin, product } = opened;
    const person = await candidateOf(harborOwner, 'Saying nothing');
    const id = await interviewOf(harborOwner, person.id);
    const moved = { interviewId: id, candidateId: person.id, from: 'created', to: 'approved', comment: '' };
    const whole = { data: moved, metadata: causeOf(id) };
    const poison = await write(streamName('interview', harbor, id), 'InterviewStatusChanged', { ...whole, data: {} });
    for (const client of [owner, harborOwner]) {
      const other = await candidateOf(client, 'Going on');
      expect((await get<{ id: string }>(client, `/api/tenant/candidates/${other.id}`)).data.id).toBe(other.id);
    }
    const place = async (name: string) =>
      (await database.query('select position from work.checkpoint where name = $1', [name])).rows[0]?.position;
    const at = (await database.query('select position from event_store.events where id = $1', [poison])).rows[0]
      ?.position;
    const late = async () => (await database.query('select from work.due_late where position = $1', [at])).rowCount;
    await vi.waitFor(async () => expect(await late()).toBe(1), PATIENCE);
    expect((await place('due')) >= at).toBe(true);
    const beside = await candidateOf(harborOwner, 'Hearing');
    const heard = await interviewOf(harborOwner, beside.id);
    await harborOwner.request('POST', `/api/tenant/interviews/${heard}/status`, { body: { status: 'approved' } });
    await vi.waitFor(async () => expect(await mailsTo(beside.email)).toBe(1), PATIENCE);
    expect((await fetch(`${product.baseUrl}/readyz`)).status).toBe(200);
    expect(await mailsTo(person.email)).toBe(0);

    await put(database, poison, whole);
    for (const row of await waiting()) await platformAdmin.request('POST', `/api/landlord/parked-rows/${row.id}/retry`);
    await vi.waitFor(async () => expect(await late()).toBe(0), PATIENCE);
    await vi.waitFor(async () => expect((await interviewWhole(id)).status).toBe('approved'), PATIENCE);
    await vi.waitFor(async () => expect(await waiting()).toEqual([]), PATIENCE);
  });

  it('given one of a type that only a later release knows, when this one runs, then it passes it by: its record is shown and not changed, all else goes on', async () => {
    const { harborOwner, owner } = opened;
    const person = await candidateOf(harborOwner, 'Rolled back');
    const id = await interviewOf(harborOwner, person.id);
    const painted = { data: { interviewId: id }, metadata: causeOf(id) };
    await write(streamName('interview', harbor, id), 'InterviewPainted', painted);
    for (const client of [owner, harborOwner]) {
      const { id: other } = await candidateOf(client, 'Going on');
      expect((await get<{ id: string }>(client, `/api/tenant/candidates/${other}`)).data.id).toBe(other);
    }
    expect((await interviewWhole(id)).status).toBe('created');
    const change = answerOf(harborOwner, 'POST', `/api/tenant/interviews/${id}/status`, { status: 'rejected' });
    expect(await change).toEqual([503, 'record-unavailable']);
    expect(await waiting()).toEqual([]);
    expect((await fetch(`${opened.product.baseUrl}/readyz`)).status).toBe(200);
  });
});
