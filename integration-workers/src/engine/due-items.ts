import { GLOBAL } from 'contracts/kernel/id';
import type pg from 'pg';
import { inTransaction } from 'platform/postgres/pool';
import { type Move, movedByAnother, postgresCheckpoints } from './checkpoint.ts';
import type { ClaimedItem, DueChange, DueChanges, DueItem, Erased } from './due-item.ts';

/** Items claimed at a time, and of one company's declaration until some of them are done: what bounds the rate of catching up. */
const CLAIMED_AT_ONCE = 500;
const CLAIMED_OF_DECLARATION = 100;
/** Until then a claimed item is in the queue, whatever became of the worker that claimed it. */
const LEASE_MS = 60_000;

/** What is due and not done: how many, and for how long the oldest. */
export type Overdue = { count: number; oldestSeconds: number };

export type DueItems = {
  /**
   * Keeps what a batch changed, and which of its events are late, and moves the checkpoint: all or nothing. Nothing where
   * changes have to be asked for `whenMoved` before: those it answers, and is called again without that.
   */
  apply(changes: DueChanges, move: Move, unread?: readonly bigint[]): Promise<DueChange[]>;
  /** Positions of the late events, in order. */
  late(): Promise<bigint[]>;
  /** Goes back to before an event that is late no more: what follows it is decided again, so that the last word stays the last. */
  goBack(move: Move): Promise<void>;
  /** Takes what is due and nobody else took: of every company its first, then of every company its second, and so on. */
  claim(now: Date): Promise<ClaimedItem[]>;
  /** Whether it is still due at that moment. */
  isWaiting(item: DueItem): Promise<boolean>;
  /** Forgets what is done. */
  end(items: readonly DueItem[]): Promise<void>;
  overdue(now: Date): Promise<Overdue>;
};

const SET = `insert into work.due as d (name, tenant_id, subject, due_at, claim_at, person_id, position, correlation_id)
  select name, tenant_id, subject, at, at, person_id, position, correlation_id
  from unnest($1::text[], $2::text[], $3::uuid[], $4::timestamptz[], $5::uuid[], $6::bigint[], $7::text[])
    as c(name, tenant_id, subject, at, person_id, position, correlation_id)
  on conflict (tenant_id, name, subject) do update
  set due_at = excluded.due_at, claim_at = excluded.claim_at, person_id = excluded.person_id,
    position = excluded.position, correlation_id = excluded.correlation_id
  where d.due_at <> excluded.due_at`;
const DISPLACED = `select c.ordinal from unnest($1::text[], $2::text[], $3::uuid[], $4::timestamptz[])
    with ordinality as c(name, tenant_id, subject, at, ordinal)
  join work.due d on d.name = c.name and d.tenant_id = c.tenant_id and d.subject = c.subject
  where d.due_at is distinct from c.at`;
/** The usual batch in one statement: nothing but moments that are set. */
const SET_ALONE = `with displaced as (
    select c.ordinal from unnest($1::text[], $2::text[], $3::uuid[], $4::timestamptz[], $11::bool[])
      with ordinality as c(name, tenant_id, subject, at, asks, ordinal)
    join work.due d on d.name = c.name and d.tenant_id = c.tenant_id and d.subject = c.subject
    where c.asks and d.due_at <> c.at
  ), moved as (
    update work.checkpoint set position = $10, moved_at = now()
    where name = $8 and position = $9 and not exists (select from displaced) returning 1
  ), kept as (
    ${SET.replace('from unnest', 'from moved, unnest')}
  )
  select (select count(*)::int from moved) as moved, array(select ordinal from displaced) as displaced`;
const CANCEL = `delete from work.due d using unnest($1::text[], $2::text[], $3::uuid[]) as c(name, tenant_id, subject)
  where d.name = c.name and d.tenant_id = c.tenant_id and d.subject = c.subject`;
const ERASE = `delete from work.due d using unnest($1::text[], $2::uuid[]) as e(tenant_id, person_id)
  where d.person_id = e.person_id and e.tenant_id in (d.tenant_id, '${GLOBAL}')`;
const END = `delete from work.due d
  using unnest($1::text[], $2::text[], $3::uuid[], $4::timestamptz[]) as c(name, tenant_id, subject, at)
  where d.name = c.name and d.tenant_id = c.tenant_id and d.subject = c.subject and d.due_at = c.at`;
const KEEP_LATE = 'insert into work.due_late select unnest($1::bigint[]) on conflict do nothing';
const OVERDUE = `select count(*)::int as count,
    coalesce(extract(epoch from $1::timestamptz - min(due_at)), 0)::float as "oldestSeconds"
  from work.due where due_at <= $1`;
const IS_DUE = 'select exists (select from work.due where claim_at <= $1) as "isDue"';
/**
 * Steps from company to company, and within those of which something is due from declaration to declaration, by the indexes: what many
 * wait for costs nothing.
 */
const CLAIM = `with recursive company as (
    (select tenant_id from work.due order by tenant_id limit 1)
    union all
    select (select d.tenant_id from work.due d where d.tenant_id > c.tenant_id order by d.tenant_id limit 1)
    from company c where c.tenant_id is not null
  ), line as (
    select c.tenant_id, n.name,
      (select count(*) from work.due d
        where d.tenant_id = c.tenant_id and d.name = n.name and d.claim_at > d.due_at and d.claim_at > $1) as claimed
    from company c cross join lateral (
      with recursive declared as (
        (select d.name from work.due d where d.tenant_id = c.tenant_id order by d.name limit 1)
        union all
        select (select d.name from work.due d where d.tenant_id = c.tenant_id and d.name > m.name order by d.name limit 1)
        from declared m where m.name is not null
      )
      select name from declared where name is not null
    ) n
    where exists (select from work.due d where d.tenant_id = c.tenant_id and d.claim_at <= $1)
  ), held as (
    select l.*, sum(l.claimed) over (partition by l.tenant_id) as of_company from line l
  ), ready as (
    select d.name, d.tenant_id, d.subject, d.claim_at,
      l.of_company + row_number() over (partition by d.tenant_id order by d.claim_at, d.subject) as turn
    from held l
    cross join lateral (select d.name, d.tenant_id, d.subject, d.claim_at from work.due d
      where d.tenant_id = l.tenant_id and d.name = l.name and d.claim_at <= $1 order by d.claim_at, d.subject
      limit greatest(0, $2 - l.claimed)) d
    order by turn, d.claim_at limit $3
  ), free as (
    select d.name, d.tenant_id, d.subject, r.turn from ready r join work.due d using (name, tenant_id, subject)
    where d.claim_at <= $1 for update of d skip locked
  ), taken as (
    update work.due d set claim_at = $4 from free f
    where d.name = f.name and d.tenant_id = f.tenant_id and d.subject = f.subject
    returning d.*, f.turn
  )
  select name, tenant_id as "tenantId", subject, due_at as at, position, correlation_id as "correlationId"
  from taken order by turn, due_at`;

const keysOf = (items: readonly Pick<DueItem, 'name' | 'tenantId' | 'subject'>[]) => [
  items.map(({ name }) => name),
  items.map(({ tenantId }) => tenantId),
  items.map(({ subject }) => subject),
];
const setValues = (changes: readonly DueChange[]) => [
  ...keysOf(changes),
  changes.map(({ at }) => at),
  changes.map(({ personId }) => personId),
  changes.map(({ position }) => position),
  changes.map(({ correlationId }) => correlationId),
];
const erasedValues = (erased: readonly Erased[]) => [
  erased.map(({ tenantId }) => tenantId),
  erased.map(({ personId }) => personId),
];

const isAsking = ({ whenMoved = [] }: DueChange): boolean => whenMoved.length > 0;

const setAlone = async (pool: pg.Pool, set: readonly DueChange[], { name, from, to }: Move): Promise<DueChange[]> => {
  const { rows } = await pool.query<{ moved: number; displaced: bigint[] }>(SET_ALONE, [
    ...setValues(set),
    ...[name, from, to],
    set.map(isAsking),
  ]);
  const [{ moved, displaced } = { moved: 0, displaced: [] }] = rows;
  if (moved === 0 && displaced.length === 0) throw movedByAnother();
  return displaced.flatMap((ordinal) => set[Number(ordinal) - 1] ?? []);
};

const displacedBy = async (client: pg.PoolClient, changes: readonly DueChange[]): Promise<DueChange[]> => {
  const asking = changes.filter(isAsking);
  if (asking.length === 0) return [];
  const values = [...keysOf(asking), asking.map(({ at }) => at)];
  const { rows } = await client.query<{ ordinal: bigint }>(DISPLACED, values);
  return rows.flatMap(({ ordinal }) => asking[Number(ordinal) - 1] ?? []);
};

export const postgresDueItems = (pool: pg.Pool): DueItems => ({
  apply: async ({ changes, erased }, move, unread = []) => {
    const { set = [], cancel = [] } = Object.groupBy(changes, ({ at }) => (at === null ? 'cancel' : 'set'));
    if (cancel.length + erased.length + unread.length === 0) return setAlone(pool, set, move);
    return inTransaction(pool, async (client) => {
      const displaced = await displacedBy(client, changes);
      if (displaced.length > 0) return displaced;
      if (set.length > 0) await client.query(SET, setValues(set));
      if (cancel.length > 0) await client.query(CANCEL, keysOf(cancel));
      if (erased.length > 0) await client.query(ERASE, erasedValues(erased));
      if (unread.length > 0) await client.query(KEEP_LATE, [unread]);
      await postgresCheckpoints(client).move([move]);
      return [];
    });
  },
  late: async () => {
    const { rows } = await pool.query<{ position: bigint }>('select position from work.due_late order by position');
    return rows.map(({ position }) => position);
  },
  goBack: (move) =>
    inTransaction(pool, async (client) => {
      await client.query('delete from work.due_late where position > $1', [move.to]);
      await postgresCheckpoints(client).move([move]);
    }),
  claim: async (now) => {
    const { rows: ready } = await pool.query<{ isDue: boolean }>(IS_DUE, [now]);
    if (!ready[0]?.isDue) return [];
    const leaseEnd = new Date(now.getTime() + LEASE_MS);
    return (await pool.query<ClaimedItem>(CLAIM, [now, CLAIMED_OF_DECLARATION, CLAIMED_AT_ONCE, leaseEnd])).rows;
  },
  isWaiting: async ({ name, tenantId, subject, at }) => {
    const { rowCount } = await pool.query(
      'select from work.due where name = $1 and tenant_id = $2 and subject = $3 and due_at = $4',
      [name, tenantId, subject, at],
    );
    return rowCount === 1;
  },
  end: async (items) => {
    if (items.length > 0) await pool.query(END, [...keysOf(items), items.map(({ at }) => at)]);
  },
  overdue: async (now) => {
    const { rows } = await pool.query<Overdue>(OVERDUE, [now]);
    return rows[0] ?? { count: 0, oldestSeconds: 0 };
  },
});
