import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '#deploy/local/free-port';
import { installPackage, succeeds } from '#deploy/local/test/debian';
import { type Engine, startServer } from './server.ts';

/** Redis of Debian, which keeps nothing on disk. */
export const redis: Engine = {
  name: 'Redis',
  settings: ['REDIS_URL'],
  start: async (dir) => {
    await mkdir(dir, { recursive: true });
    const isThere = () => succeeds('redis-server', '--version');
    if (!(await isThere())) await installPackage('redis-server');
    if (!(await isThere())) return { absent: 'redis-server is not installed, and this user may not install it' };
    const port = await freePort();
    const args = [
      '--port',
      String(port),
      '--bind',
      '127.0.0.1',
      '--save',
      '',
      '--appendonly',
      'no',
      '--maxmemory-policy',
      'noeviction',
    ];
    return startServer(
      { program: 'redis-server', args, port, log: join(dir, 'output.log') },
      { REDIS_URL: `redis://127.0.0.1:${port}` },
    );
  },
};
