import { describe, expect, it } from 'vitest';
import { nextTile } from './tile-keys.ts';

/** Three in the first line, one in the second of another group, two in the third. */
const places = [
  { left: 0, top: 0 },
  { left: 100, top: 0 },
  { left: 200, top: 0 },
  { left: 0, top: 160 },
  { left: 0, top: 320 },
  { left: 100, top: 321 },
];

describe('keys among tiles', () => {
  it.each([
    ['ArrowRight', 0, 1],
    ['ArrowRight', 2, 3],
    ['ArrowRight', 5, null],
    ['ArrowLeft', 0, null],
    ['ArrowLeft', 3, 2],
    ['ArrowDown', 2, 3],
    ['ArrowDown', 3, 4],
    ['ArrowDown', 4, null],
    ['ArrowUp', 5, 3],
    ['ArrowUp', 3, 0],
    ['ArrowUp', 1, null],
    ['Home', 4, 0],
    ['End', 1, 5],
    ['x', 1, null],
  ])('given %s at tile %s, when it is pressed, then the focus goes to %s', (key, at, next) => {
    expect(nextTile(key, at, places)).toBe(next);
  });
});
