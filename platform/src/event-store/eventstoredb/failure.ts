import { ErrorType, isCommandError } from '@eventstore/db-client';

/** As Postgres says it of itself: those who ask are told to come again. */
const AWAY = '08006';

/** That the event store did not answer, or not in time. */
export const storeAway = (cause?: unknown): Error =>
  Object.assign(new Error('the event store did not answer'), { code: AWAY, cause });

const PASSING_TYPES = new Set<string>([
  ErrorType.UNAVAILABLE,
  ErrorType.CANCELLED,
  ErrorType.NOT_LEADER,
  ErrorType.TIMEOUT,
  ErrorType.DEADLINE_EXCEEDED,
]);
/** Of gRPC: cancelled, too late, aborted, unavailable. */
const PASSING_CODES = new Set([1, 4, 10, 14]);
const MESSAGES = /failed to discover|channel has been (shut down|closed)|RST_STREAM|ECONN/i;

const typeOf = (error: unknown): string | undefined =>
  error instanceof Error && isCommandError(error) ? (error as { type: string }).type : undefined;

/** Whether nothing is known of what became of a call, or another node knows. */
export const isPassing = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  return (
    code === AWAY ||
    PASSING_TYPES.has(typeOf(error) ?? '') ||
    PASSING_CODES.has(Number(code)) ||
    MESSAGES.test(error.message)
  );
};

/** What a call failed with, as others are told it. */
export const failureOf = (error: unknown): Error => {
  if (isPassing(error)) return storeAway(error);
  if (typeOf(error) === ErrorType.MAXIMUM_APPEND_SIZE_EXCEEDED)
    return new Error('an append is larger than the event store takes: raise its MaxAppendSize', { cause: error });
  return error instanceof Error ? error : new Error(String(error));
};
