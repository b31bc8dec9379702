import { HOUR_MS, startHourly, type Timing } from '#command-service/kernel/hourly';
import type { Images } from './images.ts';

/** Settles now and every hour what was left open longer than a request can last. Answers how to stop. */
export const startImageSweep = (images: Pick<Images, 'sweep'>, timing: Timing) =>
  startHourly((now) => images.sweep(new Date(now.getTime() - HOUR_MS)), {
    ...timing,
    failure: 'images that were left open could not be settled',
  });
