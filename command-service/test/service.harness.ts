import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventCatalogue } from 'contracts/events';
import type { Recorded } from 'contracts/kernel/message';
import { openEvents } from 'platform/event-store/events';
import { openPool } from 'platform/postgres/pool';
import { openLog } from 'platform/telemetry/log';
import { testDatabase } from 'platform/test/postgres.harness';
import request from 'supertest';
import { createCommands } from '#command-service/commands';
import { postgresAccounts } from '#command-service/identity/access/accounts';
import { postgresJobLookup } from '#command-service/recruiting/job/job.lookup';
import { openSecrets } from '#command-service/secrets';
import { commandService } from '#command-service/service';

const log = openLog('spec', 'silent');

/** The service as it runs, over databases of its own, with a clock that specs move. */
export const openHarness = async () => {
  const database = await testDatabase();
  const { COMMAND_DATABASE_URL, KEYS_DATABASE_URL } = database.urls;
  let now = new Date('2026-03-02T09:00:00.000Z');
  const clock = () => now;
  const events = await openEvents({
    url: COMMAND_DATABASE_URL,
    keysUrl: KEYS_DATABASE_URL,
    poolSize: 4,
    log,
    catalogue: eventCatalogue,
  });
  const settings = {
    COMMAND_DATABASE_URL,
    KEYS_DATABASE_URL,
    POOL_SIZE: 4,
    RATE_LIMIT_AUTH: 0,
    RATE_LIMIT_API: 0,
    RATE_LIMIT_SYSTEM: 0,
    TOKEN_MINUTES: 15,
    REFRESH_MINUTES: 60,
    TRUST_PROXY: 0,
    SYSTEM_SECRET: 'a secret of specs that is long enough',
    FILES_DIR: join(tmpdir(), `onrecord-files-${randomUUID()}`),
    STORAGE_QUOTA_BYTES: 1_000_000_000,
    CLAMD_URL: undefined as string | undefined,
    PUBLIC_URL: 'https://onrecord.example',
    DNS_SERVERS: [] as string[],
    WEBHOOK_ALLOW_PRIVATE: false,
  };
  const start = (changed: Partial<typeof settings> = {}) =>
    commandService({ ...settings, ...changed }, { log, clock, events });
  const service = await start();
  const pool = openPool(COMMAND_DATABASE_URL, 2, log);
  const { nameKey } = await openSecrets(pool, now);
  const commands = createCommands({
    store: events.store,
    keys: events.keys,
    nameKey,
    jobLookup: postgresJobLookup(pool),
  });
  return {
    database,
    filesDir: settings.FILES_DIR,
    events,
    pool,
    accounts: postgresAccounts(pool),
    commands,
    service,
    start,
    clock,
    call: (method: 'get' | 'post' | 'patch' | 'put' | 'delete', path: string, token?: string, tenant?: string) => {
      const sent = request(service.handle)[method](path);
      if (token !== undefined) sent.set('Authorization', `Bearer ${token}`);
      if (tenant !== undefined) sent.set('X-Tenant', tenant);
      return sent;
    },
    /** Every event from the first on. */
    recorded: async (): Promise<Recorded[]> => {
      const all: Recorded[] = [];
      for (let after = 0n; ; ) {
        const { events: some, until } = await events.feed.read(after, 1_000);
        if (until === after) return all;
        all.push(...some);
        after = until;
      }
    },
    advance: (seconds: number) => {
      now = new Date(now.getTime() + seconds * 1000);
    },
    close: async () => {
      await service.close();
      await events.close();
      await pool.end();
      await database.drop();
    },
  };
};
export type Harness = Awaited<ReturnType<typeof openHarness>>;
