export type BatchLoaderOptions = {
  /** Keys that one load may hold. */
  maxBatch: number;
  /** Loads under way at once; meanwhile further keys queue up and go together in the next one. */
  concurrency?: number;
  /** Milliseconds for which keys gather, where nobody waits for the answer. */
  delayMs?: number;
};

type Waiting<K, R> = { key: K; resolve: (result: R) => void; reject: (error: unknown) => void };

const asError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));

/**
 * Turns many calls for one key each into few loads of many keys: calls of the same turn of the event loop, and those
 * that arrive while `concurrency` loads are under way, go together. Keeps nothing once answered. Each key has its own
 * verdict: `load` answers in the order of its keys, with an Error where that one key failed.
 */
export const batchLoader = <K, R>(
  load: (keys: K[]) => Promise<(R | Error)[]>,
  { maxBatch, concurrency = 1, delayMs }: BatchLoaderOptions,
): ((key: K) => Promise<R>) => {
  let queue: Waiting<K, R>[] = [];
  let running = 0;
  let scheduled = false;

  const settle = (batch: Waiting<K, R>[], results: (R | Error)[]) => {
    batch.forEach(({ resolve, reject }, index) => {
      if (index >= results.length) reject(new Error('A batch load answered fewer results than it had keys'));
      else if (results[index] instanceof Error) reject(results[index]);
      else resolve(results[index] as R);
    });
  };

  const run = async () => {
    const batch = queue.slice(0, maxBatch);
    queue = queue.slice(maxBatch);
    running += 1;
    try {
      settle(batch, await load(batch.map(({ key }) => key)));
    } catch (error) {
      for (const { reject } of batch) reject(asError(error));
    }
    running -= 1;
    schedule();
  };

  const start = () => {
    scheduled = false;
    while (queue.length > 0 && running < concurrency) void run();
  };

  // setImmediate, not a microtask: requests that one poll of the event loop delivers come in several ticks.
  const schedule = () => {
    if (scheduled || queue.length === 0 || running >= concurrency) return;
    scheduled = true;
    if (delayMs === undefined) setImmediate(start);
    else setTimeout(start, delayMs);
  };

  return (key) =>
    new Promise<R>((resolve, reject) => {
      queue.push({ key, resolve, reject });
      schedule();
    });
};
