import { GLOBAL } from 'contracts/kernel/id';
import type { Recorded } from 'contracts/kernel/message';
import { Rejection } from 'contracts/kernel/problem';
import type pg from 'pg';
import type { EventFeed } from 'platform/event-feed/feed';
import { readTogether } from 'platform/postgres/read-together';
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

/** Of a lane of the company's alone, where it has one (projection-service/src/engine/lanes.ts); and whose rows the next statement sees. */
const HAS_REACHED = `select read.has_reached($1, $2, $3) as reached,
  set_config('onrecord.tenant', $4, true), set_config('onrecord.user', $5, true)`;
/** No such function: it comes with the next start of the projection-service. */
const isNotThere = (error: unknown): boolean => (error as { code?: unknown } | undefined)?.code === '42883';

/** `pool` is of the reader's role and pipelines. */
export const openReader =
  (pool: pg.Pool): Reader =>
  async <Row extends object>({ tenantId, position }: Cause, question: Question) => {
    const { projections, text, values, person = '' } = question;
    const company = tenantId === GLOBAL ? null : tenantId;
    const { answers, failed } = await readTogether(pool, [
      { name: 'has-reached', text: HAS_REACHED, values: [projections, position, company, tenantId, person] },
      { text, values: [...values] },
    ]);
    const [reached, rows] = answers.map((answer) => answer?.rows);
    // Tables that are not there yet are behind, too: what was asked of them has failed.
    const isBehind = reached ? !reached[0].reached : isNotThere(failed?.reason);
    if (isBehind) throw new Rejection('not-yet-visible', 425);
    if (failed) throw failed.reason;
    return (rows ?? []) as Row[];
  };
