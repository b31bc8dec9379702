import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '#deploy/local/free-port';
import { type Absent, ENGINES_DIR, type Engine, runToEnd, startServer } from './server.ts';

const BUCKET = 'onrecord';
const CREDENTIALS = { accessKeyId: 'onrecord', secretAccessKey: 'not-a-secret' };
const HOME = join(ENGINES_DIR, 's3');

type Way = {
  program: string;
  args: (port: number, dir: string) => string[];
  makeBucket: (port: number, dir: string) => Promise<unknown>;
};

/** A gateway over a folder, which speaks S3 as large stores do and keeps its files: built by Go. */
const versity: Way & { version: string } = {
  version: 'github.com/versity/versitygw/cmd/versitygw@v1.8.0',
  program: join(HOME, 'bin', 'versitygw'),
  args: (port, dir) => ['--port', `127.0.0.1:${port}`, '--quiet', '--keep-alive', 'posix', dir],
  // Its buckets are folders.
  makeBucket: (_, dir) => mkdir(join(dir, BUCKET), { recursive: true }),
};
/** Where there is no Go: a server that keeps what it is given in memory, in a Python environment of its own. */
const moto: Way & { version: string } = {
  version: 'moto[server]==5.2.5',
  program: join(HOME, 'python', 'bin', 'moto_server'),
  args: (port) => ['-H', '127.0.0.1', '-p', String(port)],
  makeBucket: (port) => fetch(`http://127.0.0.1:${port}/${BUCKET}`, { method: 'PUT' }),
};

const buildVersity = async (log: string): Promise<boolean> => {
  if (existsSync(versity.program)) return true;
  const env = { GOBIN: join(HOME, 'bin'), GOFLAGS: '-buildvcs=false' };
  return (await runToEnd('go', ['install', versity.version], log, env)) === 0;
};

const installMoto = async (log: string): Promise<boolean> => {
  if (existsSync(moto.program)) return true;
  const home = join(HOME, 'python');
  if ((await runToEnd('python3', ['-m', 'venv', home], log)) !== 0) return false;
  return (await runToEnd(join(home, 'bin', 'pip'), ['install', '-q', moto.version], log)) === 0;
};

const findWay = async (log: string): Promise<Way | Absent> => {
  if (await buildVersity(log)) return versity;
  if (await installMoto(log)) return moto;
  return { absent: `neither Go nor Python could bring a server: see ${log}` };
};

/** A server that speaks S3. */
export const s3: Engine = {
  name: 'S3',
  settings: ['TEST_S3_URL'],
  start: async (dir) => {
    const kept = join(dir, 'kept');
    await mkdir(kept, { recursive: true });
    await mkdir(HOME, { recursive: true });
    const log = join(dir, 'output.log');
    const way = await findWay(log);
    if ('absent' in way) return way;
    const port = await freePort();
    const { accessKeyId, secretAccessKey } = CREDENTIALS;
    const url = `http://${accessKeyId}:${secretAccessKey}@127.0.0.1:${port}`;
    const env = { ROOT_ACCESS_KEY_ID: accessKeyId, ROOT_SECRET_ACCESS_KEY: secretAccessKey };
    const server = { program: way.program, args: way.args(port, kept), port, log, env };
    const started = await startServer(server, { TEST_S3_URL: url, S3_URL: `${url}/${BUCKET}` });
    if (!('absent' in started)) await way.makeBucket(port, kept);
    return started;
  },
};
