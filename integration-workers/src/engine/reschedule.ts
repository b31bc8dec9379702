import { UnrecoverableError } from 'bullmq';
import { Rejection } from 'contracts/kernel/problem';

const DELAY = Symbol('delay');

/**
 * Thrown by a handler whose work is not due yet: the job is rescheduled for then, and that costs no attempt. `fault`: what went wrong,
 * where that is why; the log tells of it as of any failure.
 */
export const rescheduleIn = (ms: number, fault?: unknown): Error =>
  Object.assign(new Error('not due yet', { cause: fault }), { [DELAY]: Math.max(0, ms) });

/** Thrown by a handler that tries no more, however many attempts there are. */
export const forGood = (fault: unknown): Error =>
  new UnrecoverableError(fault instanceof Error ? fault.message : String(fault));
export const isForGood = (error: unknown): boolean => error instanceof UnrecoverableError;

/** In how many milliseconds the job asked to run; undefined for any other error. */
export const delayOf = (error: unknown): number | undefined =>
  error instanceof Error && DELAY in error ? (error[DELAY] as number) : undefined;

/** What is to be read has not come so far: the job asks again, and that costs no attempt either. */
export const isNotYetVisible = (error: unknown): boolean =>
  error instanceof Rejection && error.code === 'not-yet-visible';

/** Whether the job runs again without having failed. */
export const isPutOff = (error: unknown): boolean => delayOf(error) !== undefined || isNotYetVisible(error);
