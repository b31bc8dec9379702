/** Milliseconds between attempts; the last one goes on for ever. */
const DELAYS = [500, 1_000, 2_000, 5_000];

type Options = { signal: AbortSignal; mayPass: (error: unknown) => boolean; onWaiting?: (isWaiting: boolean) => void };

/** A while, or until the network is back. */
const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer);
      globalThis.removeEventListener?.('online', go);
      signal.removeEventListener('abort', go);
      resolve();
    };
    const timer = setTimeout(go, milliseconds);
    globalThis.addEventListener?.('online', go);
    signal.addEventListener('abort', go);
  });

/** Does it again until it gets through: a network that is away, a server that restarts. What is refused fails. */
export const untilThrough = async <T>(work: () => Promise<T>, options: Options): Promise<T> => {
  const { signal, mayPass, onWaiting } = options;
  for (let attempt = 0; ; attempt += 1) {
    signal.throwIfAborted();
    try {
      const done = await work();
      onWaiting?.(false);
      return done;
    } catch (error) {
      if (signal.aborted || !mayPass(error)) throw error;
      onWaiting?.(true);
      await pause(DELAYS[attempt] ?? 5_000, signal);
    }
  }
};
