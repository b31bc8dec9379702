import type { PlacedReport } from 'contracts/identity/user-settings/user-settings.events';
import { reportNames } from 'contracts/identity/user-settings/user-settings.reports';
import { describe, expect, it } from 'vitest';
import {
  DEFAULT_ARRANGEMENT,
  inOrder,
  type Move,
  moved,
  moves,
  tidied,
  usual,
  without,
  withReport,
} from './arrangement.ts';

const names = (arrangement: readonly PlacedReport[]) => inOrder(arrangement).map(({ report }) => report);
const placeOf = (arrangement: readonly PlacedReport[], report: string) =>
  arrangement.find((placed) => placed.report === report);
const cells = (arrangement: readonly PlacedReport[]) =>
  arrangement.flatMap(({ x, y, w, h }) =>
    Array.from({ length: w * h }, (_, index) => `${x + (index % w)},${y + Math.floor(index / w)}`),
  );

describe('arrangement of a dashboard', () => {
  it('given the usual one, when tidied, then it is as it was, with every report in it', () => {
    expect(tidied(DEFAULT_ARRANGEMENT)).toEqual(inOrder(DEFAULT_ARRANGEMENT));
    expect(names(DEFAULT_ARRANGEMENT).toSorted()).toEqual(reportNames.toSorted());
  });

  it('given somebody who may read little, when they have arranged nothing, then there are no gaps', () => {
    expect(usual(reportNames)).toEqual(inOrder(DEFAULT_ARRANGEMENT));
    expect(usual(['jobs-total', 'jobs-by-source']).map(({ report, x, y }) => [report, x, y])).toEqual([
      ['jobs-total', 0, 0],
      ['jobs-by-source', 4, 0],
    ]);
    expect(usual([])).toEqual([]);
  });

  it('given the usual one, when a report is taken away and added again, then it stands at the foot', () => {
    const fewer = without(DEFAULT_ARRANGEMENT, 'interviews-over-days');
    expect(names(fewer)).not.toContain('interviews-over-days');
    expect(placeOf(fewer, 'interviews-by-status')?.y).toBe(2);
    expect(names(withReport(fewer, 'interviews-over-days')).at(-1)).toBe('interviews-over-days');
  });

  it('given two reports below one another, when the lower one goes up, then they change places; down, and they do again', () => {
    const up = moved(DEFAULT_ARRANGEMENT, 'interviews-by-status', 'up');
    expect(placeOf(up, 'interviews-by-status')).toMatchObject({ x: 0, y: 2 });
    expect(placeOf(up, 'interviews-over-days')?.y).toBe(8);
    const down = moved(up, 'interviews-by-status', 'down');
    expect(placeOf(down, 'interviews-over-days')?.y).toBe(2);
    expect(placeOf(down, 'interviews-by-status')?.y).toBe(7);
  });

  it('given the edge, when a report goes on towards it, then it stays; made smaller than it can be read, it stays too', () => {
    expect(moved(DEFAULT_ARRANGEMENT, 'interviews-total', 'left')).toEqual(tidied(DEFAULT_ARRANGEMENT));
    expect(moved(DEFAULT_ARRANGEMENT, 'jobs-by-source', 'right')).toEqual(tidied(DEFAULT_ARRANGEMENT));
    expect(moved(DEFAULT_ARRANGEMENT, 'interviews-total', 'shorter')).toEqual(tidied(DEFAULT_ARRANGEMENT));
  });

  it('given any steps of any reports, when taken one after the other, then nothing overlaps, nothing leaves the grid and nothing is lost', () => {
    let arrangement: PlacedReport[] = [...DEFAULT_ARRANGEMENT];
    for (let turn = 0; turn < 400; turn += 1) {
      const report = reportNames[(turn * 5) % reportNames.length] ?? 'jobs-total';
      arrangement = moved(arrangement, report, moves[(turn * turn + turn) % moves.length] as Move);
      const taken = cells(arrangement);
      expect(new Set(taken).size).toBe(taken.length);
      expect(arrangement.every(({ x, w, y }) => x >= 0 && y >= 0 && x + w <= 12)).toBe(true);
      expect(arrangement).toHaveLength(reportNames.length);
    }
  });
});
