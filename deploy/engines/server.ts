import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ROOT } from '#deploy/local/settings';

/** What was downloaded for engines, once. */
export const ENGINES_DIR = join(ROOT, '.engines');

const START_MS = 60_000;
const STOP_MS = 10_000;

/** An engine that specs can be run on: what they find it by, and the way to end it, where it was started here. */
export type Running = { settings: Record<string, string>; close(): Promise<void> };
/** One that was started here as a process. */
export type Server = Running & {
  /** Ends it at once, as a crash would (what it has written is with the system), and starts it again on what it has kept. */
  kill(): Promise<void>;
};
/** Why there is none. */
export type Absent = { absent: string };
export type Engine<R extends Running = Running> = {
  name: string;
  settings: readonly string[];
  start(dir: string): Promise<R | Absent>;
};

const isListening = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('close', () => socket.destroy()).setTimeout(1_000, () => socket.destroy());
    socket.once('connect', () => socket.destroy());
  });

const ended = (child: ChildProcess): boolean => child.exitCode !== null || child.signalCode !== null;

/** Ends one process, by force where it does not go. */
const end = async (child: ChildProcess): Promise<void> => {
  child.kill('SIGTERM');
  const until = performance.now() + STOP_MS;
  while (!ended(child) && performance.now() < until) await sleep(50);
  if (!ended(child)) child.kill('SIGKILL');
};

/** A program whose output goes to a file: its exit code. */
export const runToEnd = (
  program: string,
  args: string[],
  log: string,
  env: Record<string, string> = {},
): Promise<number | null> =>
  new Promise((resolve) => {
    const output = openSync(log, 'a');
    const child = spawn(program, args, { stdio: ['ignore', output, output], env: { ...process.env, ...env } });
    closeSync(output);
    child.once('error', () => resolve(-1)).once('exit', resolve);
  });

type Program = { program: string; args: string[]; port: number; log: string; env?: Record<string, string> };

/** Starts a program and waits until it listens; else answers why not. */
const begin = async ({ program, args, port, log, env = {} }: Program): Promise<ChildProcess | Absent> => {
  const output = openSync(log, 'a');
  const child = spawn(program, args, { stdio: ['ignore', output, output], env: { ...process.env, ...env } });
  closeSync(output);
  let missing: Error | undefined;
  child.once('error', (error) => {
    missing = error;
  });
  const until = performance.now() + START_MS;
  while (!missing && !ended(child) && performance.now() < until) {
    if (await isListening(port)) return child;
    await sleep(100);
  }
  await end(child);
  return { absent: missing?.message ?? `it did not start: see ${log}` };
};

/** Starts a server of this machine and waits until it listens. */
export const startServer = async (what: Program, settings: Record<string, string>): Promise<Server | Absent> => {
  const started = await begin(what);
  if ('absent' in started) return started;
  let child = started;
  const leave = () => child.kill('SIGKILL');
  process.once('exit', leave);
  return {
    settings,
    kill: async () => {
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
      const again = await begin(what);
      if ('absent' in again) throw new Error(`${what.program} did not come back: ${again.absent}`);
      child = again;
    },
    close: async () => {
      process.off('exit', leave);
      await end(child);
    },
  };
};
