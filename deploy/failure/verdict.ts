import type { Onrecord } from '#deploy/test/onrecord.harness';
import { readSide, rebuild, withDatabase } from '#deploy/test/read-side.fixture';
import { until } from '#deploy/test/until';
import type { Kill } from './victims.ts';

/** What has become of a product whose processes were killed. */
export type Verdict = {
  acknowledged: number;
  /** Keys of acknowledged commands that left no event, and more than one. */
  lost: string[];
  doubled: string[];
  /** Tables that a rebuild made otherwise. */
  unequal: string[];
  tables: number;
  /** Moves of interviews that nobody could undo any more, of which each is to be mailed once unless its address takes no mail; ids of mails that went out, and of those that went out again. */
  moves: number;
  mailed: number;
  mailedAgain: number;
  /** Mails that went out under an id that the outbox does not have. */
  strangers: string[];
};

/** How many events each key has left. */
const eventsByKey = (onrecord: Onrecord): Promise<Map<string, number>> =>
  withDatabase(onrecord, async (client) => {
    const { rows } = await client.query<{ key: string; events: number }>(
      `select metadata->>'idempotencyKey' as key, count(*)::int as events from event_store.events
       where metadata->>'idempotencyKey' is not null group by 1`,
    );
    return new Map(rows.map(({ key, events }) => [key, events]));
  });

/** Where the history ends. */
export const headOf = (onrecord: Onrecord): Promise<string> =>
  withDatabase(onrecord, async (client) => {
    const { rows } = await client.query<{ head: string }>('select max(position) as head from event_store.events');
    return rows[0]?.head ?? '0';
  });

/**
 * Moves of the storm that were settled, and the mails about them. `waiting`: those that are still to be settled, and read models
 * that have not come as far as the last of them.
 */
const movesAndMails = (onrecord: Onrecord, since: string) =>
  withDatabase(onrecord, async (client) => {
    const { rows } = await client.query<{ moves: number; waiting: number; ids: string[]; unsent: number }>(
      `select (select count(*)::int from event_store.events where type = 'InterviewStatusSettled' and position > $1)
           - count(*) filter (where status = 'skipped')::int as moves,
         (select count(*)::int from work.due where name = 'recruiting.interview.settling')
           + (select count(*)::int from read.checkpoint where position <
               (select max(position) from event_store.events where type = 'InterviewStatusSettled')) as waiting,
         coalesce(array_agg(id::text) filter (where status <> 'skipped'), '{}') as ids,
         count(*) filter (where status not in ('sent', 'skipped'))::int as unsent
       from work.mail`,
      [since],
    );
    return rows[0] ?? { moves: 0, waiting: 0, ids: [], unsent: 0 };
  });

/** What the commands sent `since` a position of the history have come to. */
export const judge = async (
  onrecord: Onrecord,
  { acknowledged, received, since }: { acknowledged: readonly string[]; received: readonly string[]; since: string },
): Promise<Verdict> => {
  await until(async () => {
    const { moves, waiting, ids, unsent } = await movesAndMails(onrecord, since);
    return waiting === 0 && ids.length >= moves && unsent === 0;
  });
  const events = await eventsByKey(onrecord);
  const { moves, ids } = await movesAndMails(onrecord, since);
  const outbox = new Set(ids);
  const before = await readSide(onrecord);
  await rebuild(onrecord);
  const after = await readSide(onrecord);
  return {
    acknowledged: acknowledged.length,
    lost: acknowledged.filter((key) => !events.has(key)),
    doubled: acknowledged.filter((key) => (events.get(key) ?? 0) > 1),
    unequal: Object.keys({ ...before, ...after }).filter((table) => before[table] !== after[table]),
    tables: Object.keys(after).length,
    moves,
    mailed: new Set(received).size,
    mailedAgain: received.length - new Set(received).size,
    strangers: received.filter((id) => !outbox.has(id)),
  };
};

export const isWhole = ({ lost, doubled, unequal, moves, mailed, strangers }: Verdict): boolean =>
  [lost, doubled, unequal, strangers].every(({ length }) => length === 0) && mailed === moves;

/** One line of figures. */
export const inOneLine = (verdict: Verdict, kills: readonly Kill[]): string => {
  const deaths = [...Map.groupBy(kills, ({ victim }) => victim)].map(([victim, of]) => `${victim} ${of.length}`);
  const { acknowledged, lost, doubled, unequal, tables, moves, mailed, mailedAgain, strangers } = verdict;
  return [
    `${kills.length} kills (${deaths.toSorted().join(', ')})`,
    `${acknowledged} commands acknowledged, ${lost.length} lost, ${doubled.length} doubled`,
    `${tables - unequal.length} of ${tables} tables equal to a rebuild`,
    `${mailed} mails for ${moves} moves, ${mailedAgain} again under one id, ${strangers.length} under another`,
  ].join('; ');
};
