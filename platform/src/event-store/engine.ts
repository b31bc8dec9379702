/** An event as it lies in the store: encoded by the codec, personal fields unreadable. */
export type StoredEvent = {
  /** Where it is in the one total order, of which nothing else is known than what comes before what: 0n comes before everything. */
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

/** Another stream that an append rests on: it must still be at this version, 0 when it does not exist. */
export type Guard = { streamName: string; version: bigint };

/** Whose data an append seals (`subjectName`), and with which key. */
export type Seal = { subject: string; key: string };

export type Append = {
  streamName: string;
  expected: Expected;
  events: NewEvent[];
  guards?: readonly Guard[];
  /** Taken only while none of these was erased, and each has this key or none yet. */
  seals?: readonly Seal[];
  /** Nothing is sealed for these any more, from this append on. */
  erases?: readonly string[];
};

/** What the appends have said of somebody: the key that their data is sealed with, null where nothing was. */
export type KeyFact = { subject: string; keyId: string | null; erased: boolean };

export type AppendVerdict =
  | { taken: true; version: bigint; position: bigint }
  /** `guardsHold` is false where one of the guards stood in the way; `unsealable`: who was erased or has another key. */
  | { taken: false; version: bigint; guardsHold: boolean; unsealable: readonly string[] };

/** Part of the total order: what was asked for of it, and up to where there is no more of that. */
export type Page = { events: StoredEvent[]; until: bigint };

/** Everything that stands after `after`, up to the last of these events. */
export type Stretch = { after: bigint; events: readonly StoredEvent[] };

export type Appended = (position: bigint, own?: Stretch) => void;

/** Events of these types in the streams of one aggregate of a company; those that changed nothing (`from` is `to`) are left out. */
export type HappenedQuery = {
  tenantId: string;
  aggregate: string;
  types: readonly string[];
  /** ISO 8601, UTC: not before this moment. */
  since?: string;
  /** Between two positions, neither of them included. */
  after?: bigint;
  before?: bigint;
  /** Without what was told as history. */
  withoutImported?: boolean;
  limit: number;
  /** The last of them instead of the first; in order all the same. */
  last?: boolean;
};
/** `stream`: its name. */
export type Happened = { id: string; stream: string; position: bigint; type: string; occurredAt: string };

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
  /**
   * Looks at the next events of the total order after `after`, at most `limit`; of these only events of `types`, where given. `until` is
   * after `after` where anything is, as far as this process was told.
   */
  readAll(after: bigint, limit: number, types?: ReadonlySet<string>): Promise<Page>;
  /** The event at a position that was read before. */
  at(position: bigint): Promise<StoredEvent | undefined>;
  /** How many events stand after one position up to another; about, where the store does not know. */
  distance(after: bigint, until: bigint): number;
  /** A position so many events before another; 0n where there are no more. */
  earlier(position: bigint, events: number): Promise<bigint>;
  /** Companies that have a stream of this aggregate. */
  tenantsOf(aggregate: string): Promise<string[]>;
  /** What happened in a company, in the order of the feed. Reads much: for what somebody asks for by hand. */
  happened(of: HappenedQuery): Promise<Happened[]>;
  /** What is known of these people, or of whose key these are. */
  keyFacts(of: { names: string[] } | { ids: string[] }): Promise<KeyFact[]>;
  /** The last position; 0n when empty. */
  head(): Promise<bigint>;
  /**
   * Calls back within milliseconds with the last position when something was appended, by any process; with the events up to there, as
   * they would be read, where it was this one and the store says so. Returns the way to stop.
   */
  onAppended(listener: Appended): () => void;
  close(): Promise<void>;
};
