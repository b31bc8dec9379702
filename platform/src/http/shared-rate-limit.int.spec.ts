import { expect, it } from 'vitest';
import { openPool } from '#platform/postgres/pool';
import { testDatabase } from '#platform/test/postgres.harness';
import { sharedRateLimit } from './rate-limit.ts';

it('given two processes, when somebody asks one and the other, then they are counted together, and their address is not written down', async () => {
  const { urls, drop } = await testDatabase();
  const pool = openPool(urls.COMMAND_DATABASE_URL, 2, { warn: () => undefined });
  const [one, other] = [1, 2].map(() => sharedRateLimit(2, { pool, name: 'email' }));
  if (!one || !other) throw new Error('two were made');
  await one('ada@example.com');
  await other('ada@example.com');
  await expect(one('ada@example.com')).rejects.toMatchObject({ code: 'too-many-requests', status: 429 });
  await expect(other('ada@example.com')).rejects.toSatisfy((error) => error.retryAfter > 0 && error.retryAfter <= 60);
  await other('ben@example.com');
  await other.forgive('ben@example.com');
  await other.move('cleo@example.com', 'ben@example.com');
  await one('ben@example.com');
  const { rows } = await pool.query('select key from access.request_count');
  expect(JSON.stringify(rows)).not.toContain('example.com');
  await pool.end();
  // Away: each counts by itself.
  await one('dana@example.com');
  await drop();
});
