/** Commands that are under way at once. */
const AT_ONCE = 20;

/** Work on each, a few at once; what came of them, in order. */
export const inTurns = async <In, Out>(all: readonly In[], work: (one: In) => Promise<Out>): Promise<Out[]> => {
  const done: Out[] = [];
  for (let start = 0; start < all.length; start += AT_ONCE)
    done.push(...(await Promise.all(all.slice(start, start + AT_ONCE).map(work))));
  return done;
};
