import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Client, createClient } from 'contracts/client/client';
import { createMemoryPositions } from 'contracts/client/positions';
import { createMemorySession, type Session } from 'contracts/client/session';
import { eventCatalogue } from 'contracts/events';
import { login } from 'contracts/identity/session/session.endpoints';
import { pino } from 'pino';
import { eventStoreUrl } from 'platform/env';
import { type Events, openEvents } from 'platform/event-store/events';
import { openPool } from 'platform/postgres/pool';
import type { FileStorage } from 'platform/storage/file-storage';
import { openFiles } from 'platform/storage/open-files';
import { type TestDatabase, testDatabase } from 'platform/test/postgres.harness';
import { enterEnvironment } from '#deploy/local/environment';
import { gateway } from '#deploy/local/gateway';
import { openProduct } from '#deploy/local/product';
import { filesFolder, localSettings } from '#deploy/local/settings';
import { seedDemo } from '#deploy/seed/demo';
import { DEMO_PASSWORD } from '#deploy/seed/register';

/** The three services behind the gateway over a database of their own with the demo in it; without pages. */
export type RunningProduct<D = TestDatabase> = {
  /** Somebody of the demo, logged in. */
  clientOf(email: string, company: string): Promise<Client>;
  /** Somebody who has just come, and the session they may begin. */
  visitor(): { client: Client; session: Session };
  baseUrl: string;
  database: D;
  /** What people have uploaded. */
  files: FileStorage;
  close(): Promise<void>;
};

const silent = pino({ enabled: false });
const POLL_MS = 50;

/** Puts the environment back as it is now: the settings of one product are not those of the next. */
const keepEnvironment = (): (() => void) => {
  const kept = { ...process.env };
  return () => {
    for (const name of Object.keys(process.env)) if (!(name in kept)) delete process.env[name];
    Object.assign(process.env, kept);
  };
};

/** Waits until the read models show all that has happened; the position of the last of it. */
export const shown = async (url: string, { engine }: Events) => {
  const pool = openPool(url, 1, silent);
  const behind = 'select from read.checkpoint where position < $1 limit 1';
  let head = await engine.head();
  while ((await pool.query(behind, [head])).rowCount !== 0) {
    await sleep(POLL_MS);
    head = await engine.head();
  }
  await pool.end();
  return head;
};

/** `given`: a database that is migrated and empty; default: one of the server that all specs share. `settings`: beside the usual ones. */
export const openDemoProduct = async <D extends Pick<TestDatabase, 'urls' | 'drop'> = TestDatabase>(
  given?: D,
  settings: Record<string, string> = {},
): Promise<RunningProduct<D>> => {
  const database = given ?? ((await testDatabase()) as TestDatabase & D);
  const { COMMAND_DATABASE_URL: url, KEYS_DATABASE_URL: keysUrl } = database.urls;
  const restoreEnvironment = keepEnvironment();
  Object.assign(process.env, settings);
  const store = { eventStoreUrl: eventStoreUrl(), url, keysUrl };
  const events = await openEvents({ ...store, poolSize: 4, log: silent, catalogue: eventCatalogue });
  const dataDir = await mkdtemp(join(tmpdir(), 'onrecord-demo-'));
  process.env.FILES_DIR = filesFolder(dataDir);
  const files = openFiles({ FILES_DIR: process.env.FILES_DIR, S3_URL: process.env.S3_URL });
  await seedDemo({ events, urls: database.urls, files, log: silent });
  // The workers send commands to this address: it is known before they start.
  let answer: RequestListener = (_request, response) => response.writeHead(503).end();
  const server = createServer((request, response) => answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  enterEnvironment(
    { ...localSettings({}), dataDir, url: baseUrl, apiUrl: baseUrl },
    database.urls,
    randomBytes(32).toString('hex'),
  );
  const product = await openProduct({
    'command-service': silent,
    'projection-service': silent,
    'integration-workers': silent,
  });
  await shown(database.urls.PROJECTOR_DATABASE_URL, events);
  await events.close();
  answer = gateway(product.upstreams, (_request, response) => response.writeHead(404).end(), baseUrl);
  return {
    baseUrl,
    database,
    files,
    visitor: () => {
      const session = createMemorySession();
      return { session, client: createClient({ baseUrl, session, positions: createMemoryPositions() }) };
    },
    clientOf: async (email, company) => {
      const session = createMemorySession();
      const client = createClient({ baseUrl, session, positions: createMemoryPositions(), tenant: () => company });
      const { data } = await client.call(login, { body: { email, password: DEMO_PASSWORD } });
      session.store(data.token);
      return client;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await product.close();
      restoreEnvironment();
      await database.drop();
      await rm(dataDir, { recursive: true });
    },
  };
};
