import { GLOBAL } from 'contracts/kernel/id';
import type { Recorded } from 'contracts/kernel/message';
import { Rejection } from 'contracts/kernel/problem';
import type pg from 'pg';
import type { EventFeed } from 'platform/event-feed/feed';
import { inTransaction } from 'platform/postgres/pool';
import type { Cause } from './work-item.ts';

/**
 * A question to the read models: SQL with the company's rows alone in sight, those of `person` too where one is named, and the
 * projections it stands on.
 */
export type Question = { projections: readonly string[]; text: string; values: readonly unknown[]; person?: string };

/** Answers once the projections have come as far as the job's event; `not-yet-visible` puts the job back for a moment. */
export type Reader = <Row extends object>(cause: Cause, question: Question) => Promise<Row[]>;

/** The event at a position of the feed, as it reads today. */
export const openEventAt =
  (feed: Pick<EventFeed, 'at'>) =>
  async (position: string): Promise<Recorded> => {
    const event = await feed.at(BigInt(position));
    if (!event) throw new Error(`There is no event at position ${position}.`);
    return event;
  };

/** Of a lane of the company's alone, where it has one (projection-service/src/engine/lanes.ts). */
const HAS_REACHED = 'select read.has_reached($1, $2, $3) as reached';
/** No such function: it comes with the next start of the projection-service. */
const isNotThere = (error: unknown): boolean => (error as { code?: unknown }).code === '42883';

export const openReader = (pool: pg.Pool): Reader => {
  const isBehind = async (names: readonly string[], { tenantId, position }: Cause): Promise<boolean> => {
    const values = [names, position, tenantId === GLOBAL ? null : tenantId];
    try {
      const { rows } = await pool.query<{ reached: boolean }>({ name: 'has-reached', text: HAS_REACHED, values });
      return !rows[0]?.reached;
    } catch (error) {
      if (isNotThere(error)) return true;
      throw error;
    }
  };

  return async <Row extends object>(cause: Cause, { projections, text, values, person = '' }: Question) => {
    if (await isBehind(projections, cause)) throw new Rejection('not-yet-visible', 425);
    return inTransaction(pool, async (client) => {
      await client.query(`select set_config('onrecord.tenant', $1, true), set_config('onrecord.user', $2, true)`, [
        cause.tenantId,
        person,
      ]);
      const { rows } = await client.query<Row>(text, [...values]);
      return rows;
    });
  };
};
