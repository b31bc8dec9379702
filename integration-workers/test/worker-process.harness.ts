import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Harness } from './workers.harness.ts';

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url));

/** A process of the workers beside the spec's own, which can be killed. */
export const startWorkerProcess = (
  { urls, settings }: Pick<Harness, 'urls' | 'settings'>,
  env: Record<string, string>,
): ChildProcess => {
  const { SYSTEM_SECRET, FILES_DIR } = settings;
  return spawn(process.execPath, [MAIN], {
    env: { ...process.env, ...urls, SYSTEM_SECRET, FILES_DIR, ...env, PORT: '0', LOG_LEVEL: 'silent' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
};

export const endProcess = async (child: ChildProcess, signal: NodeJS.Signals): Promise<void> => {
  child.kill(signal);
  await once(child, 'exit');
};
