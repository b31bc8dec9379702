import type { Recorded } from 'contracts/kernel/message';
import { isPassing as isPassingFault } from 'platform/postgres/away';
import type { Thing } from './fold-state.ts';

/** Whether it is the database that is away, not the event that is bad: tried again for as long as it takes. */
export const isPassing = (error: unknown): boolean => isPassingFault(error) && !isEventFault(error);

const texts = function* (value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (typeof value === 'object' && value !== null) for (const inner of Object.values(value)) yield* texts(inner);
};

/** Shortest text worth hiding: single letters would tear words apart. */
const MIN_HIDDEN = 2;

/** Undefined where an event cannot be read: a value was not sealed for it, or not with its key. */
const textsOf = (events: readonly Recorded[]): string[] | undefined => {
  try {
    return [...new Set(events.flatMap(({ data }) => [...texts(data)]))];
  } catch {
    return undefined;
  }
};

/** What went wrong, in a sentence that holds nothing of what the events hold. */
export const faultSentence = (error: unknown, events: readonly Recorded[]): string => {
  if (!(error instanceof Error)) return 'something that is no error was thrown';
  const code = (error as { code?: unknown }).code;
  const kind = `${error.name}${typeof code === 'string' ? ` ${code}` : ''}`;
  const told = textsOf(events);
  if (!told) return `${kind}: an event cannot be read`;
  const hidden = told.filter((text) => text.length >= MIN_HIDDEN).sort((a, b) => b.length - a.length);
  return `${kind}: ${hidden.reduce((sentence, text) => sentence.replaceAll(text, '…'), error.message)}`;
};

const EVENT_FAULT = 'EventFault';

type EventFault = Error & { name: typeof EVENT_FAULT; thing?: Thing };

const fault = (sentence: string, cause: unknown, thing?: Thing): EventFault =>
  Object.assign(new Error(sentence, { cause }), { name: EVENT_FAULT, thing } as const);

/**
 * An event that a projection cannot fold, with its position and nothing of what it holds; `thing`: what it could not be folded
 * into. One that was told already stays as it is.
 */
export const eventFault = (error: unknown, event: Recorded, thing?: Thing): EventFault =>
  isEventFault(error) ? error : fault(`at event ${event.position}: ${faultSentence(error, [event])}`, error, thing);

/** A row that cannot show what it should. What failed may be quoted in the error's message, so only its kind is told. */
export const rowFault = (error: unknown, thing: Thing, position: bigint): EventFault =>
  fault(
    `at a row of event ${position}: ${error instanceof Error ? error.name : 'something that is no error'}`,
    error,
    thing,
  );

export const isEventFault = (error: unknown): error is EventFault =>
  error instanceof Error && error.name === EVENT_FAULT;
