import type { PointGroup } from 'signature_pad';
import { describe, expect, it } from 'vitest';
import { fitPaper } from './signature-paper.ts';

const strokeTo = (x: number, y: number): PointGroup =>
  ({
    ...{ penColor: '#000', dotSize: 0, minWidth: 1, maxWidth: 2, velocityFilterWeight: 0.7 },
    points: [
      { x: 10, y: 20, pressure: 0.5, time: 0 },
      { x, y, pressure: 0.5, time: 1 },
    ],
  }) as unknown as PointGroup;

/** A pad on a paper as wide as a screen. */
const drawn = (strokes: PointGroup[]) => {
  const scales: number[] = [];
  const context = { scale: (by: number) => void scales.push(by) };
  const paper = { width: 300, height: 150, clientWidth: 700, clientHeight: 180, getContext: () => context as never };
  const pad = {
    toData: () => strokes,
    fromData: (next: PointGroup[]) => {
      strokes = next;
    },
  };
  const turn = (clientWidth: number, ratio = 2) => {
    Object.assign(paper, { clientWidth });
    return fitPaper(paper, pad, ratio);
  };
  return { paper, scales, turn, end: () => strokes.at(-1)?.points.at(-1) };
};

describe('the paper that a signature is drawn on (docs/product.md SIG-37)', () => {
  it('given a signature, when the phone is turned, then it stays, smaller where it would not fit, and is as large as it was otherwise', () => {
    const { paper, scales, turn, end } = drawn([strokeTo(596, 100)]);
    expect([turn(700), paper.width, paper.height, scales]).toEqual([true, 1_400, 360, [2]]);
    expect(end()).toMatchObject({ x: 596, y: 100 });
    expect([turn(300), paper.width]).toEqual([true, 600]);
    expect(end()).toMatchObject({ x: 298, y: 50 });
    for (const width of [700, 300, 700, 300]) turn(width);
    expect(end()?.x).toBeGreaterThan(290);
  });

  it('given the same size and another number of pixels, when it is shown, then it is drawn anew for those alone; hidden, it stays', () => {
    const { paper, turn, end } = drawn([strokeTo(100, 100)]);
    turn(700);
    expect(turn(700)).toBe(false);
    expect([turn(700, 3), paper.width]).toEqual([true, 2_100]);
    expect([turn(0), paper.width, end()?.x]).toEqual([false, 2_100, 100]);
  });
});
