import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DatabaseUrls } from 'platform/test/postgres.harness';
import { freePort } from '#deploy/local/free-port';
import { startServer } from './server.ts';

/** A PgBouncer that lends connections for a transaction, and the addresses of databases through it. */
export const startPgbouncer = async (program: string, urls: DatabaseUrls, poolSize: number) => {
  const dir = await mkdtemp(join(tmpdir(), 'onrecord-pgbouncer-'));
  const port = await freePort();
  const servers = Object.values(urls).map((url) => new URL(url));
  const [server] = servers;
  if (!server) throw new Error('There is no database to pool.');
  const users = servers.map(({ username, password }) => `"${username}" "${decodeURIComponent(password)}"`);
  await writeFile(join(dir, 'users.txt'), [...new Set(users)].join('\n'));
  const settings = [
    `[databases]\n* = host=${server.hostname} port=${server.port}`,
    `[pgbouncer]\nlisten_addr = 127.0.0.1\nlisten_port = ${port}\nunix_socket_dir =`,
    `auth_type = plain\nauth_file = ${join(dir, 'users.txt')}`,
    `pool_mode = transaction\ndefault_pool_size = ${poolSize}\nmax_client_conn = 500`,
  ];
  const file = join(dir, 'pgbouncer.ini');
  await writeFile(file, settings.join('\n'));
  // It does not run as root.
  const isRoot = process.getuid?.() === 0;
  if (isRoot) await chmod(dir, 0o755);
  const args = [...(isRoot ? ['-u', 'nobody'] : []), file];
  const started = await startServer({ program, args, port, log: join(dir, 'output.log') }, {});
  if ('absent' in started) throw new Error(started.absent);
  const through = (url: string): string => {
    const pooled = new URL(url);
    pooled.searchParams.set('session', pooled.host);
    pooled.host = `127.0.0.1:${port}`;
    return pooled.href;
  };
  return {
    urls: Object.fromEntries(Object.entries(urls).map(([name, url]) => [name, through(url)])) as DatabaseUrls,
    close: async () => {
      await started.close();
      await rm(dir, { recursive: true });
    },
  };
};
