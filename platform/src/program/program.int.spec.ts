import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runProgram } from './program.ts';

const MAX_MS = 60_000;
const run = (script: string, more: { input?: Buffer; maxMs?: number; maxOutput?: number } = {}, signal?: AbortSignal) =>
  runProgram({ command: 'sh', args: ['-c', script], env: { PATH: process.env.PATH }, maxMs: MAX_MS, ...more }, signal);
const text = (bytes: Uint8Array): string => Buffer.from(bytes).toString();
const lives = (pid: string): boolean => {
  try {
    return process.kill(Number(pid), 0);
  } catch {
    return false;
  }
};

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'program-'));
});
afterAll(() => rm(folder, { recursive: true }));

describe('a program', () => {
  it('given what it reads, when it ends, then all it wrote is told, or as much as is wanted', async () => {
    const input = Buffer.alloc(3_000_000, 'abc');
    expect(await run('cat; echo why >&2; exit 3', { input })).toEqual({ code: 3, output: input, errors: 'why\n' });
    expect(text((await run('cat', { input, maxOutput: 7 })).output)).toBe('abcabca');
  });

  it('given several at once, when they end, then each has its own answer', async () => {
    const all = await Promise.all(Array.from({ length: 8 }, (_, index) => run(`echo ${index}`)));
    expect(all.map(({ output }) => text(output))).toEqual(Array.from({ length: 8 }, (_, index) => `${index}\n`));
  });

  it('given one that is not there, when it is run, then that is thrown', async () => {
    const none = runProgram({ command: 'no-such-program', args: [], env: {}, maxMs: MAX_MS });
    await expect(none).rejects.toThrow('ENOENT');
  });

  it('given one that takes too long, when it is killed, then so is what it has started', async () => {
    const { code, output } = await run('sleep 600 & echo $!; wait', { maxMs: 5_000 });
    expect([code, text(output)]).toEqual([null, expect.stringMatching(/^\d+\n$/)]);
    await expect.poll(() => lives(text(output).trim())).toBe(false);
  });

  it('given one that nobody waits for any more, when that is said, then it is killed and throws why', async () => {
    const asked = new AbortController();
    const ending = run(`echo $$ > ${folder}/left; sleep 600`, {}, asked.signal);
    const pid = () => readFile(`${folder}/left`, 'utf8').catch(() => '');
    await expect.poll(pid).toMatch(/\d\n/);
    asked.abort(new Error('no more'));
    await expect(ending).rejects.toThrow('no more');
    expect(lives((await pid()).trim())).toBe(false);
  });

  it('given the process that starts them, when it is lost, then what it ran throws, and the next one runs', async () => {
    const launcher = Number(text((await run('echo $PPID')).output));
    const ending = expect(run('sleep 10')).rejects.toThrow('has ended');
    process.kill(launcher, 'SIGKILL');
    await ending;
    expect(text((await run('echo again')).output)).toBe('again\n');
  });

  it('given the process that starts them, when it hangs, then it is ended, what it ran throws, and the next one runs', async () => {
    const launcher = Number(text((await run('echo $PPID')).output));
    process.kill(launcher, 'SIGSTOP');
    await expect(run('echo never', { maxMs: 1 })).rejects.toThrow('has ended');
    expect(text((await run('echo again')).output)).toBe('again\n');
  });

  it('given a service that is killed, when its program runs, then that ends too', async () => {
    const place = JSON.stringify(new URL('./program.ts', import.meta.url).href);
    const program = JSON.stringify({ command: 'sh', args: ['-c', `echo $$ > ${folder}/service; sleep 600`], env: {} });
    const service = spawn(process.execPath, [
      '--input-type=module',
      '-e',
      `const { runProgram } = await import(${place}); await runProgram({ ...${program}, maxMs: ${MAX_MS} });`,
    ]);
    const pid = () => readFile(`${folder}/service`, 'utf8').catch(() => '');
    await expect.poll(pid).toMatch(/\d\n/);
    service.kill('SIGKILL');
    await expect.poll(async () => lives((await pid()).trim())).toBe(false);
  });
});
