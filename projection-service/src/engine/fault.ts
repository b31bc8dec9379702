import type { Recorded } from 'contracts/kernel/message';

/** SQLSTATE classes that pass by themselves: connection, conflict, resources, shutdown, and a lock not had in time. */
const PASSING_STATES = /^(08|40|53|57|55P03|25P0[23])/;
const PASSING_CODES = /^(ECONN|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENOTFOUND|EAI_)/;
const PASSING_MESSAGES = /connection (terminated|ended|error)|timeout exceeded|not queryable|client was closed/i;

/** Whether it is the database that is away, not the event that is bad: tried again for as long as it takes. */
export const isPassing = (error: unknown): boolean => {
  if (!(error instanceof Error) || isEventFault(error)) return false;
  const code = String((error as { code?: unknown }).code ?? '');
  return PASSING_STATES.test(code) || PASSING_CODES.test(code) || PASSING_MESSAGES.test(error.message);
};

const texts = function* (value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (typeof value === 'object' && value !== null) for (const inner of Object.values(value)) yield* texts(inner);
};

/** Shortest text worth hiding: single letters would tear words apart. */
const MIN_HIDDEN = 2;

/** What went wrong, in a sentence that holds nothing of what the events hold. */
export const faultSentence = (error: unknown, events: readonly Recorded[]): string => {
  if (!(error instanceof Error)) return 'something that is no error was thrown';
  const code = (error as { code?: unknown }).code;
  const hidden = [...new Set(events.flatMap(({ data }) => [...texts(data)]))]
    .filter((text) => text.length >= MIN_HIDDEN)
    .sort((a, b) => b.length - a.length);
  const message = hidden.reduce((sentence, text) => sentence.replaceAll(text, '…'), error.message);
  return `${error.name}${typeof code === 'string' ? ` ${code}` : ''}: ${message}`;
};

const EVENT_FAULT = 'EventFault';

/** An event that a projection cannot fold, with its position and nothing of what it holds. */
export const eventFault = (error: unknown, event: Recorded): Error =>
  Object.assign(new Error(`at event ${event.position}: ${faultSentence(error, [event])}`, { cause: error }), {
    name: EVENT_FAULT,
  });

export const isEventFault = (error: unknown): error is Error & { name: typeof EVENT_FAULT } =>
  error instanceof Error && error.name === EVENT_FAULT;
