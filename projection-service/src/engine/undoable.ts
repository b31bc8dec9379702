import { isPassing } from './fault.ts';
import type { Db } from './load.ts';

/** Work in a transaction that goes on where the database refuses it. */
export const undoable = async <T>(db: Db, work: () => Promise<T>): Promise<T> => {
  await db.query('savepoint undoable');
  try {
    return await work();
  } catch (error) {
    if (!isPassing(error)) await db.query('rollback to savepoint undoable');
    throw error;
  }
};
