import { Rejection } from 'contracts/kernel/problem';
import { type Answered, answered, latest } from './answer.ts';

/** Removes each; answers the ids that are gone. Those that this company never had are left out, unsaid. */
export const removeMany = async (ids: readonly string[], remove: (id: string) => Promise<Answered<unknown>>) => {
  const removed = await Promise.all(
    [...new Set(ids)].map(async (id) => {
      try {
        const { position } = await remove(id);
        return [{ id, position }];
      } catch (error) {
        if (error instanceof Rejection && error.status === 404) return [];
        throw error;
      }
    }),
  );
  const gone = removed.flat();
  return answered(
    latest(gone.map(({ position }) => position)),
    gone.map(({ id }) => id),
  );
};
