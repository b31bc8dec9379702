import type { FeedBatch } from 'platform/event-feed/feed';
import type { Applier } from './batch.ts';
import type { Cursor } from './commit.ts';
import type { MoveIdle } from './idle-moves.ts';
import type { Projection } from './projection.ts';

/** Takes the tables past a batch: where they are then, or null when somebody else has moved the checkpoint. */
export const createTaker =
  ({ name, version }: Pick<Projection, 'name' | 'version'>, applier: Applier, moveIdle: MoveIdle) =>
  async (batch: FeedBatch, from: Cursor): Promise<Cursor | null> => {
    if (batch.events.length > 0) return applier.apply(batch, from);
    const { position, generation } = from;
    const isMoved = await moveIdle({ name, version, generation, from: position, until: batch.until });
    return isMoved ? { position: batch.until, generation } : null;
  };
