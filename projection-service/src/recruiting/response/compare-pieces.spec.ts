import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { comparePieces } from './compare-pieces.ts';

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');
const pieces = ['one', 'second', 'last'].map((text) => ({ size: text.length, sha256: hashOf(text) }));
const compare = (...chunks: string[]) => comparePieces(pieces, Readable.from(chunks.map((text) => Buffer.from(text))));

describe('pieces beside the file that is kept', () => {
  it('given the same bytes, in whatever chunks they are read, when compared, then each is the same', async () => {
    const same = { isSame: [true, true, true], whole: hashOf('onesecondlast') };
    expect(await compare('onesecondlast')).toEqual(same);
    expect(await compare('o', 'nesec', 'ondl', 'ast')).toEqual(same);
  });

  it('given a byte that changed, bytes that are missing or bytes more, when compared, then it says where, or by the whole', async () => {
    expect((await compare('onesecOndlast')).isSame).toEqual([true, false, true]);
    expect((await compare('onesecond')).isSame).toEqual([true, true, false]);
    const longer = await compare('onesecondlast!');
    expect([longer.isSame, longer.whole]).toEqual([[true, true, true], hashOf('onesecondlast!')]);
  });

  it('given no file, when compared, then nothing is said of any', async () => {
    expect(await comparePieces(pieces, undefined)).toEqual({ isSame: [], whole: null });
  });
});
