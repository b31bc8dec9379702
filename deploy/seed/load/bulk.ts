import { eventCatalogue } from 'contracts/events';
import { newId } from 'contracts/kernel/id';
import { createCodec, type Encoded } from 'platform/event-store/codec';
import type { Events } from 'platform/event-store/events';
import type { LoadAppend } from './history.ts';

/**
 * Writes slice after slice through the codec, in big batches: one is encoded while the one before is written. Tells after
 * each how many events are in.
 */
export const loadInBulk = async (
  { engine, keys }: Pick<Events, 'engine' | 'keys'>,
  slices: Iterable<LoadAppend[]>,
  onProgress: (events: number) => void,
): Promise<number> => {
  const codec = createCodec(eventCatalogue, keys);
  let loaded = 0;

  const write = async (slice: LoadAppend[], { events: encoded, seals }: Encoded): Promise<void> => {
    let next = 0;
    const appended = slice.map(({ streamName, version, events }, index) => {
      const own = encoded.slice(next, next + events.length);
      next += events.length;
      return engine.append({
        streamName,
        expected: version === 0n ? 'absent' : version,
        events: own,
        // Once for the slice: nobody is erased while it is loaded.
        ...(index === 0 && { seals }),
      });
    });
    const verdicts = await Promise.all(appended);
    if (verdicts.some(({ taken }) => !taken)) throw new Error('The store refused an append of the load.');
    loaded += encoded.length;
    onProgress(loaded);
  };

  let writing = Promise.resolve();
  for (const slice of slices) {
    const encoding = codec.encode(
      slice.flatMap(({ events, at }) => events.map((event) => ({ id: newId(new Date(at)), event }))),
    );
    const [encoded] = await Promise.all([encoding, writing]);
    writing = write(slice, encoded);
  }
  await writing;
  return loaded;
};
