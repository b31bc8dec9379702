import { describe, expect, it } from 'vitest';
import { countColumn } from './count-column.ts';

describe('a column that counts', () => {
  it('given a record with three lessons, when shown and exported, then both say how many, and a card says of what', () => {
    const record = { id: 'p-1', lessonIds: ['a', 'b', 'c'] };
    const column = countColumn<typeof record>('lessonIds', ({ lessonIds }) => lessonIds.length);
    expect([column.render?.(record), column.text?.(record, {} as never), column.isLabelled]).toEqual([3, 3, true]);
  });
});
