import type { Clock } from 'platform/service';
import type { Logger } from 'platform/telemetry/log';
import type { Images } from './images.ts';

const HOUR_MS = 3_600_000;

/** Settles now and every hour what was left open longer than a request can last. Answers how to stop. */
export const startImageSweep = (images: Pick<Images, 'sweep'>, clock: Clock, log: Pick<Logger, 'error'>) => {
  const sweep = () =>
    images
      .sweep(new Date(clock().getTime() - HOUR_MS))
      .catch((error: unknown) => log.error({ err: error }, 'images that were left open could not be settled'));
  let underWay = sweep();
  const timer = setInterval(() => {
    underWay = sweep();
  }, HOUR_MS);
  return () => {
    clearInterval(timer);
    return underWay;
  };
};
