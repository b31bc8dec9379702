import { setTimeout as sleep } from 'node:timers/promises';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** Seconds; from a cached read to the five seconds that a reader waits for a position. */
const BUCKETS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export type HttpMetrics = {
  registry: Registry;
  /** `route` is a pattern, never a path with ids. */
  answered(request: { method: string; route: string; status: number; seconds: number }): void;
};

/** Counts and durations of one service's requests; the service adds its own metrics to `registry`. */
export const httpMetrics = (service: string): HttpMetrics => {
  const registry = new Registry();
  registry.setDefaultLabels({ service });
  const count = new Counter({
    name: 'http_requests_total',
    help: 'Requests answered',
    labelNames: ['method', 'route', 'status'] as const,
    registers: [registry],
  });
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the arrival of a request to the end of its answer',
    labelNames: ['method', 'route'] as const,
    buckets: BUCKETS,
    registers: [registry],
  });
  return {
    registry,
    answered: ({ method, route, status, seconds }) => {
      count.inc({ method, route, status });
      duration.observe({ method, route }, seconds);
    },
  };
};

/** Milliseconds that a value is waited for which a database has to tell. */
const ASKED_MS = 1_000;

/** A gauge whose values are asked of a database. Where that does not answer it keeps those it has. */
export const askedGauge = <L extends string = never>(
  registry: Registry,
  { ask, ...gauge }: { name: string; help: string; labelNames?: readonly L[]; ask: (gauge: Gauge<L>) => Promise<void> },
): void => {
  new Gauge<L>({
    labelNames: [],
    ...gauge,
    registers: [registry],
    async collect() {
      const late = sleep(ASKED_MS, undefined, { ref: false });
      await Promise.race([ask(this).catch(() => undefined), late]);
    },
  });
};

/** Counted by the feed of events, for whatever listens in this process. */
export const skippedEvents = new Counter({
  name: 'events_of_unknown_type_total',
  help: 'Events that were passed over, as this program does not know their type',
  labelNames: ['type'] as const,
  registers: [],
});

/** Memory, event loop and garbage collection of this process; made once, by whoever listens. */
export const processMetrics = (): Registry => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  registry.registerMetric(skippedEvents);
  return registry;
};
