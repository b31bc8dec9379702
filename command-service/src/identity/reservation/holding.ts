import type { CommandMetadata } from 'contracts/kernel/message';
import { Rejection } from 'contracts/kernel/problem';
import type { Claim, Names } from './names.ts';

/** Runs `make` with the name held, then keeps it; lets go of it when the making was refused. */
export const holding = async <T>(
  names: Names,
  { claim, cause, taken }: { claim: Claim; cause: CommandMetadata; taken: () => Rejection },
  make: () => Promise<T>,
): Promise<T> => {
  if (!(await names.reserve(claim, cause))) throw taken();
  try {
    const made = await make();
    await names.confirm(claim, cause);
    return made;
  } catch (error) {
    if (error instanceof Rejection) await names.release(claim, cause);
    throw error;
  }
};
