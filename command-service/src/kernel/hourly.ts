import type { Clock } from 'platform/service';
import type { Logger } from 'platform/telemetry/log';

export const HOUR_MS = 3_600_000;

export type Timing = { clock: Clock; log: Pick<Logger, 'error'> };

/** Does the work now and every hour; `failure` is logged when it fails. Answers how to stop. */
export const startHourly = (
  work: (now: Date) => Promise<unknown>,
  { clock, log, failure }: Timing & { failure: string },
) => {
  const once = () => work(clock()).catch((error: unknown) => log.error({ err: error }, failure));
  let underWay = once();
  const timer = setInterval(() => {
    underWay = once();
  }, HOUR_MS);
  return () => {
    clearInterval(timer);
    return underWay;
  };
};
