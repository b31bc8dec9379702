import type { Logger } from 'platform/telemetry/log';

/** Work that an answer does not wait for, so that the time of the answer does not tell what the work finds. */
export type BackgroundTasks = {
  run(work: () => Promise<unknown>): void;
  /** Resolves once nothing is under way. */
  settled(): Promise<void>;
};

export const openBackgroundTasks = (log: Pick<Logger, 'error'>): BackgroundTasks => {
  const underWay = new Set<Promise<unknown>>();
  return {
    run: (work) => {
      const done = work()
        .catch((error: unknown) => log.error({ err: error }, 'background task failed'))
        .finally(() => underWay.delete(done));
      underWay.add(done);
    },
    settled: async () => {
      while (underWay.size > 0) await Promise.all(underWay);
    },
  };
};
