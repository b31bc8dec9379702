import { derivedId } from 'contracts/kernel/id';
import type pg from 'pg';
import type { Logger } from 'pino';
import type { EventFeed } from 'platform/event-feed/feed';
import { followUp } from '#integration-workers/engine/work-item';
import type { Tools } from '#integration-workers/tools';
import { tellReviewers } from './tell-reviewers.job.ts';

/** Milliseconds between looks at where it is morning. */
const LOOK_MS = 600_000;
/** From nine on, by the clocks of each company; until noon, so that a morning that was missed for an hour or two is made up for. */
const MORNING = `select tenant_id as "tenantId", to_char($1::timestamptz at time zone time_zone, 'YYYY-MM-DD') as day
  from access.tenant
  where suspended_at is null and extract(hour from $1::timestamptz at time zone time_zone) between 9 and 11`;

type Mornings = Pick<Tools, 'enqueue' | 'clock'> & { pool: Pick<pg.Pool, 'query'>; feed: Pick<EventFeed, 'head'> };

/** Asks for what reviewers are told in the morning: once for each company and day, however often and by how many processes it is looked. */
export const lookAtMornings = async ({ pool, feed, enqueue, clock }: Mornings, asked: Set<string>): Promise<void> => {
  const { rows } = await pool.query<{ tenantId: string; day: string }>(MORNING, [clock()]);
  const fresh = rows.filter(({ tenantId, day }) => !asked.has(`${tenantId} ${day}`));
  // Of yesterday's nothing is asked any more.
  for (const known of asked) if (!rows.some(({ tenantId, day }) => known === `${tenantId} ${day}`)) asked.delete(known);
  if (fresh.length === 0) return;
  const position = String(await feed.head());
  await enqueue(
    fresh.map(({ tenantId, day }) => {
      const cause = {
        eventId: derivedId('reviews-waiting', tenantId, day),
        policy: '',
        target: day,
        tenantId,
        position,
      };
      return followUp(cause, tellReviewers.request(day, {}));
    }),
  );
  for (const { tenantId, day } of fresh) asked.add(`${tenantId} ${day}`);
};

/** Returns the way to stop. */
export const startMornings = (tools: Mornings, log: Pick<Logger, 'warn'>): (() => void) => {
  const asked = new Set<string>();
  const look = () =>
    lookAtMornings(tools, asked).catch((error: Error) =>
      log.warn({ error: error.message }, 'where it is morning could not be looked up'),
    );
  void look();
  const timer = setInterval(look, LOOK_MS).unref();
  return () => clearInterval(timer);
};
