import { expect, it } from 'vitest';
import { testDatabase } from '#platform/test/postgres.harness';
import { openHeld } from './held.ts';

it('given a connection that holds a lock, then the server misses a machine that is gone within seconds', async () => {
  const { urls, drop } = await testDatabase();
  const held = await openHeld(urls.WORKER_DATABASE_URL, () => undefined);
  const { rows } = await held.query(
    `select name, setting::int from pg_settings where name ~ '^tcp_(keepalives|user_timeout)' order by name`,
  );
  expect(rows).toEqual([
    { name: 'tcp_keepalives_count', setting: 3 },
    { name: 'tcp_keepalives_idle', setting: 2 },
    { name: 'tcp_keepalives_interval', setting: 1 },
    { name: 'tcp_user_timeout', setting: 4_000 },
  ]);
  await held.close();
  await drop();
});
