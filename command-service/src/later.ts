import type { Logger } from 'platform/telemetry/log';

/** Work that an answer does not wait for: so that the time it takes tells nothing of what it finds. */
export type Later = {
  do(work: () => Promise<unknown>): void;
  /** Resolves once nothing is under way. */
  settled(): Promise<void>;
};

export const openLater = (log: Pick<Logger, 'error'>): Later => {
  const underWay = new Set<Promise<unknown>>();
  return {
    do: (work) => {
      const done = work()
        .catch((error: unknown) => log.error({ err: error }, 'work after an answer failed'))
        .finally(() => underWay.delete(done));
      underWay.add(done);
    },
    settled: async () => {
      while (underWay.size > 0) await Promise.all(underWay);
    },
  };
};
