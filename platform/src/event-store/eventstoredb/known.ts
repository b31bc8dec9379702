/** Positions kept, of the latest events that this process has seen. */
const KEPT = 20_000;
/** Bytes of an event, where none was seen. */
const USUAL_SIZE = 800;

/** The latest positions that this process has seen, with nothing in between: for counting events where they are known, and about before. */
export const knownPositions = () => {
  let after = 0n;
  let positions: bigint[] = [];
  let isAny = false;

  const last = () => positions.at(-1) ?? after;
  const size = () => {
    const spread = last() - after;
    return positions.length > 0 && spread > 0n ? Number(spread) / positions.length : USUAL_SIZE;
  };
  /** How many of the known stand up to a position. */
  const upTo = (position: bigint): number => {
    let [low, high] = [0, positions.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((positions[middle] ?? 0n) <= position) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  const aboutBetween = (from: bigint, to: bigint): number =>
    to > from ? Math.max(1, Math.round(Number(to - from) / size())) : 0;

  return {
    /** Everything that stands after a position, up to the last of these. */
    note: (from: bigint, more: readonly bigint[]) => {
      if (!isAny || from > last()) {
        after = from;
        positions = [...more];
        isAny = true;
        return;
      }
      const end = last();
      for (const position of more) if (position > end) positions.push(position);
      if (positions.length > 2 * KEPT) {
        after = positions[positions.length - KEPT - 1] ?? after;
        positions = positions.slice(-KEPT);
      }
    },
    distance: (from: bigint, to: bigint): number => {
      if (to <= from) return 0;
      const [inFrom, inTo] = [from < after ? after : from > last() ? last() : from, to > last() ? last() : to];
      if (!isAny || inTo <= inFrom) return aboutBetween(from, to);
      return aboutBetween(from, inFrom) + upTo(inTo) - upTo(inFrom) + aboutBetween(inTo, to);
    },
  };
};
export type KnownPositions = ReturnType<typeof knownPositions>;
