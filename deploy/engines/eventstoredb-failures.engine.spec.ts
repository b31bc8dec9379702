import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { eventCatalogue } from 'contracts/events';
import pg from 'pg';
import type { Append, EventEngine, NewEvent } from 'platform/event-store/engine';
import { type Events, openEvents } from 'platform/event-store/events';
import { type TestDatabase, testDatabase } from 'platform/test/postgres.harness';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type ProtocolServer, startProtocolServer } from './eventstoredb-protocol.harness.ts';

const log = { warn: () => undefined, error: () => undefined };
const event = (type = 'Counted'): NewEvent => ({ id: randomUUID(), type, data: {}, metadata: {} });
const fresh = () => `counter-${randomUUID()}`;
const single = (streamName: string, expected: Append['expected'] = 'absent', more: Partial<Append> = {}): Append => ({
  ...{ streamName, expected, events: [event()] },
  ...more,
});

describe('EventStoreDB that fails', () => {
  let server: ProtocolServer;
  let database: TestDatabase;
  let events: Events;
  let engine: EventEngine;
  const open = (eventStoreUrl = server.url, role: keyof TestDatabase['urls'] = 'COMMAND_DATABASE_URL') =>
    openEvents({
      eventStoreUrl,
      url: database.urls[role],
      keysUrl: database.urls.KEYS_DATABASE_URL,
      poolSize: 3,
      log,
      catalogue: eventCatalogue,
    });
  beforeAll(async () => {
    server = await startProtocolServer();
    database = await testDatabase();
  });
  afterAll(async () => {
    await server.close();
    await database.drop();
  });
  beforeEach(async () => {
    events = await open();
    engine = events.engine;
  });
  afterEach(() => events.close());

  const lengthOf = async (streamName: string) => (await engine.readStream(streamName, 1n, 100)).length;
  const inDatabase = async <T extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<T[]> => {
    const client = new pg.Client({ connectionString: database.superuserUrl });
    await client.connect();
    try {
      return (await client.query<T>(text, values)).rows;
    } finally {
      await client.end();
    }
  };

  it.each([
    ['absent', 'absent', 0],
    ['an exact version', 1n, 1],
    ['anything', 'any', 1],
    ['a stream', 'present', 1],
  ] as const)(
    'given an append that expects %s, when its answer is lost, then it is taken once and answered',
    async (_name, expected, before) => {
      const streamName = fresh();
      if (before) await engine.append(single(streamName));
      server.next('lost');
      const verdict = await engine.append(single(streamName, expected));
      const read = await engine.readStream(streamName, 1n, 10);
      expect(read).toHaveLength(before + 1);
      expect(verdict).toEqual({ taken: true, version: BigInt(before + 1), position: read.at(-1)?.position });
    },
  );

  it('given a server that does not answer, when asked to append, then that it did not is said in time, and later it is taken', async () => {
    const streamName = fresh();
    server.next('silent', 'silent', 'silent');
    await expect(engine.append(single(streamName))).rejects.toMatchObject({ code: '08006' });
    await expect.poll(() => engine.append(single(streamName)).catch(() => undefined)).toMatchObject({ taken: true });
    expect(await lengthOf(streamName)).toBe(1);
  });

  it('given connections that are cut, when others append meanwhile, then a follower sees each event once, in order', async () => {
    const other = await open();
    const before = await engine.head();
    const seen: bigint[] = [];
    engine.onAppended((_, more) => void seen.push(...(more?.events ?? []).map(({ position }) => position)));
    const appended: bigint[] = [];
    for (let n = 0; n < 30; n += 1) {
      if (n % 10 === 5) await server.restart();
      const verdict = await other.engine.append(single(fresh()));
      if (verdict.taken) appended.push(verdict.position);
    }
    await expect.poll(() => seen.at(-1)).toBe(appended.at(-1));
    expect(seen).toEqual(appended);
    expect(engine.distance(before, await engine.head())).toBe(30);
    await other.close();
  });

  it('given a server that is away, when it comes back, then the store is read and written as before', async () => {
    const streamName = fresh();
    await engine.append(single(streamName));
    await server.restart(async () => {
      await expect(engine.readStream(streamName, 1n, 1)).rejects.toMatchObject({ code: '08006' });
    });
    await expect.poll(() => engine.readStream(streamName, 1n, 1).catch(() => [])).toHaveLength(1);
    expect(await engine.append(single(streamName, 1n))).toMatchObject({ taken: true, version: 2n });
  });

  it('given a great many events of the server’s own, when the connection is cut, then it is followed on from behind them', async () => {
    const { taken, ...verdict } = await engine.append(single(fresh()));
    if (!taken || !('position' in verdict)) throw new Error('not taken');
    server.log.measure(2_000);
    // How far the server has looked may still be on its way.
    const isBehind = async () => {
      await server.restart();
      return server.subscriptions.some((after) => after > verdict.position);
    };
    await expect.poll(isBehind, { interval: 500 }).toBe(true);
    expect(await engine.head()).toBe(verdict.position);
    const next = await engine.append(single(fresh()));
    expect((await engine.readAll(verdict.position, 10)).until).toBe(next.taken && next.position);
  });

  it('given an append that rests on another stream, when the process that judged it is gone, then whoever comes next completes it', async () => {
    const [streamName, other] = [fresh(), fresh()];
    const id = randomUUID();
    await inDatabase('select event_store.claim_names($1, $2, $3)', [id, [streamName, other], []]);
    const decided = { streamName, version: '0', events: [event('Left')], erases: [] };
    await inDatabase(
      `update event_store.claimed_append set append = $2, made_at = now() - interval '1 hour' where id = $1`,
      [id, JSON.stringify(decided)],
    );
    const guards = [{ streamName, version: 0n }];
    expect(await engine.append(single(other, 'absent', { guards }))).toMatchObject({ taken: false, guardsHold: false });
    expect((await engine.readStream(streamName, 1n, 10)).map(({ type }) => type)).toEqual(['Left']);
    expect(await inDatabase('select from event_store.claim where append_id = $1', [id])).toEqual([]);
  });

  it('given an append that was not judged yet, when its process is gone, then it never was, and others go on', async () => {
    const [streamName, other] = [fresh(), fresh()];
    const id = randomUUID();
    await inDatabase('select event_store.claim_names($1, $2, $3)', [id, [streamName, other], []]);
    await inDatabase(`update event_store.claimed_append set made_at = now() - interval '1 hour' where id = $1`, [id]);
    const guards = [{ streamName, version: 0n }];
    expect(await engine.append(single(other, 'absent', { guards }))).toMatchObject({ taken: true, version: 1n });
    expect(await lengthOf(streamName)).toBe(0);
  });

  it('given an erasure whose process is gone once it was judged, then it is completed by itself, and nothing is sealed after it', async () => {
    const subject = `t/${randomUUID()}`;
    const seals = [{ subject, key: randomUUID() }];
    await engine.append(single(fresh(), 'absent', { seals }));
    const [id, streamName] = [randomUUID(), fresh()];
    await inDatabase('select event_store.claim_names($1, $2, $3)', [
      id,
      [streamName, `person ${subject}`],
      [`person ${subject}`],
    ]);
    const decided = { streamName, version: '0', events: [event('Erased')], erases: [subject] };
    await inDatabase(
      `update event_store.claimed_append set append = $2, made_at = now() - interval '1 hour' where id = $1`,
      [id, JSON.stringify(decided)],
    );
    await expect.poll(() => lengthOf(streamName)).toBe(1);
    await expect.poll(() => inDatabase('select from event_store.claim where append_id = $1', [id])).toEqual([]);
    const [erased] = await engine.readStream(streamName, 1n, 1);
    const [last] = await inDatabase<{ last: string }>('select erasure.last_so_far()::text as last');
    expect(BigInt(last?.last ?? 0)).toBe(erased?.position);
    expect(await engine.append(single(fresh(), 'absent', { seals }))).toMatchObject({
      taken: false,
      unsealable: [subject],
    });
    expect(await inDatabase('select erasure.is_erased($1) as gone', [subject])).toEqual([{ gone: true }]);
  });

  it('given more than the server takes at once, when appended, then it is refused whole and says what to do', async () => {
    const streamName = fresh();
    const large = { ...event(), data: { text: 'x'.repeat(2_000_000) } };
    const append = engine.append({ streamName, expected: 'any', events: [event(), large] });
    await expect(append).rejects.toThrow('MaxAppendSize');
    expect(await lengthOf(streamName)).toBe(0);
  });

  it('given a database that belongs to one store, when opened with another, or none, then it is refused', async () => {
    const another = await startProtocolServer();
    await expect(open(another.url)).rejects.toThrow(/belongs to the event store/);
    await expect(open('')).rejects.toThrow(/EVENT_STORE_URL is missing/);
    await another.close();
  });

  it.each(['PROJECTOR_DATABASE_URL', 'WORKER_DATABASE_URL'] as const)(
    'given %s, which may not append, when opened with it, then all is read',
    async (role) => {
      const reader = await open(server.url, role);
      const verdict = await engine.append(single(fresh()));
      expect(await reader.engine.head()).toBe(verdict.taken && verdict.position);
      await reader.close();
    },
  );

  it('given the addresses of a cluster, when opened, then the leader is found', async () => {
    const opened = await open(server.discoverUrl);
    expect(opened.engine.storeId).toBe(engine.storeId);
    await opened.close();
  });

  it('given TLS and a user in the address, when opened, then both are used; without them the store is not reached', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'onrecord-tls-'));
    const [keyFile, certificateFile] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
    const subject = ['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1'];
    const files = ['-keyout', keyFile, '-out', certificateFile];
    const made = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', ...subject, ...files];
    await promisify(execFile)('openssl', made);
    const [key, certificate] = await Promise.all([readFile(keyFile), readFile(certificateFile)]);
    const secure = await startProtocolServer({ tls: { key, certificate, user: 'ops', password: 'pass:word@1' } });
    const at = (user: string) =>
      `esdb://${user}127.0.0.1:${secure.port}?tls=true&tlsCAFile=${encodeURIComponent(certificateFile)}`;
    const own = await testDatabase();
    const openWith = (eventStoreUrl: string) =>
      openEvents({
        ...{ eventStoreUrl, url: own.urls.COMMAND_DATABASE_URL, keysUrl: own.urls.KEYS_DATABASE_URL },
        ...{ poolSize: 2, log, catalogue: eventCatalogue },
      });
    await expect(openWith(at(''))).rejects.toThrow();
    await expect(openWith(at('ops:another@'))).rejects.toThrow();
    await expect(openWith(`esdb://127.0.0.1:${secure.port}?tls=false`)).rejects.toThrow();
    const opened = await openWith(at('ops:pass%3Aword%401@'));
    expect(await opened.engine.append(single(fresh()))).toMatchObject({ taken: true, version: 1n });
    await opened.close();
    await secure.close();
    await own.drop();
    await rm(folder, { recursive: true });
  });
});
