import type pg from 'pg';
import type { Logger } from 'pino';
import { inTransaction, openPatientPool } from '#platform/postgres/pool';
import type { StoredEvent } from './engine.ts';
import { type Calls, isSystem, openCalls, placeAt } from './eventstoredb/calls.ts';
import { storeIdOf, underWay } from './eventstoredb/identity.ts';
import { type Copied, keepCopied, readCopied } from './migrate-store/copied.ts';
import { copyEvents } from './migrate-store/copy.ts';
import { onceFor, type PositionColumn, translate } from './migrate-store/translate.ts';
import { readLog } from './postgres.ts';

/** Events read at a time: of large ones, too, a page comes within the deadline of a call. */
const PAGE = 500;
/** Held by the one who copies. */
const COPY_LOCK = 727_006;

/** Tables that hold positions, with an address under which they may be changed; or what else is done there, once. */
export type Holder = { name: string; url: string } & (
  | { columns: readonly PositionColumn[] }
  | { work: (client: pg.ClientBase) => Promise<void> }
);

/** The copy's events after a position, without what the server tells of itself. */
const copiesAfter = async ({ readAll }: Calls, after: bigint): Promise<StoredEvent[]> => {
  const found: StoredEvent[] = [];
  for (let last = after; found.length < PAGE; ) {
    const page = await readAll(placeAt(last), { limit: PAGE });
    const more = page.filter(({ position }) => position > last);
    found.push(...more.filter((event) => !isSystem(event)));
    if (page.length < PAGE) break;
    last = more.at(-1)?.position ?? last;
  }
  return found;
};

const locked = async <T>(pool: pg.Pool, work: () => Promise<T>): Promise<T> => {
  const client = await pool.connect();
  try {
    const { rows } = await client.query<{ got: boolean }>('select pg_try_advisory_lock($1) as got', [COPY_LOCK]);
    if (!rows[0]?.got) throw new Error('Somebody else is copying these events.');
    return await work();
  } finally {
    await client.query('select pg_advisory_unlock($1)', [COPY_LOCK]).then(
      () => client.release(),
      (broken: Error) => client.release(broken),
    );
  }
};

type Head = { position: bigint; elsewhere: string | null };
const headOf = async (db: Pick<pg.ClientBase, 'query'>, lock = ''): Promise<Head> => {
  const { rows } = await db.query<Head>(`select position, elsewhere from event_store.head ${lock}`);
  const [head] = rows;
  if (!head) throw new Error('The event store has no head row: run the migrations first.');
  return head;
};

export type Migration = {
  storeId: string;
  /** Whether it was done before. */
  isOver(): Promise<boolean>;
  /** Copies what is not there yet and compares all of it; others may append meanwhile. */
  copy(): Promise<Copied>;
  /**
   * Makes the copy the store of this database: no append is taken by the old one any more, and the positions of `holders` become those of
   * the copy. Nobody else may be at work on the database. Once more goes on where it was interrupted.
   */
  moveOver(holders: readonly Holder[]): Promise<void>;
  /** Which other roles of ours are connected to the database. */
  others(): Promise<string[]>;
  close(): Promise<void>;
};

/** Moves the events of a database to EventStoreDB: the same events in the same order, under other positions. */
export const migrateStore = async (options: {
  /** The database, as its owner. */
  ownerUrl: string;
  eventStoreUrl: string;
  log: Pick<Logger, 'warn'>;
  onProgress?: (events: number, total: number) => void;
}): Promise<Migration> => {
  const { onProgress } = options;
  const pool = openPatientPool(options.ownerUrl, 3, options.log);
  const calls = openCalls(options.eventStoreUrl);
  const storeId = await storeIdOf(calls).catch(async (error: unknown) => {
    await Promise.all([pool.end(), calls.close()]);
    throw error;
  });

  const assertOurs = ({ elsewhere }: Head): void => {
    if (elsewhere !== null && elsewhere !== storeId && elsewhere !== underWay(storeId))
      throw new Error(`The events of this database are in the event store ${elsewhere}.`);
  };

  const copyOn = async (): Promise<Copied> => {
    let copied = await readCopied(pool, storeId);
    for (;;) {
      const [sources, copies] = await Promise.all([
        readLog(pool, copied.source, PAGE),
        copiesAfter(calls, copied.target),
      ]);
      if (copies.length > 0) {
        copied = await keepCopied(pool, copied, sources, copies.slice(0, Math.max(sources.length, 1)));
        onProgress?.(copied.events, Number((await headOf(pool)).position));
      } else if (sources.length > 0) await copyEvents(calls, sources);
      else return copied;
    }
  };

  const closeSource = (copied: Copied): Promise<void> =>
    inTransaction(pool, async (client) => {
      const head = await headOf(client, 'for update');
      assertOurs(head);
      if (head.position !== copied.source) throw new Error('Events were appended meanwhile: stop every process first.');
      if (head.elsewhere !== null) return;
      await client.query(
        'update event_store.head set elsewhere = $1, last_erasure = event_store.copied_to(last_erasure)',
        [underWay(storeId)],
      );
    });

  return {
    storeId,
    isOver: async () => (await headOf(pool)).elsewhere === storeId,
    copy: () =>
      locked(pool, async () => {
        assertOurs(await headOf(pool));
        return copyOn();
      }),
    moveOver: (holders) =>
      locked(pool, async () => {
        await closeSource(await readCopied(pool, storeId));
        for (const holder of holders) {
          const own = openPatientPool(holder.url, 1, options.log);
          const work = 'columns' in holder ? translate(holder.columns, storeId) : holder.work;
          try {
            await onceFor(own, holder.name, work);
          } finally {
            await own.end();
          }
        }
        await pool.query('update event_store.head set elsewhere = $1', [storeId]);
      }),
    others: async () => {
      const { rows } = await pool.query<{ name: string }>(
        `select distinct usename as name from pg_stat_activity join pg_roles on rolname = usename
         where datname = current_database() and usename <> current_user and not rolsuper order by name`,
      );
      return rows.map(({ name }) => name);
    },
    close: async () => {
      await Promise.all([pool.end(), calls.close()]);
    },
  };
};
