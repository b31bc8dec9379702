import { expect, it } from 'vitest';
import { fairLimit } from './fair-limit.ts';

/** Tasks that end when the spec says so, in the order in which they began. */
const open = (most: number) => {
  const limited = fairLimit(most);
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const add = (key: string, name: string) =>
    limited(key, async () => {
      begun.push(name);
      await new Promise<void>((resolve) => ends.push(resolve));
      return name;
    });
  const end = async () => {
    ends.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { add, begun, end };
};

it('given one who brought many and another who comes later, when a place is free, then they take turns, each in their own order', async () => {
  const { add, begun, end } = open(2);
  const all = [
    ...['a1', 'a2', 'a3', 'a4', 'a5'].map((name) => add('a', name)),
    ...['b1', 'b2'].map((name) => add('b', name)),
    add('c', 'c1'),
  ];
  expect(begun).toEqual(['a1', 'a2']);
  for (let count = 0; count < all.length; count += 1) await end();
  expect(await Promise.all(all)).toEqual(['a1', 'a2', 'a3', 'a4', 'a5', 'b1', 'b2', 'c1']);
  expect(begun).toEqual(['a1', 'a2', 'a3', 'b1', 'c1', 'a4', 'b2', 'a5']);
});

it('given work that fails, when it ends, then the next begins', async () => {
  const limited = fairLimit(1);
  const failing = limited('a', async () => {
    throw new Error('no');
  });
  const next = limited('a', async () => 'done');
  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe('done');
});
