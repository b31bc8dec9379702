import type { WorkQueue } from './queue.ts';

/** Those that may run yet, dead letters included. */
const STATES = ['waiting', 'prioritized', 'delayed', 'failed', 'active'] as const;
const PAGE = 500;

/**
 * Lets waiting jobs say where their events stand in another store. `targets` answers that for events that stand at these positions
 * in the one before, in their order; undefined for what does not stand there: such jobs stay as they are. Answers how many it changed.
 */
export const translateJobs = async (
  queue: Pick<WorkQueue, 'getJobs'>,
  targets: (events: { id: string; position: bigint }[]) => Promise<(bigint | undefined)[]>,
): Promise<number> => {
  let translated = 0;
  for (let start = 0; ; start += PAGE) {
    const jobs = await queue.getJobs([...STATES], start, start + PAGE - 1, true);
    const found = await targets(
      jobs.map(({ data: { cause } }) => ({ id: cause.eventId, position: BigInt(cause.position) })),
    );
    for (const [nth, job] of jobs.entries()) {
      const position = found[nth];
      if (position === undefined) continue;
      await job.updateData({ ...job.data, cause: { ...job.data.cause, position: `${position}` } });
      translated += 1;
    }
    if (jobs.length < PAGE) return translated;
  }
};
