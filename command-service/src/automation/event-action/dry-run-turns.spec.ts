import { describe, expect, it } from 'vitest';
import { openTurns } from './dry-run-turns.ts';

const held = () => Promise.withResolvers<void>();

describe('turns of dry runs', () => {
  it('given one under way in a company, when more are asked for, then they wait, others do not, and too many are refused', async () => {
    const turn = openTurns(2);
    const [first, log] = [held(), [] as string[]];
    const one = turn('harbor', async () => {
      log.push('one');
      await first.promise;
    });
    const two = turn('harbor', async () => void log.push('two'));
    await turn('summit', async () => void log.push('of another'));
    await expect(turn('harbor', async () => undefined)).rejects.toMatchObject({ code: 'too-many-requests' });
    expect(log).toEqual(['one', 'of another']);
    first.resolve();
    await Promise.all([one, two]);
    expect(log).toEqual(['one', 'of another', 'two']);
    await turn('harbor', async () => void log.push('three'));
    expect(log.at(-1)).toBe('three');
  });

  it('given one that fails, when the next is asked for, then it has its turn', async () => {
    const turn = openTurns(1);
    await expect(turn('harbor', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await turn('harbor', async () => 'done')).toBe('done');
  });
});
