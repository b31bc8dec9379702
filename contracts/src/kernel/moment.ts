import { z } from 'zod';

/** Of what is planned: far from the years that a table or a calendar cannot hold. */
const LAST = '2200';
/** `2026-03-01T09:00:00.000Z` and a few digits more. */
const MAX_LENGTH = 30;

/** A moment in UTC that somebody plans something for. */
export const moment = () =>
  z.iso
    .datetime()
    .max(MAX_LENGTH)
    .refine((at) => at < LAST, { message: 'date-invalid' });
