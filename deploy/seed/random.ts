/** Draws that repeat: the same seed gives the same series. */
export type Random = {
  /** From 0 up to, not including, 1. */
  fraction: () => number;
  /** A whole number from `low` to `high`, both included. */
  between: (low: number, high: number) => number;
  pick: <T>(choices: readonly [T, ...T[]]) => T;
  chance: (probability: number) => boolean;
};

/** Mulberry32: 32 bits of state, good enough to vary content. */
export const createRandom = (seed: number): Random => {
  let state = seed >>> 0;
  const fraction = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    fraction,
    between: (low, high) => low + Math.floor(fraction() * (high - low + 1)),
    pick: (choices) => choices[Math.floor(fraction() * choices.length)] ?? choices[0],
    chance: (probability) => fraction() < probability,
  };
};
