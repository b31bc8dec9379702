import type { BulkAnswer } from 'contracts/recruiting/interview/interview.endpoints';
import { answered, latest } from './answer.ts';
import { reasonOf } from './reason.ts';

/** Commands that are under way at once. */
const AT_ONCE = 20;

/** Sends a command to each; answers which were taken and why the others were not. */
export const toEach = async (ids: readonly string[], send: (id: string) => Promise<{ position: string }>) => {
  const wanted = [...new Set(ids)];
  const body: BulkAnswer = { changed: [], refused: [] };
  const positions: string[] = [];
  for (let start = 0; start < wanted.length; start += AT_ONCE) {
    await Promise.all(
      wanted.slice(start, start + AT_ONCE).map(async (id) => {
        try {
          positions.push((await send(id)).position);
          body.changed.push(id);
        } catch (error) {
          body.refused.push({ id, ...reasonOf(error) });
        }
      }),
    );
  }
  return answered(latest(positions), body);
};
