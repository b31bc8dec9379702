import { describe, expect, it } from 'vitest';
import { joined } from './watched-queue.ts';

describe('parts of a video that wait to be told', () => {
  it('given parts that touch or lie over one another, when they are joined, then they are one; others stay apart', () => {
    const first = joined([], { from: 0, to: 10_000 });
    const longer = joined(first, { from: 10_000, to: 20_000 });
    expect(longer).toEqual([{ from: 0, to: 20_000 }]);
    const apart = joined(longer, { from: 60_000, to: 70_000 });
    expect(joined(apart, { from: 15_000, to: 25_000 })).toEqual([
      { from: 0, to: 25_000 },
      { from: 60_000, to: 70_000 },
    ]);
    expect(joined(first, { from: 5, to: 5 })).toEqual(first);
  });
});
