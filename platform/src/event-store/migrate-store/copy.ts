import type { StoredEvent } from '#platform/event-store/engine';
import type { Calls } from '#platform/event-store/eventstoredb/calls';

/** Of one append: below what servers take at most unless they are told otherwise (1 MB). */
const MOST_EVENTS = 500;
const MOST_CHARACTERS = 400_000;

const sizeOf = ({ data, metadata }: StoredEvent): number => JSON.stringify([data, metadata]).length;

/** Neighbours in the log that are neighbours in a stream too, as they can be appended in one call. */
export const appendsOf = (events: readonly StoredEvent[]): StoredEvent[][] => {
  const appends: StoredEvent[][] = [];
  let size = 0;
  for (const event of events) {
    const last = appends.at(-1);
    size += sizeOf(event);
    if (last?.[0]?.streamName === event.streamName && last.length < MOST_EVENTS && size <= MOST_CHARACTERS) {
      last.push(event);
      continue;
    }
    appends.push([event]);
    size = sizeOf(event);
  }
  return appends;
};

/** Appends them one after the other, each at the version that it has: the log gets the same order. Once more changes nothing. */
export const copyEvents = async ({ append }: Pick<Calls, 'append'>, events: readonly StoredEvent[]): Promise<void> => {
  for (const together of appendsOf(events)) {
    const [first] = together;
    if (!first) continue;
    const { streamName, streamVersion } = first;
    const outcome = await append(streamName, together, streamVersion === 1n ? 'no_stream' : streamVersion - 2n);
    if (!outcome.taken)
      throw new Error(
        `${streamName} has ${outcome.version} events in EventStoreDB where ${streamVersion - 1n} were copied: it is not a copy of this store.`,
      );
  }
};
