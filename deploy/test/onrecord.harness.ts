import { type ChildProcess, spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '#deploy/local/free-port';
import { ROOT } from '#deploy/local/settings';
import { processesFile } from '#deploy/local/split';
import { throwAwayFolder } from '#deploy/local/throw-away';
import type { UpstreamName } from '#deploy/local/upstream';

/** Ends a start that hangs, on any machine. */
const START_MS = 10 * 60_000;

/** A whole product started for tests as `npm start` does, with a data folder of its own. It ends with this process. */
export type Onrecord = {
  url: string;
  dataDir: string;
  pid: number;
  /** Processes of the services, when they are separate. */
  pids(): Promise<Record<UpstreamName, number>>;
  /** Where those ask who run it: `/readyz` with its parts, `/metrics`. */
  internalUrl(): string;
  /** All that it has printed since it was last started. */
  output(): string;
  /** Ctrl-C; answers the exit code. */
  stop(): Promise<number | null>;
  /** As a power cut would: the data folder stays. */
  kill(): Promise<void>;
  /** Starts again on the same data folder and port. */
  restart(): Promise<void>;
  /** Stops, and throws the data folder away, unless it is kept. */
  discard(): Promise<void>;
};

export type OnrecordOptions = {
  split?: boolean;
  demo?: boolean;
  port?: number;
  env?: Record<string, string>;
  /** A data folder that is kept; otherwise it is thrown away. */
  dataDir?: string;
};

type Started = { child: ChildProcess; output: () => string; exited: Promise<number | null> };

const launch = async (args: string[], env: Record<string, string>): Promise<Started> => {
  const child = spawn(process.execPath, [join(ROOT, 'deploy', 'local', 'start.ts'), ...args], {
    cwd: ROOT,
    // The channel tells it when this process is gone.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: { ...process.env, ...env },
  });
  child.channel?.unref();
  let text = '';
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve));
  await new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`not ready in time:\n${text}`)), START_MS);
    const read = (chunk: Buffer) => {
      text += chunk;
      if (!text.includes('ready in')) return;
      clearTimeout(timer);
      resolve();
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    void exited.then((code) => reject(new Error(`ended with ${code} before it was ready:\n${text}`)));
  });
  return { child, output: () => text, exited };
};

const kept = (folder: string) => ({ folder, discard: async () => undefined });

export const startOnrecord = async (options: OnrecordOptions = {}): Promise<Onrecord> => {
  const { split = false, demo = true, env = {} } = options;
  const place = options.dataDir ? kept(options.dataDir) : await throwAwayFolder();
  const port = options.port ?? (await freePort());
  const args = split ? ['--split'] : [];
  const settings = { ...env, PORT: String(port), DATA_DIR: place.folder, ONRECORD_DEMO: demo ? '1' : '0' };
  let started = await launch(args, settings).catch(async (error) => {
    await place.discard();
    throw error;
  });
  const end = (name: NodeJS.Signals): Promise<number | null> => {
    started.child.kill(name);
    return started.exited;
  };
  return {
    url: `http://127.0.0.1:${port}`,
    dataDir: place.folder,
    get pid() {
      return started.child.pid ?? 0;
    },
    pids: async () => JSON.parse(await readFile(processesFile(place.folder), 'utf8')),
    internalUrl: () => /Probes +(\S+)\/readyz/.exec(started.output())?.[1] ?? '',
    output: () => started.output(),
    stop: () => end('SIGINT'),
    kill: async () => void (await end('SIGKILL')),
    restart: async () => {
      started = await launch(args, settings);
    },
    discard: async () => {
      await end('SIGTERM');
      await place.discard();
    },
  };
};
