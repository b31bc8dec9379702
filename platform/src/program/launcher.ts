import { spawn } from 'node:child_process';
import type { Answer, LauncherRequest, Program } from './program.ts';

const MAX_ERRORS = 4_096;

/** Running programs: the group of each, and what waits for its kill. */
const kills = new Map<number, () => void>();

const answer = (message: Answer): void => {
  kills.delete(message.id);
  // Where nobody hears it any more we end as well.
  process.send?.(message, undefined, undefined, () => undefined);
};

/** A program, and whatever it has started. */
const killGroup = (group: number | undefined): void => {
  try {
    if (group !== undefined) process.kill(-group, 'SIGKILL');
  } catch {
    // It has ended meanwhile.
  }
};

const run = (id: number, { command, args, env, cwd, input, maxMs, maxOutput = Number.POSITIVE_INFINITY }: Program) => {
  const stdin = input ? 'pipe' : 'ignore';
  const child = spawn(command, args, { cwd, env, stdio: [stdin, 'pipe', 'pipe'], detached: true });
  let isKilled = false;
  const kill = () => {
    isKilled = true;
    killGroup(child.pid);
  };
  const timer = setTimeout(kill, maxMs);
  kills.set(id, kill);
  const parts: Buffer[] = [];
  let room = maxOutput;
  let errors = '';
  child.stdout?.on('data', (part: Buffer) => {
    if (room > 0) parts.push(part.subarray(0, room));
    room -= part.length;
  });
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    errors = (errors + text).slice(-MAX_ERRORS);
  });
  // One that has ended reads no more: its end says why.
  child.stdin?.on('error', () => undefined).end(input);
  child.on('error', ({ message }) => {
    clearTimeout(timer);
    answer({ id, fault: message });
  });
  child.on('close', (code) => {
    clearTimeout(timer);
    answer({ id, ended: { code: isKilled ? null : code, output: Buffer.concat(parts), errors } });
  });
};

process.on('message', (asked: LauncherRequest) => {
  if ('run' in asked) run(asked.id, asked.run);
  else kills.get(asked.id)?.();
});
process.on('disconnect', () => {
  for (const kill of kills.values()) kill();
  process.exit();
});
