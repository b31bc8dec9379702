type Place = { left: number; top: number };

/** Pixels within which tiles lie in one line. */
const SAME = 4;

/** The nearest line above or below, and in it the tile that lies closest. */
const inNextLine = (
  here: Place,
  places: readonly Place[],
  isThere: (top: number) => boolean,
  pick: typeof Math.min,
) => {
  const tops = places.map(({ top }) => top).filter(isThere);
  if (tops.length === 0) return null;
  const line = pick(...tops);
  let best: number | null = null;
  places.forEach(({ left, top }, index) => {
    if (Math.abs(top - line) > SAME) return;
    const known = best === null ? undefined : places[best];
    if (!known || Math.abs(left - here.left) < Math.abs(known.left - here.left)) best = index;
  });
  return best;
};

/** Where a key moves the focus among tiles as they lie on the screen; null when it does not. */
export const nextTile = (key: string, at: number, places: readonly Place[]): number | null => {
  const here = places[at];
  if (!here) return null;
  const last = places.length - 1;
  switch (key) {
    case 'ArrowRight':
      return at < last ? at + 1 : null;
    case 'ArrowLeft':
      return at > 0 ? at - 1 : null;
    case 'ArrowDown':
      return inNextLine(here, places, (top) => top > here.top + SAME, Math.min);
    case 'ArrowUp':
      return inNextLine(here, places, (top) => top < here.top - SAME, Math.max);
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return null;
  }
};
