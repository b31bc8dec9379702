/** Runs the work of one name at a time, in the order it came; that of other names goes on beside it. */
export const inTurn = () => {
  const last = new Map<string, Promise<unknown>>();
  return <T>(name: string, work: () => Promise<T>): Promise<T> => {
    const done = (last.get(name) ?? Promise.resolve()).then(work);
    const over = done
      .catch(() => undefined)
      .finally(() => {
        if (last.get(name) === over) last.delete(name);
      });
    last.set(name, over);
    return done;
  };
};
