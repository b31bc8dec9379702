import type pg from 'pg';
import { inTransaction } from '#platform/postgres/pool';

/** A column that holds positions of the log; `store`: the column beside it that names their store. */
export type PositionColumn = { table: string; column: string; store?: string };

/** Below what is a position: what was translated does not meet what is yet to be. */
const aside = ({ table, column }: PositionColumn): string =>
  `update ${table} set ${column} = -${column} where ${column} > 0`;
const back = ({ table, column, store }: PositionColumn): string =>
  `update ${table} set ${column} = event_store.copied_to(-${column})${store ? `, ${store} = $1` : ''} where ${column} < 0`;

/** Does `work` for the tables of one name once, however often it is asked. */
export const onceFor = (pool: pg.Pool, name: string, work: (client: pg.ClientBase) => Promise<void>): Promise<void> =>
  inTransaction(pool, async (client) => {
    const { rowCount } = await client.query('insert into event_store.translated values ($1) on conflict do nothing', [
      name,
    ]);
    if (rowCount) await work(client);
  });

/** Positions of the source become those of the copy. */
export const translate =
  (columns: readonly PositionColumn[], storeId: string) =>
  async (client: pg.ClientBase): Promise<void> => {
    for (const one of columns) {
      await client.query(aside(one));
      await client.query(back(one), one.store ? [storeId] : []);
    }
  };

/** Where events that stand at these positions of the source stand in the copy; undefined for what does not stand there. */
export const targetsOf = async (
  db: Pick<pg.ClientBase, 'query'>,
  events: readonly { id: string; position: bigint }[],
): Promise<(bigint | undefined)[]> => {
  const { rows } = await db.query<{ ordinal: bigint; target: bigint }>(
    `select asked.ordinal, c.target from unnest($1::uuid[], $2::bigint[]) with ordinality as asked(id, position, ordinal)
     join event_store.events e on e.position = asked.position and e.id = asked.id
     join event_store.copied c on c.source = e.position`,
    [events.map(({ id }) => id), events.map(({ position }) => position)],
  );
  const targets: (bigint | undefined)[] = events.map(() => undefined);
  for (const { ordinal, target } of rows) targets[Number(ordinal) - 1] = target;
  return targets;
};
