/** A part of a video, in milliseconds from its beginning. */
export type Played = { from: number; to: number };

/** Parts that touch are one. */
export const joined = (parts: readonly Played[], { from, to }: Played): Played[] => {
  if (to <= from) return [...parts];
  const touching = parts.filter((one) => one.to >= from && one.from <= to);
  const one = {
    from: Math.min(from, ...touching.map((part) => part.from)),
    to: Math.max(to, ...touching.map((part) => part.to)),
  };
  return [...parts.filter((part) => !touching.includes(part)), one].sort((a, b) => a.from - b.from);
};

/** What is left of parts without another. */
const without = (parts: readonly Played[], { from, to }: Played): Played[] =>
  parts.flatMap((one) =>
    one.to <= from || one.from >= to
      ? [one]
      : [
          { from: one.from, to: from },
          { from: to, to: one.to },
        ].filter((rest) => rest.to > rest.from),
  );

type Kept = Record<string, Played[]>;

const read = (key: string): Kept => {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '{}') as Kept;
  } catch {
    return {};
  }
};

/** What was played in a lesson and nobody has told the server yet, by step; a reload loses nothing. */
export const watchedQueue = (name: string) => {
  const key = `onrecord.watched.${name}`;
  let kept = read(key);
  const keep = (stepId: string, parts: Played[]) => {
    const { [stepId]: _, ...others } = kept;
    kept = parts.length === 0 ? others : { ...others, [stepId]: parts };
    try {
      if (Object.keys(kept).length === 0) sessionStorage.removeItem(key);
      else sessionStorage.setItem(key, JSON.stringify(kept));
    } catch {
      // The browser keeps nothing: what was played is lost with the page, as before.
    }
  };
  return {
    add: (stepId: string, part: Played) => keep(stepId, joined(kept[stepId] ?? [], part)),
    /** Told, or refused for good; what was played meanwhile stays. */
    remove: (stepId: string, told: readonly Played[]) => keep(stepId, told.reduce(without, kept[stepId] ?? [])),
    all: (): readonly [stepId: string, parts: readonly Played[]][] => Object.entries(kept),
  };
};
