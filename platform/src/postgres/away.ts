/** SQLSTATE classes that pass by themselves: connection, conflict, resources, shutdown or time-out, and a lock not had in time. */
const PASSING_STATES = /^(08|40|53|57|55P03|25P0[23])/;
const CODES = /^(ECONN|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENOTFOUND|EAI_)/;
const MESSAGES = /connection (terminated|ended|error)|timeout exceeded|read timeout|not queryable|client was closed/i;
/** Connection, resources, shutdown. */
const AWAY_STATES = /^(08|53|57)/;

const codeOf = (error: Error): string => String((error as { code?: unknown }).code ?? '');
/** Whether a connection broke, or its other end is silent. */
export const isCut = (error: Error): boolean => CODES.test(codeOf(error)) || MESSAGES.test(error.message);

/** Whether the same statement may succeed a little later. */
export const isPassing = (error: unknown): boolean =>
  error instanceof Error && (isCut(error) || PASSING_STATES.test(codeOf(error)));

/** Whether the database did not answer, or not in time. */
export const isAway = (error: unknown): boolean =>
  error instanceof Error && (isCut(error) || AWAY_STATES.test(codeOf(error)));

const QUEUE_WAIT = 'timeout exceeded when trying to connect';

/** A statement that took too long, or one that all connections were too busy for, says nothing of the others. */
export const isOneStatements = (error: unknown): boolean =>
  error instanceof Error && (codeOf(error) === '57014' || error.message === QUEUE_WAIT);
