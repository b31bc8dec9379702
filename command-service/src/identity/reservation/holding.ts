import type { CommandMetadata } from 'contracts/kernel/message';
import { Rejection } from 'contracts/kernel/problem';
import type { Claim, Names } from './names.ts';

/**
 * Runs what writes names that are held already, and confirms or lets go of each by what came of it. Anything but a refusal leaves
 * the outcome open: a hold runs out by itself.
 */
export const settling = async <T>(
  names: Names,
  { claims, cause }: { claims: readonly Claim[]; cause: CommandMetadata },
  run: () => Promise<T>,
): Promise<T> => {
  const settle = async () => {
    for (const claim of claims) await names.settle(claim, cause);
  };
  const result = await run().catch(async (error: unknown) => {
    if (error instanceof Rejection) await settle();
    throw error;
  });
  await settle();
  return result;
};

/** Runs `make` with the name held; `old` are the names that it may let go of. */
export const holding = async <T>(
  names: Names,
  {
    claim,
    old = [],
    cause,
    taken,
  }: { claim: Claim; old?: readonly Claim[]; cause: CommandMetadata; taken: () => Rejection },
  make: () => Promise<T>,
): Promise<T> => {
  if (!(await names.reserve(claim, cause))) throw taken();
  return settling(names, { claims: [claim, ...old], cause }, make);
};
