import type pg from 'pg';
import type { EventFeed } from 'platform/event-feed/feed';
import type { Readiness } from 'platform/service';
import { readPositions } from './checkpoint.ts';
import { readParked } from './parked.ts';
import type { Runner } from './runner.ts';

/** Events that a projection may miss and still count as up to date. */
const MAX_BEHIND = 1_000;

type Sources = { pool: pg.Pool; feed: EventFeed };

const positionsAndHead = async ({ pool, feed }: Sources) => {
  const [head, positions, parked] = await Promise.all([feed.head(), readPositions(pool), readParked(pool)]);
  return { head, positions, parked };
};

/** What keeps each projection from showing all that has happened. */
export const readinessOf = async (runners: readonly Runner[], sources: Sources): Promise<Readiness[]> => {
  const checkpoints = await positionsAndHead(sources).catch(() => undefined);
  return runners.map(({ projection: { name }, state }): Readiness => {
    const now = state();
    if (now.state === 'stopped' || now.state === 'down')
      return { name, ready: false, state: now.state, detail: now.detail };
    if (!checkpoints) return { name, ready: false, state: 'down', detail: 'the database does not answer' };
    if (now.state === 'rebuilding') return { name, ready: false, state: 'behind', detail: now.detail };
    const behind = sources.feed.distance(checkpoints.positions.get(name) ?? 0n, checkpoints.head);
    if (behind > MAX_BEHIND) return { name, ready: false, state: 'behind', detail: `${behind} events behind` };
    const parked = checkpoints.parked.get(name) ?? 0;
    if (parked > 0) return { name, ready: true, state: 'degraded', detail: `parked: ${parked}` };
    return { name, ready: true, state: 'running' };
  });
};
