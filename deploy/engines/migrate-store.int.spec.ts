import { randomUUID } from 'node:crypto';
import { accessPositions } from 'access/schema';
import type { Client } from 'contracts/client/client';
import { openQueue } from 'integration-workers/engine/queue';
import { workPositions } from 'integration-workers/engine/schema';
import type pg from 'pg';
import { isSystem } from 'platform/event-store/eventstoredb/calls';
import { migrateStore } from 'platform/event-store/migrate-store';
import { openPool } from 'platform/postgres/pool';
import { type TestDatabase, testDatabase } from 'platform/test/postgres.harness';
import { projections } from 'projection-service/catalogue';
import { tablesOf } from 'projection-service/engine/sql-names';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrateEvents } from '#deploy/local/migrate-events';
import { openDemoProduct, type RunningProduct } from '#deploy/test/product.harness';
import { until } from '#deploy/test/until';
import { type ProtocolServer, startProtocolServer } from './eventstoredb-protocol.harness.ts';

const log = { warn: () => undefined };

// Each step rests on the one before: none is tried again.
describe('a database whose events are moved to EventStoreDB', { retry: 0 }, () => {
  let server: ProtocolServer;
  let database: TestDatabase;
  let look: pg.Pool;
  let product: RunningProduct<Pick<TestDatabase, 'urls' | 'drop'>> | undefined;
  let owner: Client;

  /** The product on this database, which outlives it. */
  const start = async (settings: Record<string, string> = {}) => {
    product = await openDemoProduct({ urls: database.urls, drop: async () => undefined }, settings);
    owner = await product.clientOf('admin@harbor.example', 'harbor');
  };
  const stop = async () => {
    await product?.close();
    product = undefined;
  };
  const migrate = () => migrateStore({ ownerUrl: database.urls.OWNER_DATABASE_URL, eventStoreUrl: server.url, log });
  const move = async () => {
    process.env.EVENT_STORE_URL = server.url;
    try {
      await migrateEvents(database.urls, { eventStoreUrl: server.url, redisUrl: undefined, isAhead: false });
    } finally {
      delete process.env.EVENT_STORE_URL;
    }
  };
  const ask = async <T extends pg.QueryResultRow>(text: string): Promise<T[]> => (await look.query<T>(text)).rows;
  const person = async (firstName: string): Promise<string> => {
    const body = { firstName, lastName: 'Mover', email: `${randomUUID()}@mail.example` };
    return ((await owner.request('POST', '/api/tenant/candidates', { body })).data as { id: string }).id;
  };
  /** All that read models say, but where in the log they know it from. */
  const shown = async () => {
    const tables: Record<string, unknown[]> = {};
    for (const table of projections.flatMap(tablesOf))
      tables[table] = (
        await ask<{ row: string }>(
          `select (to_jsonb(t) - 'position' - 'event_position')::text as row from read.${table} t order by 1`,
        )
      ).map(({ row }) => row);
    return tables;
  };

  beforeAll(async () => {
    server = await startProtocolServer();
    database = await testDatabase();
    look = openPool(database.superuserUrl, 2, log);
    await start();
  });
  afterAll(async () => {
    await stop();
    await look.end();
    await database.drop();
    await server.close();
  });

  it('given tables of access and of workers, then every column of theirs that holds positions is translated', async () => {
    const rows = await ask<{ name: string }>(
      `select table_schema || '.' || table_name || ' ' || column_name as name from information_schema.columns
       where table_schema in ('access', 'work', 'secret') and (column_name like '%position%' or column_name = 'round')`,
    );
    const known = [...accessPositions, ...workPositions].map(({ table, column }) => `${table} ${column}`);
    expect(rows.map(({ name }) => name).toSorted()).toEqual(known.toSorted());
  });

  it('given a product that is at work, when its events are copied ahead and the server goes away meanwhile, then it goes on; to move over is refused', async () => {
    const cut = await migrate();
    server.next('answered', 'answered', 'answered', 'lost');
    const copying = cut.copy().catch((error: Error) => error);
    const erased = await person('Erased');
    await owner.request('POST', `/api/tenant/candidates/${erased}/erase`);
    await server.restart();
    await copying;
    await cut.close();
    const again = await migrate();
    expect((await again.copy()).events).toBeGreaterThan(1_000);
    expect(await again.others()).toContain('onrecord_worker');
    await again.close();
    await expect(move()).rejects.toThrow('Stop every process first');
  });

  let before: Awaited<ReturnType<typeof shown>>;
  let mails: bigint;

  it('given a product that was stopped, when its events are moved, then the log is the same, and so is all that is read from it', async () => {
    await person('Before');
    // Work that waits for a moment of its own, as a delivery that is tried again does.
    const open = () => openQueue({ url: database.urls.WORKER_DATABASE_URL }, log);
    const queue = open();
    const [event] = await ask<{ id: string; position: bigint }>(
      'select id, position from event_store.events order by position desc limit 1 offset 20',
    );
    const cause = { eventId: event?.id ?? '', policy: 'spec', target: 'x', tenantId: randomUUID() };
    const later = { name: 'spec', data: {}, cause: { ...cause, position: String(event?.position) } };
    const waiting = await queue.add('spec', later, { delay: 86_400_000, jobId: randomUUID() });
    await queue.close();
    await until(async () => (await ask('select from work.checkpoint')).length > 0);
    await stop();
    before = await shown();
    mails = (await ask<{ n: bigint }>('select count(*) as n from work.mail'))[0]?.n ?? 0n;

    await move();
    await move();

    const events = await ask<{ id: string; stream_name: string; stream_version: bigint }>(
      'select id, stream_name, stream_version from event_store.events order by position',
    );
    const copies = server.log.all.filter(({ type, stream }) => !isSystem({ type, streamName: stream }));
    expect(
      copies.map(({ id, stream, revision }) => ({ id, stream_name: stream, stream_version: revision + 1n })),
    ).toEqual(events);
    expect(await shown()).toEqual(before);
    const moved = open();
    const job = await moved.getJob(String(waiting.id));
    await moved.close();
    expect(copies.find(({ position }) => `${position}` === job?.data.cause.position)?.id).toBe(event?.id);
    const [head] = await ask<{ erasure: bigint }>('select last_erasure as erasure from event_store.head');
    expect(copies.find(({ position }) => position === head?.erasure)?.type).toMatch(/Erased$/);
  });

  it('given events that were moved, when the product is started without the other store, then it says where they are', async () => {
    await expect(start()).rejects.toThrow('EVENT_STORE_URL is missing');
    const client = await look.connect();
    await expect(client.query("select event_store.append('[]', '[]')")).rejects.toThrow('in another store');
    client.release();
  });

  it('given events that were moved, when the product is started there, then nothing of the past is done again, and people go on', async () => {
    await start({ EVENT_STORE_URL: server.url });
    const id = await person('After');
    const { data } = await owner.request('GET', `/api/tenant/candidates/${id}`);
    expect(data).toMatchObject({ firstName: 'After' });
    await product?.visitor().client.request('POST', '/api/auth/forgot-password', {
      body: { email: 'admin@harbor.example' },
    });
    const written = async () => (await ask<{ n: bigint }>('select count(*) as n from work.mail'))[0]?.n ?? 0n;
    await until(async () => (await written()) > mails);
    // Policies step together: had they read the past again, its mails would lie before this one.
    expect(await written()).toBe(mails + 1n);
  });
});
