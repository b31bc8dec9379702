import { type Kept, readSide, rebuild, withDatabase } from '#deploy/test/read-side.fixture';
import { type OnBus, readBus } from './bus.ts';
import { idsOfMails, leftToDo, toldOutside } from './followed.ts';
import type { Outside } from './outside.ts';
import { type Left, settled } from './settled.ts';
import type { Storm } from './storm.ts';

/** What was to reach somebody outside, and what did: at least once, and again only under the same id. */
export type Reached = {
  wanted: number;
  missing: string[];
  again: number;
  /** Ids that nothing was to be sent under. */
  strangers: string[];
};

/** What has become of a product whose processes were killed. */
export type Verdict = {
  acknowledged: number;
  /** What was neither an answer of the product's own nor 503 with Retry-After. */
  faults: Storm['faults'];
  /** Keys of acknowledged commands that left no event, and more than one. */
  lost: string[];
  doubled: string[];
  /** Tables that a rebuild made otherwise. */
  unequal: string[];
  tables: number;
  /** What stands still undone. */
  left: Left;
  /** About moves of interviews that nobody could undo any more, unless their address takes no mail. */
  mails: Reached;
  /** Calls of webhooks about candidates and moves. */
  calls: Reached;
  /** Where there is one. */
  bus: OnBus | undefined;
};

/** How many events each key has left. */
const eventsByKey = (onrecord: Kept): Promise<Map<string, number>> =>
  withDatabase(onrecord, async (client) => {
    const { rows } = await client.query<{ key: string; events: number }>(
      `select metadata->>'idempotencyKey' as key, count(*)::int as events from event_store.events
       where metadata->>'idempotencyKey' is not null group by 1`,
    );
    return new Map(rows.map(({ key, events }) => [key, events]));
  });

/** Where the history ends. */
export const headOf = (onrecord: Kept): Promise<string> =>
  withDatabase(onrecord, async (client) => {
    const { rows } = await client.query<{ head: string }>('select max(position) as head from event_store.events');
    return rows[0]?.head ?? '0';
  });

export const reached = (wanted: readonly string[], came: readonly string[]): Reached => {
  const [asked, different] = [new Set(wanted), new Set(came)];
  return {
    wanted: wanted.length,
    missing: wanted.filter((id) => !different.has(id)),
    again: came.length - different.size,
    strangers: [...different].filter((id) => !asked.has(id)),
  };
};

type Evidence = {
  storm: Pick<Storm, 'acknowledged' | 'faults'>;
  outside: Outside;
  kafkaUrl: string | undefined;
  since: string;
};

/** What the commands sent `since` a position of the history have come to. */
export const judge = async (onrecord: Kept, { storm, outside, kafkaUrl, since }: Evidence): Promise<Verdict> => {
  const { acknowledged, faults } = storm;
  const left = await settled(() => leftToDo(onrecord, { since, isOnBus: kafkaUrl !== undefined }));
  const events = await eventsByKey(onrecord);
  const mails = reached(await idsOfMails(onrecord), outside.mails());
  const calls = reached(await toldOutside(onrecord, since), outside.calls());
  const bus = kafkaUrl === undefined ? undefined : await readBus(kafkaUrl, onrecord);
  const before = await readSide(onrecord);
  await rebuild(onrecord);
  const after = await readSide(onrecord);
  return {
    ...{ acknowledged: acknowledged.length, faults },
    lost: acknowledged.filter((key) => !events.has(key)),
    doubled: acknowledged.filter((key) => (events.get(key) ?? 0) > 1),
    unequal: Object.keys({ ...before, ...after }).filter((table) => before[table] !== after[table]),
    tables: Object.keys(after).length,
    ...{ left, mails, calls, bus },
  };
};
