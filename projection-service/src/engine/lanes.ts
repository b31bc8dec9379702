import { GLOBAL } from 'contracts/kernel/id';
import type { EventFeed } from 'platform/event-feed/feed';
import type { Projection } from './projection.ts';

/** Digits of a company's id that choose its lane: the last ones, which are random in every kind of id. */
const DIGITS = 7;

/** Which of `count` lanes holds a company's rows, as `read.lane_of` says in SQL. */
export const laneOf = (companyId: string, count: number): number =>
  Number.parseInt(companyId.slice(-DIGITS), 16) % count;

export const laneName = (projection: string, nth: number, count: number): string => `${projection} ${nth + 1}/${count}`;

export const laneNames = (projection: string, count: number): string[] =>
  Array.from({ length: count }, (_, nth) => laneName(projection, nth, count));

/**
 * A projection in lanes, each with a name, checkpoint and runner of its own over the same tables. Rows that belong to no one company
 * have an order among themselves: such a projection stays whole.
 */
export const divided = (projection: Projection, count: number): Projection[] =>
  count === 1 || projection.scope !== 'tenant'
    ? [projection]
    : laneNames(projection.name, count).map((name, nth) => ({
        ...projection,
        name,
        lane: { of: projection.name, nth, count },
      }));

export const wholeOf = ({ lane, ...projection }: Projection): Projection => ({
  ...projection,
  name: lane?.of ?? projection.name,
});

export const lanesOf = ({ lane }: Pick<Projection, 'lane'>): number => lane?.count ?? 1;

/** SQL of the rows that a lookup over every company finds here. */
export const inLane = ({ lane }: Pick<Projection, 'lane'>, tenantId: string): string =>
  lane ? `read.lane_of(${tenantId}, ${lane.count}) = ${lane.nth}` : 'true';

/** Whose a ref is in its table. What belongs to no company every lane keeps for itself, as far as it is itself. */
export const refOwner = ({ lane }: Pick<Projection, 'lane'>, tenantId: string): string =>
  lane && tenantId === GLOBAL ? laneName(GLOBAL, lane.nth, lane.count) : tenantId;

/** The feed with the events of a lane's companies, and those of none. */
export const feedOf = (feed: EventFeed, { lane }: Pick<Projection, 'lane'>): EventFeed => {
  if (!lane) return feed;
  const isOurs = (tenantId: string) => tenantId === GLOBAL || laneOf(tenantId, lane.count) === lane.nth;
  return {
    ...feed,
    read: async (after, limit, types) => {
      const { events, until } = await feed.read(after, limit, types);
      return { events: events.filter(({ metadata }) => isOurs(metadata.tenantId)), until };
    },
  };
};
