import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** A program to run. Its environment is `env` and nothing else. */
export type Program = {
  command: string;
  args: readonly string[];
  env: NodeJS.ProcessEnv;
  cwd?: string;
  /** What it reads. */
  input?: Uint8Array;
  /** Milliseconds after which it is killed, with whatever it has started. */
  maxMs: number;
  /** Bytes of what it writes that are kept, from the first on; all by default. */
  maxOutput?: number;
};
/** How it ended: `code` is null where it was killed. `errors` are the last 4 kB of what it complained of. */
export type Ended = { code: number | null; output: Uint8Array; errors: string };

/** What the launcher is asked, and what it answers. */
export type LauncherRequest = { id: number } & ({ run: Program } | { kill: true });
export type Answer = { id: number } & ({ ended: Ended } | { fault: string });

type Waiting = { resolve(ended: Ended): void; reject(error: Error): void };

/** Milliseconds after which an answer should have come of what was to be killed. */
const LATE_MS = 10_000;
const LAUNCHER = fileURLToPath(new URL('./launcher.ts', import.meta.url));

const waiting = new Map<number, Waiting>();
let launcher: ChildProcess | undefined;
let last = 0;

/** It keeps nobody alive who waits for no program. */
const hold = (child: ChildProcess): void => {
  if (waiting.size > 0) {
    child.ref();
    child.channel?.ref();
  } else {
    child.unref();
    child.channel?.unref();
  }
};

const openLauncher = (): ChildProcess => {
  const child = fork(LAUNCHER, {
    ...{ execArgv: [], env: { PATH: process.env.PATH }, serialization: 'advanced' },
    // Of a group of its own: it ends once we have, whatever ended us.
    ...{ detached: true, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] },
  });
  const lost = () => {
    if (launcher !== child) return;
    launcher = undefined;
    const all = [...waiting.values()];
    waiting.clear();
    for (const { reject } of all) reject(new Error('The process that starts programs has ended.'));
  };
  child.on('message', (message) => {
    const { id, ...answer } = message as Answer;
    const one = waiting.get(id);
    waiting.delete(id);
    hold(child);
    if ('ended' in answer) one?.resolve(answer.ended);
    else one?.reject(new Error(answer.fault));
  });
  for (const end of ['error', 'disconnect', 'exit']) child.on(end, lost);
  return child;
};

/**
 * Runs a program. A small process starts it for us: starting one stops whoever does for as long as it takes to copy the table of their
 * memory, 20 ms for 350 MB. Throws where it cannot be started, and the reason of `signal` where that ended it.
 */
export const runProgram = async (run: Program, signal?: AbortSignal): Promise<Ended> => {
  signal?.throwIfAborted();
  launcher ??= openLauncher();
  const child = launcher;
  last += 1;
  const id = last;
  const send = (asked: LauncherRequest) => child.send(asked, (error) => error && waiting.get(id)?.reject(error));
  const kill = () => send({ id, kill: true });
  const ending = new Promise<Ended>((resolve, reject) => waiting.set(id, { resolve, reject }));
  hold(child);
  signal?.addEventListener('abort', kill);
  // The launcher kills what takes too long; one that does not is of no use.
  const late = setTimeout(() => child.kill('SIGKILL'), run.maxMs + LATE_MS);
  try {
    send({ id, run });
    const ended = await ending;
    signal?.throwIfAborted();
    return ended;
  } finally {
    clearTimeout(late);
    waiting.delete(id);
    signal?.removeEventListener('abort', kill);
  }
};
