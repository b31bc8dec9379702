import { describe, expect, it } from 'vitest';
import { batchLoader } from './batch-loader.ts';

const opened = () => {
  const batches: number[][] = [];
  const finish: (() => void)[] = [];
  const load = (keys: number[]) => {
    batches.push(keys);
    return new Promise<string[]>((resolve) => finish.push(() => resolve(keys.map((key) => `r${key}`))));
  };
  return { batches, finish, load };
};
const turn = () => new Promise((resolve) => setImmediate(() => setImmediate(resolve)));

describe('batchLoader', () => {
  it('given calls of the same turn, when they are answered, then one load served them all, each with its own result', async () => {
    const batches: number[][] = [];
    const call = batchLoader(
      async (keys: number[]) => {
        batches.push(keys);
        return keys.map((key) => key * 10);
      },
      { maxBatch: 100 },
    );
    expect(await Promise.all([call(1), call(2), call(3)])).toEqual([10, 20, 30]);
    expect(batches).toEqual([[1, 2, 3]]);
  });

  it('given a load under way, when more keys come one by one, then they wait and go together in the next load', async () => {
    const { batches, finish, load } = opened();
    const call = batchLoader(load, { maxBatch: 100 });
    const first = call(1);
    await turn();
    const second = call(2);
    await turn();
    const third = call(3);
    await turn();
    expect(batches).toEqual([[1]]);
    finish[0]?.();
    expect(await first).toBe('r1');
    await turn();
    expect(batches).toEqual([[1], [2, 3]]);
    finish[1]?.();
    expect(await Promise.all([second, third])).toEqual(['r2', 'r3']);
  });

  it('given two loads at once and batches of two, when five keys come, then the fifth waits for its turn', async () => {
    const { batches, finish, load } = opened();
    const call = batchLoader(load, { maxBatch: 2, concurrency: 2 });
    const all = Promise.all([1, 2, 3, 4, 5].map(call));
    await turn();
    expect(batches).toEqual([
      [1, 2],
      [3, 4],
    ]);
    finish[1]?.();
    await turn();
    expect(batches.at(-1)).toEqual([5]);
    for (const done of finish) done();
    expect(await all).toEqual(['r1', 'r2', 'r3', 'r4', 'r5']);
  });

  it('given one key that fails, when its batch is answered, then only that call fails', async () => {
    const call = batchLoader(async (keys: number[]) => keys.map((key) => (key === 2 ? new Error('two') : key)), {
      maxBatch: 10,
    });
    const [one, two] = await Promise.allSettled([call(1), call(2)]);
    expect(one).toEqual({ status: 'fulfilled', value: 1 });
    expect(two).toMatchObject({ status: 'rejected', reason: { message: 'two' } });
  });

  it('given a load that throws, when the next call comes, then the first failed and the next is served', async () => {
    let failing = true;
    const call = batchLoader(
      async (keys: number[]) => {
        if (failing) throw new Error('down');
        return keys;
      },
      { maxBatch: 10 },
    );
    await expect(call(1)).rejects.toThrow('down');
    failing = false;
    expect(await call(2)).toBe(2);
  });

  it('given a load that answers too little, when it is awaited, then the calls without a result fail', async () => {
    const call = batchLoader(async (keys: number[]) => keys.slice(1), { maxBatch: 10 });
    const settled = await Promise.allSettled([call(1), call(2)]);
    expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
  });
});
