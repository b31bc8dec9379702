import type { Event, Recorded } from 'contracts/kernel/message';

/** Where the time zone of a tenant is said. */
export type ZoneSource<E extends Event = Event> = {
  types: readonly E['type'][];
  /** Of a tenant that has not said otherwise. */
  byDefault: string;
  /** The zone from this event on; undefined where it says nothing of it. */
  zoneIn(event: Recorded<E>): string | undefined;
};

/**
 * A daily rollup: how many rows of a tenant hold these values, by the day of `at` in the tenant's time zone, one row for
 * each month. It is as large for a million rows of the projection as for ten thousand.
 */
export type RollupOf<R> = {
  /** Fields that the counts are grouped by. None of them is ever null. */
  by: readonly (keyof R & string)[];
  at: keyof R & string;
  /** Those of `by` that decide the others, and lie in the index that begins with the company and `at`. */
  keys: readonly (keyof R & string)[];
  zone: ZoneSource;
};
