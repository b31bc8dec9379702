import type { ActionKind } from 'contracts/automation/event-action/event-action.choices';
import {
  HOURLY_ACTIONS,
  type HourlyActions,
  hourlyActionsOf,
  type OwnHourlyActions,
} from 'contracts/automation/event-action/event-action.limits';
import type pg from 'pg';
import { inTransaction } from 'platform/postgres/pool';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Runs are tried for a day at most: what is older counts for nothing any more. */
const KEPT_MS = 2 * DAY;

/** One action of a run. `count`: mails to several colleagues are as many. */
export type Spending = {
  tenantId: string;
  runId: string;
  index: number;
  kind: ActionKind;
  count: number;
};

/** How many actions the rules of companies have done in this hour. */
export type SpentActions = {
  /** Whether it may be done; the same action counts once, however often it is tried, and one that was refused stays so. */
  spend(of: Spending, now: Date): Promise<boolean>;
};

const SPEND = `insert into work.action_spent (run_id, index, tenant_id, hour, is_refused)
  values ($1, $2, $3, $4, $5) on conflict do nothing`;
const SPENT = 'select is_refused as "isRefused" from work.action_spent where run_id = $1 and index = $2';
/**
 * Counts what was not spent before, of kinds in one order, so that none waits for another that waits for it; `own`: what the company
 * was given instead of the usual.
 */
const COUNT = `with spent as (${SPEND} returning tenant_id, hour), counted as (
    insert into work.action_count (tenant_id, hour, kind, count)
    select s.tenant_id, s.hour, k.kind, $6 from spent s cross join unnest($7::text[]) with ordinality as k(kind, nth) order by k.nth
    on conflict (tenant_id, hour, kind) do update set count = action_count.count + excluded.count returning tenant_id, kind, count)
  select c.kind, c.count, t.event_action_limits as own from counted c left join access.tenant t on t.tenant_id = c.tenant_id`;
const FORGET = ['action_spent', 'action_count'].map(
  (table) => `delete from work.${table} where tenant_id = $1 and hour < $2`,
);

type Counted = { kind: keyof HourlyActions; count: number; own: Partial<OwnHourlyActions> | null };

const TOO_MANY = new Error('one too many');

const hourOf = (now: Date) => new Date(Math.floor(now.getTime() / HOUR) * HOUR);
const spent = ({ runId, index, tenantId }: Spending, now: Date, isRefused: boolean) => [
  ...[runId, index, tenantId, hourOf(now), isRefused],
];

export const postgresSpentActions = (pool: pg.Pool, usual: HourlyActions = HOURLY_ACTIONS): SpentActions => {
  const isLimited = (kind: string): kind is keyof HourlyActions => kind in usual;

  const before = async ({ runId, index }: Spending, client: Pick<pg.Pool, 'query'>) =>
    (await client.query<{ isRefused: boolean }>(SPENT, [runId, index])).rows[0];

  const spend = (of: Spending, now: Date): Promise<boolean> =>
    inTransaction(pool, async (client) => {
      const { tenantId, kind, count } = of;
      const kinds = ['all', kind].filter(isLimited);
      const { rows } = await client.query<Counted>(COUNT, [...spent(of, now, false), count, kinds]);
      if (rows.length === 0) return !(await before(of, client))?.isRefused;
      const limits = hourlyActionsOf(rows[0]?.own ?? {}, usual);
      if (rows.some((row) => row.count > limits[row.kind])) throw TOO_MANY;
      const isFirst = rows.some((row) => row.kind === 'all' && row.count === count);
      if (isFirst) for (const text of FORGET) await client.query(text, [tenantId, new Date(now.getTime() - KEPT_MS)]);
      return true;
    });

  return {
    spend: (of, now) =>
      spend(of, now).catch(async (error: unknown) => {
        if (error !== TOO_MANY) throw error;
        await pool.query(SPEND, spent(of, now, true));
        return false;
      }),
  };
};
