import type { BulkAnswer } from 'contracts/recruiting/interview/interview.endpoints';
import { answered, latest } from './answer.ts';
import { inTurns } from './in-turns.ts';
import { reasonOf } from './reason.ts';

/** Sends a command to each; answers which were taken and why the others were not. */
export const toEach = async (ids: readonly string[], send: (id: string) => Promise<{ position: string }>) => {
  const body: BulkAnswer = { changed: [], refused: [] };
  const positions: string[] = [];
  await inTurns([...new Set(ids)], async (id) => {
    try {
      positions.push((await send(id)).position);
      body.changed.push(id);
    } catch (error) {
      body.refused.push({ id, ...reasonOf(error) });
    }
  });
  return answered(latest(positions), body);
};
