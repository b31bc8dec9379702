import type pg from 'pg';
import { batchLoader } from 'platform/batch-loader';
import { prepared } from './prepared.ts';

/** A checkpoint that moves past events that leave its projection's tables as they are. */
export type IdleMove = { name: string; version: number; generation: number; from: bigint; until: bigint };

export type MoveIdle = (move: IdleMove) => Promise<boolean>;

const MOVE = `update read.checkpoint c set position = m.until
  from unnest($1::text[], $2::int4[], $3::int4[], $4::int8[], $5::int8[]) as m(name, version, generation, position, until)
  where c.name = m.name and c.version = m.version and c.generation = m.generation and c.position = m.position
  returning c.name`;

/** Checkpoints that one statement moves. */
const MAX_MOVES = 256;
/** Milliseconds for which they gather: those that look something up before they know that nothing changes are there by then. */
const DELAY_MS = 20;

/**
 * Moves the checkpoints of projections that a batch leaves as they are, by compare-and-set: those that ask at about the same time
 * in one statement. False where somebody else has moved it.
 */
export const openIdleMoves = (pool: pg.Pool): MoveIdle =>
  batchLoader(
    async (moves: IdleMove[]) => {
      const { rows } = await pool.query<{ name: string }>({
        ...prepared(MOVE),
        values: [
          moves.map(({ name }) => name),
          moves.map(({ version }) => version),
          moves.map(({ generation }) => generation),
          moves.map(({ from }) => from),
          moves.map(({ until }) => until),
        ],
      });
      const moved = new Set(rows.map(({ name }) => name));
      return moves.map(({ name }) => moved.has(name));
    },
    { maxBatch: MAX_MOVES, delayMs: DELAY_MS },
  );
