import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { onDisk, sentence } from '#deploy/local/sentence';
import { ROOT } from '#deploy/local/settings';

/** Folders with a page of their own; what they share is built into each. */
export const UIS = ['admin-ui', 'admin-ui/landlord', 'candidate-ui', 'api-reference'] as const;
const SOURCES = ['admin-ui', 'candidate-ui', 'ui-kit', 'api-reference', 'contracts', 'package-lock.json'];
const NOT_SOURCES = new Set(['node_modules', 'dist', '.vite']);

/** Smaller files gain nothing. */
const WORTH_COMPRESSING_BYTES = 1_024;
const COMPRESSIBLE = /\.(js|css|html|svg|json|txt|map)$/;

export const distOf = (ui: string): string => join(ROOT, ui, 'dist');
/** Lies within what it tells about, so that another build takes it away. */
const STAMP = 'sources.sha256';

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
  existsSync(join(distOf(ui), 'index.html')) &&
  (await readFile(join(distOf(ui), STAMP), 'utf8').catch(() => '')) === hash;

const build = async (ui: string, folder: string): Promise<void> => {
  const args = ['build', '--logLevel', 'warn', '--emptyOutDir', '--outDir', folder];
  const child = spawn(join(ROOT, 'node_modules', '.bin', 'vite'), args, {
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
const compress = async (folder: string): Promise<void> => {
  for (const file of await filesIn(folder)) {
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

/** Pages that are open still load parts of the build before: what is not older than this goes along. */
const KEPT_MS = 24 * 60 * 60 * 1_000;

const keepRecentAssets = async (ui: string, fresh: string): Promise<void> => {
  const before = join(distOf(ui), 'assets');
  if (!existsSync(before)) return;
  const recent = async (path: string) => {
    const { mtimeMs } = await stat(path);
    return path === before || Date.now() - mtimeMs < KEPT_MS;
  };
  await cp(before, join(fresh, 'assets'), { recursive: true, force: false, preserveTimestamps: true, filter: recent });
};

/** Builds aside and then changes places, so that a server that runs meanwhile always finds a whole build. */
const renew = async (ui: string, hash: string): Promise<void> => {
  const aside = join(ROOT, ui, '.vite');
  const [fresh, old] = [join(aside, `new-${process.pid}`), join(aside, `old-${process.pid}`)];
  try {
    await build(ui, fresh);
    await compress(fresh);
    await keepRecentAssets(ui, fresh);
    await writeFile(join(fresh, STAMP), hash);
    await rename(distOf(ui), old).catch(() => undefined);
    await rename(fresh, distOf(ui));
  } finally {
    await Promise.all([fresh, old].map((folder) => rm(folder, { recursive: true, force: true })));
  }
};

export type StalePages = { hash: string; uis: string[] };

/** UIs whose sources changed since they were built. */
export const stalePages = async (): Promise<StalePages> => {
  const hash = await hashOfSources();
  const built = await Promise.all(UIS.map((ui) => isBuilt(ui, hash)));
  return { hash, uis: UIS.filter((_, index) => !built[index]) };
};

export const buildPages = async ({ hash, uis }: StalePages): Promise<void> => {
  await onDisk(
    ROOT,
    () => Promise.all(uis.map((ui) => renew(ui, hash))),
    'The pages are built there: let this user write to it.',
  );
};
