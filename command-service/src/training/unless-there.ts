import { Rejection } from 'contracts/kernel/problem';

/** Makes what the same request may have made before it was interrupted. */
export const unlessThere = async (made: Promise<unknown>): Promise<void> => {
  await made.catch((error: unknown) => {
    if (!(error instanceof Rejection && error.message === 'already-exists')) throw error;
  });
};
