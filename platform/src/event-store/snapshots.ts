import { LRUCache } from 'lru-cache';

/** Events from which on a stream is worth remembering; of all that are remembered, together. */
const LONG = 200;
const MAX_EVENTS = 100_000;
/** Milliseconds: no longer than keys are kept, so that what is known of somebody who was erased elsewhere goes as soon. */
const KEPT_MS = 60_000;

/** The state of a stream as one way of folding makes it. */
export type Snapshot = { state: unknown; version: bigint; position: bigint };

type Evolve = (state: never, event: never) => unknown;

/** States of long streams, so that a command reads what came since and not all of it. Streams only grow: what was folded stays true. */
export type Snapshots = {
  find(evolve: Evolve, streamName: string): Snapshot | undefined;
  keep(evolve: Evolve, streamName: string, snapshot: Snapshot): void;
};

/** `erasures` counts who was erased: whatever was known before is forgotten. */
export const createSnapshots = (erasures: () => number): Snapshots => {
  const kept = new LRUCache<string, Snapshot>({
    maxSize: MAX_EVENTS,
    sizeCalculation: ({ version }) => Number(version),
    ttl: KEPT_MS,
    noUpdateTTL: true,
  });
  const ids = new WeakMap<Evolve, number>();
  let nextId = 0;
  let known = erasures();
  const nameOf = (evolve: Evolve, streamName: string): string => {
    let id = ids.get(evolve);
    if (id === undefined) {
      nextId += 1;
      id = nextId;
      ids.set(evolve, id);
    }
    return `${id} ${streamName}`;
  };
  const current = (): typeof kept => {
    if (known !== erasures()) kept.clear();
    known = erasures();
    return kept;
  };
  return {
    find: (evolve, streamName) => current().get(nameOf(evolve, streamName)),
    keep: (evolve, streamName, snapshot) => {
      if (snapshot.version >= LONG) current().set(nameOf(evolve, streamName), snapshot);
    },
  };
};
