import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '#deploy/local/free-port';
import { ENGINES_DIR, type Engine, runToEnd, startServer } from './server.ts';

const BUCKET = 'onrecord';
const SERVER = 'moto[server]==5.2.5';

/** A server that speaks S3, which keeps what it is given in memory: in a Python environment of its own. */
export const s3: Engine = {
  name: 'S3',
  settings: ['TEST_S3_URL'],
  start: async (dir) => {
    await mkdir(dir, { recursive: true });
    const [home, log] = [join(ENGINES_DIR, 's3'), join(dir, 'output.log')];
    const program = join(home, 'bin', 'moto_server');
    if (!existsSync(program)) {
      const made = await runToEnd('python3', ['-m', 'venv', home], log);
      if (made !== 0) return { absent: `there is no Python here that makes an environment: see ${log}` };
      const got = await runToEnd(join(home, 'bin', 'pip'), ['install', '-q', SERVER], log);
      if (got !== 0) return { absent: `pip could not bring it: see ${log}` };
    }
    const port = await freePort();
    const url = `http://key:secret@127.0.0.1:${port}`;
    const server = { program, args: ['-H', '127.0.0.1', '-p', String(port)], port, log };
    const started = await startServer(server, { TEST_S3_URL: url, S3_URL: `${url}/${BUCKET}` });
    if ('close' in started) await fetch(`http://127.0.0.1:${port}/${BUCKET}`, { method: 'PUT' });
    return started;
  },
};
