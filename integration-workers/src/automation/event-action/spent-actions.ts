import type { ActionKind } from 'contracts/automation/event-action/event-action.choices';
import { HOURLY_ACTIONS, type HourlyActions } from 'contracts/automation/event-action/event-action.limits';
import type pg from 'pg';
import { inTransaction } from 'platform/postgres/pool';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Runs are tried for a day at most: what is older counts for nothing any more. */
const KEPT_MS = 2 * DAY;

/** One action of a run. `count`: mails to several colleagues are as many. */
export type Spending = { tenantId: string; runId: string; index: number; kind: ActionKind; count: number };

/** How many actions the rules of companies have done in this hour. */
export type SpentActions = {
  /** Whether it may be done; the same action counts once, however often it is tried. */
  spend(of: Spending, now: Date): Promise<boolean>;
};

const SPEND = `insert into work.action_spent (run_id, index, tenant_id, hour) values ($1, $2, $3, $4) on conflict do nothing`;
/** In one order, so that none waits for another that waits for it. */
const COUNT = `insert into work.action_count (tenant_id, hour, kind, count)
  select $1, $2, k.kind, $3 from unnest($4::text[]) with ordinality as k(kind, nth) order by k.nth
  on conflict (tenant_id, hour, kind) do update set count = action_count.count + excluded.count returning kind, count`;
const FORGET = ['action_spent', 'action_count'].map(
  (table) => `delete from work.${table} where tenant_id = $1 and hour < $2`,
);

const TOO_MANY = new Error('one too many');

export const postgresSpentActions = (pool: pg.Pool, limits: HourlyActions = HOURLY_ACTIONS): SpentActions => {
  const isLimited = (kind: string): kind is keyof HourlyActions => kind in limits;

  const spend = ({ tenantId, runId, index, kind, count }: Spending, now: Date): Promise<boolean> =>
    inTransaction(pool, async (client) => {
      const hour = new Date(Math.floor(now.getTime() / HOUR) * HOUR);
      if ((await client.query(SPEND, [runId, index, tenantId, hour])).rowCount === 0) return true;
      const kinds = ['all', kind].filter(isLimited);
      const { rows } = await client.query<{ kind: keyof HourlyActions; count: number }>(COUNT, [
        ...[tenantId, hour, count, kinds],
      ]);
      if (rows.some((row) => row.count > limits[row.kind])) throw TOO_MANY;
      const isFirst = rows.some((row) => row.kind === 'all' && row.count === count);
      if (isFirst) for (const text of FORGET) await client.query(text, [tenantId, new Date(now.getTime() - KEPT_MS)]);
      return true;
    });

  return {
    spend: (of, now) =>
      spend(of, now).catch((error: unknown) => {
        if (error === TOO_MANY) return false;
        throw error;
      }),
  };
};
