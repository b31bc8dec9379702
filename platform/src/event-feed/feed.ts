import type { Recorded } from 'contracts/kernel/message';

/** A batch of the feed: the wanted events in order, and how far the order was read to find them. */
export type FeedBatch = { events: Recorded[]; until: bigint };

/** All events of the store whose type this program knows, decoded, in one total order. */
export type EventFeed = {
  storeId: string;
  /**
   * Reads on from after `position`: at most `limit` events, of which those whose type is in `types` (all, when absent) are decoded.
   * At the head, as far as this process was told or has asked for it, nobody is asked.
   */
  read(after: bigint, limit: number, types?: ReadonlySet<string>): Promise<FeedBatch>;
  /** The event at a position as it lies in the store now, whatever was read before; undefined where this program does not know its type. */
  at(position: bigint): Promise<Recorded | undefined>;
  /** Resolves as soon as there is something after `position`, or when `signal` aborts. Costs nothing while idle. */
  waitFor(after: bigint, signal: AbortSignal): Promise<void>;
  head(): Promise<bigint>;
};
