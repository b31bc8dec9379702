/**
 * Runs at most `most` of the tasks it is given at the same time. Those that wait are in the queue of whoever they are for, and one of each
 * is taken in turn: who has brought many does not keep the others waiting for all of them.
 */
export const fairLimit = (most: number) => {
  const queues = new Map<string, (() => void)[]>();
  let running = 0;

  /** Whose turn it is. */
  const next = (): (() => void) | undefined => {
    const [first] = queues;
    if (!first) return undefined;
    const [key, queue] = first;
    const start = queue.shift();
    queues.delete(key);
    // Behind all others.
    if (queue.length > 0) queues.set(key, queue);
    return start;
  };

  return async <T>(key: string, work: () => Promise<T>): Promise<T> => {
    if (running < most) running += 1;
    else await new Promise<void>((resolve) => queues.set(key, [...(queues.get(key) ?? []), resolve]));
    try {
      return await work();
    } finally {
      const start = next();
      // Its place is handed on.
      if (start) start();
      else running -= 1;
    }
  };
};
