import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ROOT } from '#deploy/local/settings';
import { PRELOADED } from '#deploy/local/split';

/** Processes of the image that serve, as `deploy/compose` runs them. */
export const SERVING = ['gateway', 'command-service', 'projection-service', 'integration-workers'] as const;
export type Serving = (typeof SERVING)[number];

const START_MS = 60_000;
const LOOK_MS = 50;

/** One of several processes of a kind. It starts again where it was. */
export type Replica = {
  name: string;
  process: Serving;
  ports: { open: number; internal: number };
  /** Resolves once it says that it is alive. */
  start(): Promise<void>;
  /** Resolves with its exit code once it is gone; null where a signal ended it. */
  end(how: 'SIGTERM' | 'SIGKILL'): Promise<number | null>;
};

type Options = Pick<Replica, 'name' | 'process' | 'ports'> & { env: NodeJS.ProcessEnv; log: string };

const isAlive = async (port: number): Promise<boolean> =>
  (await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => undefined))?.ok === true;

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null;

export const replica = ({ env, log, ...known }: Options): Replica => {
  const { name, process: serving, ports } = known;
  let child: ChildProcess | undefined;
  const own = {
    ...{ HOST: '127.0.0.1', PORT: String(ports.open), INTERNAL_HOST: '127.0.0.1' },
    ...{ INTERNAL_PORT: String(ports.internal), PGAPPNAME: name },
  };
  const args = [...PRELOADED, join(ROOT, 'deploy', 'image', 'main.ts'), serving];
  return {
    ...known,
    start: async () => {
      const output = openSync(log, 'a', 0o600);
      const started = spawn(process.execPath, args, {
        stdio: ['ignore', output, output, 'ipc'],
        env: { ...env, ...own },
      });
      closeSync(output);
      child = started;
      const until = performance.now() + START_MS;
      while (!(await isAlive(ports.internal))) {
        if (hasEnded(started) || performance.now() > until) throw new Error(`${name} did not start: see ${log}`);
        await sleep(LOOK_MS);
      }
    },
    end: async (how) => {
      if (child && !hasEnded(child)) {
        const gone = once(child, 'exit');
        child.kill(how);
        await gone;
      }
      return child?.exitCode ?? null;
    },
  };
};
