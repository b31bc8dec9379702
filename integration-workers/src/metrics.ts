import { Counter, Gauge, type Registry } from 'prom-client';
import type { Following } from './engine/follow.ts';
import type { WorkQueue } from './engine/queue.ts';
import type { Outcome } from './engine/worker.ts';

/** Adds the workers' own metrics to a registry; the answer counts one job's outcome. */
export const workMetrics = (
  registry: Registry,
  { queue, following, head }: { queue: WorkQueue; following: Following; head: () => Promise<bigint> },
): ((job: string, outcome: Outcome) => void) => {
  const jobs = new Counter({
    name: 'work_jobs_total',
    help: 'Jobs by outcome: done, failed (will be tried again), dead (will not)',
    labelNames: ['job', 'outcome'] as const,
    registers: [registry],
  });
  new Gauge({
    name: 'work_queue_jobs',
    help: 'Jobs in the queue by state; failed ones are the dead letters',
    labelNames: ['state'] as const,
    registers: [registry],
    async collect() {
      const counts = await queue.getJobCounts('waiting', 'active', 'delayed', 'failed');
      for (const [state, count] of Object.entries(counts)) this.set({ state }, count);
    },
  });
  new Gauge({
    name: 'work_policy_lag_events',
    help: 'Events between the head of the feed and what this runner showed a policy; absent on a standby',
    labelNames: ['policy'] as const,
    registers: [registry],
    async collect() {
      const last = await head();
      for (const [policy, position] of following.positions()) this.set({ policy }, Number(last - position));
    },
  });
  return (job, outcome) => jobs.inc({ job, outcome });
};
