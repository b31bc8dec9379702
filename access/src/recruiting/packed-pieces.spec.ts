import { describe, expect, it } from 'vitest';
import { packedPieces, unpackedPieces } from './packed-pieces.ts';

describe('pieces of a recording in an event', () => {
  const pieces = ['0a', 'ff', '07'].map((byte, index) => ({
    ...{ size: 1_048_576 - index, after: index * 1_000, sha256: byte.repeat(32) },
  }));

  it('given some or none, when they are packed, then they come out as they were', () => {
    expect(unpackedPieces(packedPieces(pieces))).toEqual(pieces);
    expect(unpackedPieces(packedPieces([]))).toEqual([]);
  });

  it('given as many as are listed, when they are packed, then each takes about sixty characters', () => {
    const many = Array.from({ length: 5_000 }, () => pieces[0] as (typeof pieces)[number]);
    expect(JSON.stringify(packedPieces(many)).length).toBeLessThan(5_000 * 60);
  });
});
