import type { EventFeed } from 'platform/event-feed/feed';
import { askedGauge } from 'platform/telemetry/metrics';
import { Counter, type Registry } from 'prom-client';
import type { Overdue } from './engine/due-items.ts';
import type { Following } from './engine/follow.ts';
import type { WorkQueue } from './engine/queue.ts';
import type { Outcome } from './engine/worker.ts';

/** Adds the workers' own metrics to a registry; the answer counts one job's outcome. */
export const workMetrics = (
  registry: Registry,
  {
    queue,
    following,
    feed,
    overdue,
  }: {
    queue: WorkQueue;
    following: Following;
    feed: Pick<EventFeed, 'head' | 'distance'>;
    overdue: () => Promise<Overdue>;
  },
): ((job: string, outcome: Outcome) => void) => {
  const jobs = new Counter({
    name: 'work_jobs_total',
    help: 'Jobs by outcome: done, failed (will be tried again), dead (will not)',
    labelNames: ['job', 'outcome'] as const,
    registers: [registry],
  });
  askedGauge(registry, {
    name: 'work_queue_jobs',
    help: 'Jobs in the queue by state; failed ones are the dead letters',
    labelNames: ['state'],
    ask: async (gauge) => {
      // Every job has a turn, which makes it a "prioritized" one in BullMQ's words.
      const { prioritized = 0, ...counts } = await queue.getJobCounts('prioritized', 'active', 'delayed', 'failed');
      for (const [state, count] of Object.entries({ waiting: prioritized, ...counts })) gauge.set({ state }, count);
    },
  });
  askedGauge(registry, {
    name: 'work_policy_lag_events',
    help: 'Events between the head of the feed and what this runner showed a policy; absent on a standby',
    labelNames: ['policy'],
    ask: async (gauge) => {
      const last = await feed.head();
      for (const [policy, position] of following.positions()) gauge.set({ policy }, feed.distance(position, last));
    },
  });
  askedGauge(registry, {
    name: 'work_due_waiting',
    help: 'What is due and not done',
    ask: async (gauge) => {
      gauge.set((await overdue()).count);
    },
  });
  askedGauge(registry, {
    name: 'work_due_oldest_seconds',
    help: 'For how long the oldest of what is due and not done has been due',
    ask: async (gauge) => {
      gauge.set((await overdue()).oldestSeconds);
    },
  });
  return (job, outcome) => jobs.inc({ job, outcome });
};
