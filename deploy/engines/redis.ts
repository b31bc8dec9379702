import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '#deploy/local/free-port';
import { installPackage, succeeds } from '#deploy/local/test/debian';
import { type Engine, type Server, startServer } from './server.ts';

/** Redis of Debian. `kept`: what it is told about its disk. */
const redisThat = (kept: readonly string[]): Engine<Server> => ({
  name: 'Redis',
  settings: ['REDIS_URL'],
  start: async (dir) => {
    await mkdir(dir, { recursive: true });
    const isThere = () => succeeds('redis-server', '--version');
    if (!(await isThere())) await installPackage('redis-server');
    if (!(await isThere())) return { absent: 'redis-server is not installed, and this user may not install it' };
    const port = await freePort();
    const own = ['--port', String(port), '--bind', '127.0.0.1', '--dir', dir];
    const args = [...own, ...kept, '--maxmemory-policy', 'noeviction'];
    return startServer(
      { program: 'redis-server', args, port, log: join(dir, 'output.log') },
      { REDIS_URL: `redis://127.0.0.1:${port}` },
    );
  },
});

/** Keeps nothing on disk. */
export const redis = redisThat(['--save', '', '--appendonly', 'no']);
/** Keeps what it is told as an installation's does (`deploy/compose`). */
export const keptRedis = redisThat(['--appendonly', 'yes', '--appendfsync', 'always']);
