import type { Held } from 'platform/postgres/held';
import type { Lane } from './projection.ts';

/** First half of the advisory locks that all processes share which would run a projection's lanes; the second is made from its name. */
const SHARE_LOCKS = 727_007;

const JOIN = `select hashtext($2)::int8 & 4294967295 as id, pg_advisory_lock_shared($1, hashtext($2))`;
const LEAVE = 'select pg_advisory_unlock_shared($1, hashtext($2))';
const PROCESSES = `select objid::int8 as id, count(distinct pid)::int4 as n from pg_locks where locktype = 'advisory'
  and classid::int8 = $1 and database = (select oid from pg_database where datname = current_database()) group by objid`;

/** How many lanes of each projection this process may run: about as many as every other. */
export const openShares = () => {
  /** What this process has joined, on one connection; and the lanes that it would run. */
  let joined = new Map<string, string>();
  const lanes = new Map<string, Set<number>>();
  /** Projections that another version of the program runs now: their standbys here wait for no share. */
  const replaced = new Set<string>();

  return {
    join: async (held: Held, { of, nth }: Lane): Promise<void> => {
      if (replaced.has(of)) return;
      lanes.set(of, (lanes.get(of) ?? new Set()).add(nth));
      if (joined.has(of)) return;
      const { rows } = await held.query<{ id: string }>(JOIN, [SHARE_LOCKS, of]);
      joined.set(of, rows[0]?.id ?? '');
    },
    /** This process would not run this lane any more. */
    leave: async (held: Held, { of, nth }: Lane): Promise<void> => {
      lanes.get(of)?.delete(nth);
      if (lanes.get(of)?.size || !joined.delete(of)) return;
      await held.query(LEAVE, [SHARE_LOCKS, of]);
    },
    /** Other tables serve: none of its lanes is run by this process any more. */
    quit: async (held: Held, { of }: Lane): Promise<void> => {
      replaced.add(of);
      lanes.delete(of);
      if (joined.delete(of)) await held.query(LEAVE, [SHARE_LOCKS, of]);
    },
    /** Lanes of a projection that one process runs at most, as of now. */
    limits: async (held: Held): Promise<(lane: Lane) => number> => {
      const { rows } = await held.query<{ id: string; n: number }>(PROCESSES, [SHARE_LOCKS]);
      const processes = new Map(rows.map(({ id, n }) => [id, n]));
      return ({ of, count }) => Math.ceil(count / (processes.get(joined.get(of) ?? '') ?? 1));
    },
    forget: () => {
      joined = new Map();
    },
  };
};
