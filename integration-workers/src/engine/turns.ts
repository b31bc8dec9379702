import type pg from 'pg';
import { type Urgency, urgencies, type WorkItem } from './work-item.ts';

/** Turns of each urgency; BullMQ knows 2,097,152 priorities. Jobs beyond the last turn are taken in the order they came. */
export const TURNS = 600_000;

export type QueuedItem = { item: WorkItem; urgency: Urgency };

export type Turns = {
  /** Turns for items, in their order. */
  take(asked: readonly QueuedItem[]): Promise<number[]>;
  /** A worker has begun with one that had a turn. */
  began(one: QueuedItem): Promise<void>;
};

export const lineOf = ({ item, urgency }: QueuedItem): string => `${urgency} ${item.cause.tenantId}`;
export const firstOf = (urgency: Urgency): number => 1 + urgencies.indexOf(urgency) * TURNS;

export const urgencyOf = (item: WorkItem, { urgency }: { urgency: Urgency }): Urgency => item.urgency ?? urgency;

/** The turn after the last that waits of a company, and none before the turn that is on. */
const NEXT = `select least(a.until - 1, greatest(a.first,
    (select priority from jobs.job where queue = $1 and state = 'waiting'
      and priority >= a.first and priority < a.until order by priority limit 1),
    (select priority + 1 from jobs.job where queue = $1 and state = 'waiting' and data #>> '{cause,tenantId}' = a.tenant
      and priority >= a.first and priority < a.until order by priority desc limit 1))) as turn
  from unnest($2::text[], $3::int[], $4::int[]) with ordinality as a(tenant, first, until, ordinal) order by a.ordinal`;

/**
 * A job's turn is its priority in the queue. Of each urgency, every company that has jobs waiting gets one done before any gets
 * a second: thousands of one company's delay another's by a few.
 */
export const postgresTurns = (pool: pg.Pool, queue: string): Turns => ({
  take: async (asked) => {
    const lines = [...Map.groupBy(asked, lineOf)].flatMap(([line, [first]]) => (first ? { line, ...first } : []));
    const firsts = lines.map(({ urgency }) => firstOf(urgency));
    const { rows } = await pool.query<{ turn: number }>(NEXT, [
      queue,
      lines.map(({ item }) => item.cause.tenantId),
      firsts,
      firsts.map((first) => first + TURNS),
    ]);
    const next = new Map(lines.map(({ line }, index) => [line, rows[index]?.turn ?? 1]));
    return asked.map((one) => {
      const turn = next.get(lineOf(one)) ?? 1;
      next.set(lineOf(one), Math.min(turn + 1, firstOf(one.urgency) + TURNS - 1));
      return turn;
    });
  },
  // The table says what waits.
  began: async () => undefined,
});
