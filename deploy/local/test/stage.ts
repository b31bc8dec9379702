import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '#deploy/local/settings';
import { needChromium } from './chromium.ts';
import { wantFfmpeg } from './ffmpeg.ts';
import { type Outcome, ofPlaywright, ofVitest, oneCheck, withExit } from './outcome.ts';

export type Stage = { name: string; run(): Promise<Outcome> };

/** The program of a package, with its output shown. Whether it succeeded. */
const run = (program: string, args: string[], env: NodeJS.ProcessEnv = {}): Promise<boolean> =>
  new Promise((resolve) => {
    const child = spawn(join(ROOT, 'node_modules', '.bin', program), args, {
      cwd: ROOT,
      stdio: 'inherit',
      env: { ...process.env, ...env },
    });
    child.once('error', () => resolve(false)).once('exit', (code) => resolve(code === 0));
  });

const withReport = async <Report>(
  work: (file: string) => Promise<boolean>,
  read: (report: Report) => Outcome,
): Promise<Outcome> => {
  const folder = await mkdtemp(join(tmpdir(), 'onrecord-report-'));
  const file = join(folder, 'report.json');
  try {
    const succeeded = await work(file);
    const report = await readFile(file, 'utf8').catch(() => undefined);
    return report === undefined ? oneCheck(false) : withExit(read(JSON.parse(report)), succeeded);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

const check = (name: string, program: string, ...args: string[]): Stage => ({
  name,
  run: async () => oneCheck(await run(program, args)),
});

/** `files`: of these alone, one at a time. `env`: beside this process's own; undefined: not set. */
type Options = { prepare?: () => Promise<void>; files?: string[]; env?: NodeJS.ProcessEnv };

export const specs = (
  name: string,
  projects: string[],
  { prepare = async () => {}, files = [], env = {} }: Options = {},
): Stage => ({
  name,
  run: async () => {
    await prepare();
    return withReport((file) => {
      const only = files.length > 0 ? ['--maxWorkers=1', ...files] : [];
      const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
      return run('vitest', ['run', ...projects.map((project) => `--project=${project}`), ...reporters, ...only], env);
    }, ofVitest);
  },
});

export const journeys = (name: string, files: string[] = [], env: NodeJS.ProcessEnv = {}): Stage => ({
  name,
  run: async () => {
    const browser = await needChromium();
    return withReport(
      (file) =>
        run('playwright', ['test', '-c', 'deploy/journeys/playwright.config.ts', '--reporter=list,json', ...files], {
          ...env,
          CHROMIUM_PATH: browser,
          PLAYWRIGHT_JSON_OUTPUT_NAME: file,
        }),
      ofPlaywright,
    );
  },
});

/** Everything that is checked, the quickest first. */
export const STAGES: Stage[] = [
  check('lint', 'biome', 'check', '--error-on-warnings', '.'),
  check('types', 'tsc', '-p', 'tsconfig.json'),
  specs('specs', ['spec', 'screen']),
  specs('specs on embedded Postgres', ['int'], { prepare: wantFfmpeg }),
  journeys('browser journeys'),
];
