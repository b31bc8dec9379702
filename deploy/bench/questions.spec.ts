import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { questions } from './questions.ts';

const HERE = import.meta.dirname;

/** Prints what is loaded when the questions are listed, but for Node's own. */
const LISTED = `
  import { registerHooks } from 'node:module';
  const loaded = [];
  registerHooks({ load: (url, context, next) => { if (url.startsWith('file:')) loaded.push(url); return next(url, context); } });
  process.argv.push('--list');
  await import(${JSON.stringify(join(HERE, 'run.ts'))});
  console.log('loaded ' + loaded.length);`;

describe('the questions of the bench', () => {
  it.each(Object.entries(questions))(
    'given %s, when it is loaded, then it is called as it is listed',
    async (name, load) => {
      expect((await load()).name).toBe(name);
    },
  );

  it('given nothing but their names is wanted, when they are listed, then none of what they measure is loaded', () => {
    const { stdout } = spawnSync(process.execPath, ['--input-type=module', '--eval', LISTED], {
      cwd: HERE,
      encoding: 'utf8',
    });
    const lines = stdout.trim().split('\n');
    const [, loaded = Number.NaN] = (lines.pop() ?? '').split(' ');
    expect(lines).toEqual(Object.keys(questions));
    expect(Number(loaded)).toBeLessThan(10);
  });
});
