import { z } from 'zod';

const Moment = z.iso.datetime();
/** The product counts in milliseconds. */
const FINER = /\.\d{4,}Z$/;

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
  return Date.parse(start) > Date.parse(end) ? refuse('range-invalid') : { start, end };
});
export type Period = z.output<typeof Period>;
