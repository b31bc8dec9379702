import { derivedId } from 'contracts/kernel/id';
import { describe, expect, it } from 'vitest';
import { laneName, laneOf } from './lanes.ts';
import { createProgress } from './progress.ts';
import { ALL_COMPANIES } from './projection.ts';

const PATIENT_MS = 60_000;
const never = new AbortController().signal;

describe('progress', () => {
  it('given runners of this process, when all that are waited for have moved, then the waiter goes on', async () => {
    const progress = createProgress(async () => new Map());
    const reaching = progress.reaches(['a', 'b'], 5n, PATIENT_MS);
    progress.moved('a', 7n);
    progress.moved('b', 4n);
    const both = await Promise.race([reaching, Promise.resolve('waiting')]);
    expect(both).toBe('waiting');
    progress.moved('b', 5n);
    expect(await reaching).toBe(true);
    expect(await progress.reaches(['a'], 7n, PATIENT_MS)).toBe(true);
  });

  it('given lanes, when that of a company has moved, then whoever asks about its rows goes on, and who asks about all waits for the others', async () => {
    const progress = createProgress(async () => new Map(), 3);
    const names = ['a'];
    const company = derivedId('company');
    const its = laneOf(company, 3);
    progress.moved(laneName('a', its, 3), 5n);
    expect(await progress.reaches(names, 5n, PATIENT_MS, company)).toBe(true);
    expect(await progress.reaches(names, 5n, 0)).toBe(false);
    expect(await progress.reaches(names, 5n, 0, ALL_COMPANIES)).toBe(false);
    for (const lane of [0, 1, 2]) progress.moved(laneName('a', lane, 3), 5n);
    expect(await progress.reaches(names, 5n, PATIENT_MS)).toBe(true);
    progress.moved('b', 5n);
    expect(await progress.reaches(['a', 'b'], 5n, PATIENT_MS, company)).toBe(true);
  });

  it('given runners of another process, when their checkpoints have moved, then the waiter goes on', async () => {
    const stored = new Map([['a', 1n]]);
    let asked = 0;
    const progress = createProgress(async () => {
      asked += 1;
      if (asked > 2) stored.set('a', 9n);
      return stored;
    });
    expect(await progress.reaches(['a'], 9n, PATIENT_MS)).toBe(true);
    expect(asked).toBe(3);
  });

  it('given a position that is not reached, when patience ends, then the answer is no', async () => {
    const progress = createProgress(async () => {
      throw new Error('database away');
    });
    expect(await progress.reaches(['a'], 1n, 1)).toBe(false);
  });

  it('given an idle runner, when somebody waits for its projection, then it goes on at once', async () => {
    const progress = createProgress(async () => new Map());
    const resting = progress.idleDelay('a', PATIENT_MS, never);
    const reaching = progress.reaches(['a'], 1n, PATIENT_MS);
    await resting;
    await progress.idleDelay('a', PATIENT_MS, never);
    progress.moved('a', 1n);
    expect(await reaching).toBe(true);
  });

  it('given an idle runner, when it is stopped, then it ends', async () => {
    const progress = createProgress(async () => new Map());
    const stop = new AbortController();
    const resting = progress.idleDelay('a', PATIENT_MS, stop.signal);
    stop.abort();
    await resting;
    await progress.idleDelay('a', PATIENT_MS, stop.signal);
  });
});
