/** An event as it lies in the store: encoded by the codec, personal fields unreadable. */
export type StoredEvent = {
  /** Position in the one total order; without gaps, in commit order. The first is 1. */
  position: bigint;
  id: string;
  streamName: string;
  /** 1 for the first event of its stream. */
  streamVersion: bigint;
  type: string;
  data: Record<string, unknown>;
  metadata: Record<string, unknown>;
};

export type NewEvent = Pick<StoredEvent, 'id' | 'type' | 'data' | 'metadata'>;

/** What a stream must look like for an append to be taken: anything, absent, present, or at exactly this version. */
export type Expected = 'any' | 'absent' | 'present' | bigint;

export type Append = { streamName: string; expected: Expected; events: NewEvent[] };

export type AppendVerdict = { taken: true; version: bigint; position: bigint } | { taken: false; version: bigint };

/**
 * What an event database must do for us. Everything above (Emmett's EventStore, the feed) is written once over this port;
 * `conformance.ts` is the suite that every implementation passes.
 */
export type EventEngine = {
  /** Names this store; positions of two stores are never compared. */
  storeId: string;
  append(append: Append): Promise<AppendVerdict>;
  /** Events of one stream in order, from version `from` (1 is the first), at most `limit`. */
  readStream(streamName: string, from: bigint, limit: number): Promise<StoredEvent[]>;
  /** What stands at the next `limit` positions of the total order after `after`; of these only events of `types`, where given. */
  readAll(after: bigint, limit: number, types?: ReadonlySet<string>): Promise<StoredEvent[]>;
  /** The last position; 0n when empty. */
  head(): Promise<bigint>;
  /** Calls back within milliseconds with the last position when something was appended, by any process. Returns the way to stop. */
  onAppended(listener: (position: bigint) => void): () => void;
  close(): Promise<void>;
};
