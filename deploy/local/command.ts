import { appendFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { isSentence } from '#deploy/local/sentence';
import { localSettings, logFolder } from '#deploy/local/settings';

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Where the whole of an unexpected error goes: people see its message alone. */
const noteDown = (error: unknown): string | undefined => {
  try {
    const folder = logFolder(localSettings().dataDir);
    const file = join(folder, 'errors.log');
    mkdirSync(folder, { recursive: true });
    appendFileSync(file, `${new Date().toISOString()} ${error instanceof Error ? error.stack : String(error)}\n`);
    return file;
  } catch {
    return undefined;
  }
};

const tell = (error: unknown): void => {
  if (isSentence(error)) {
    process.stderr.write(`${error.message}\n`);
    return;
  }
  const file = noteDown(error);
  process.stderr.write(`This did not work: ${reasonOf(error)}${file ? `. More of it is in ${file}.` : ''}\n`);
};

/** Runs a command of this folder: a failure is one sentence and a non-zero exit code. */
export const runCommand = async (main: () => Promise<void>): Promise<void> => {
  process.on('uncaughtException', (error) => {
    tell(error);
    process.exit(1);
  });
  try {
    await main();
  } catch (error) {
    tell(error);
    process.exitCode = 1;
  }
};

/** A terminal's Ctrl-C arrives twice, once from the terminal and once handed on; only a later one is a second request. */
const SAME_WISH_MS = 700;

/**
 * Calls `stop` once when this process is asked to end: by a signal, or because what started it is gone. A second request calls `force`.
 */
export const onEnd = (stop: () => void, force: () => void): void => {
  let first: number | undefined;
  const asked = () => {
    if (first === undefined) {
      first = performance.now();
      stop();
    } else if (performance.now() - first > SAME_WISH_MS) force();
  };
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, asked);
  if (process.channel) {
    process.once('disconnect', asked);
    process.channel.unref();
  }
};

/** Ends this process at the first request: what it has started ends with it. */
export const endWhenAsked = (): void => {
  const leave = () => process.exit(1);
  onEnd(leave, leave);
};
