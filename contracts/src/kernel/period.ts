import { z } from 'zod';
import { MAX_PERIOD_DAYS } from './period-limit.ts';

const Moment = z.iso.datetime();
/** The product counts in milliseconds. */
const FINER = /\.\d{4,}Z$/;

/** An hour more: among 31 days of a time zone may be the one on which its clocks are set back. */
const MAX_PERIOD_MS = MAX_PERIOD_DAYS * 86_400_000 + 3_600_000;

/** `start,end`: two UTC datetimes, both of them within the period. */
export const Period = z.string().transform((value, context): { start: string; end: string } => {
  const refuse = (message: string) => {
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  };
  const [start = '', end = '', ...rest] = value.split(',');
  if (rest.length > 0) return refuse('field-invalid');
  const isMoment = (text: string) => Moment.safeParse(text).success && !FINER.test(text);
  if (!isMoment(start) || !isMoment(end)) return refuse('date-invalid');
  const length = Date.parse(end) - Date.parse(start);
  if (length < 0) return refuse('range-invalid');
  return length > MAX_PERIOD_MS ? refuse('period-too-long') : { start, end };
});
export type Period = z.output<typeof Period>;
