import type { Recorded } from 'contracts/kernel/message';
import type { Happened, HappenedQuery } from '#platform/event-store/engine';

/** A batch of the feed: the wanted events in order, and up to where there is none else. */
export type FeedBatch = { events: Recorded[]; until: bigint };

/** All events of the store whose type this program knows, decoded, in one total order. */
export type EventFeed = {
  storeId: string;
  /**
   * Reads on from after `position`: looks at no more than `limit` events, of which those whose type is in `types` (all, when absent) are decoded.
   * At the head, as far as this process was told or has asked for it, nobody is asked.
   */
  read(after: bigint, limit: number, types?: ReadonlySet<string>): Promise<FeedBatch>;
  /** The event at a position as it lies in the store now, whatever was read before; undefined where this program does not know its type. */
  at(position: bigint): Promise<Recorded | undefined>;
  /** Resolves as soon as there is something after `position`, or when `signal` aborts. Costs nothing while idle. */
  waitFor(after: bigint, signal: AbortSignal): Promise<void>;
  head(): Promise<bigint>;
  /** How many events stand after one position up to another; about, where the store does not know. */
  distance(after: bigint, until: bigint): number;
  /** A position so many events before another; 0n where there are no more. */
  earlier(position: bigint, events: number): Promise<bigint>;
  /** Companies that have a stream of this aggregate. */
  tenantsOf(aggregate: string): Promise<string[]>;
  /** What happened in a company, in order. Reads much: for what somebody asks for by hand. */
  happened(of: HappenedQuery): Promise<Happened[]>;
};
