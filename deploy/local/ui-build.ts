import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { sentence } from '#deploy/local/sentence';
import { ROOT } from '#deploy/local/settings';

export const UIS = ['admin-ui', 'candidate-ui'] as const;
const SOURCES = [...UIS, 'contracts', 'package-lock.json'];
const NOT_SOURCES = new Set(['node_modules', 'dist', '.vite']);

/** Smaller files gain nothing. */
const WORTH_COMPRESSING_BYTES = 1_024;
const COMPRESSIBLE = /\.(js|css|html|svg|json|txt|map)$/;

export const distOf = (ui: string): string => join(ROOT, ui, 'dist');
/** Within what it tells about, so that another build takes it away. */
const stampOf = (ui: string): string => join(distOf(ui), 'sources.sha256');

const filesIn = async (path: string): Promise<string[]> => {
  const entries = await readdir(path, { withFileTypes: true }).catch(() => undefined);
  if (!entries) return [path];
  const below = entries.filter((entry) => !NOT_SOURCES.has(entry.name) && !/\.spec\.tsx?$/.test(entry.name));
  const found = await Promise.all(
    below.map((entry) => (entry.isDirectory() ? filesIn(join(path, entry.name)) : [join(path, entry.name)])),
  );
  return found.flat();
};

/** Changes with every file that goes into the UIs. */
const hashOfSources = async (): Promise<string> => {
  const files = (await Promise.all(SOURCES.map((source) => filesIn(join(ROOT, source))))).flat().sort();
  const hash = createHash('sha256');
  for (const file of files) hash.update(`${relative(ROOT, file)}\0`).update(await readFile(file));
  return hash.digest('hex');
};

const isBuilt = async (ui: string, hash: string): Promise<boolean> =>
  existsSync(join(distOf(ui), 'index.html')) && (await readFile(stampOf(ui), 'utf8').catch(() => '')) === hash;

const build = async (ui: string): Promise<void> => {
  const child = spawn(join(ROOT, 'node_modules', '.bin', 'vite'), ['build', '--logLevel', 'warn'], {
    cwd: join(ROOT, ui),
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const code = await new Promise((resolve) => child.once('error', resolve).once('close', resolve));
  if (code === 0) return;
  const reason = output.split('\n').filter((line) => line.trim() && !/^\s+at /.test(line));
  throw sentence(`${ui} could not be built:\n${reason.join('\n') || code}`);
};

const [toGzip, toBrotli] = [promisify(gzip), promisify(brotliCompress)];

/** Beside each text file its compressed forms, so that no request waits for them. */
const compress = async (ui: string): Promise<void> => {
  for (const file of await filesIn(distOf(ui))) {
    if (!COMPRESSIBLE.test(file)) continue;
    const bytes = await readFile(file);
    if (bytes.length < WORTH_COMPRESSING_BYTES) continue;
    const params = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
    await Promise.all([
      toGzip(bytes, { level: 9 }).then((small) => writeFile(`${file}.gz`, small)),
      toBrotli(bytes, { params }).then((small) => writeFile(`${file}.br`, small)),
    ]);
  }
};

/** Builds the UIs whose sources changed since they were built. */
export const buildUis = async (): Promise<void> => {
  const hash = await hashOfSources();
  const stale = (await Promise.all(UIS.map(async (ui) => ((await isBuilt(ui, hash)) ? [] : [ui])))).flat();
  await Promise.all(
    stale.map(async (ui) => {
      await build(ui);
      await compress(ui);
      await writeFile(stampOf(ui), hash);
    }),
  );
};
