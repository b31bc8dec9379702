import { asyncRetry } from '@event-driven-io/emmett';
import type { CommandMetadata } from 'contracts/kernel/message';
import { Rejection } from 'contracts/kernel/problem';
import type { Guard } from 'platform/event-store/engine';
import { isGuardConflict } from 'platform/event-store/guard-conflict';
import type { Claim, Names } from './names.ts';

/** Again where what an append rests on changed meanwhile: somebody else has just settled the same name. Milliseconds. */
const RETRY = { retries: 6, minTimeout: 5, maxTimeout: 100, randomize: true, shouldRetryError: isGuardConflict };

/**
 * Runs what writes names that are held already, and confirms or lets go of each by what came of it. Anything but a refusal leaves
 * the outcome open: a hold runs out by itself.
 */
export const settling = <T>(names: Names, cause: CommandMetadata, run: (claims: Claim[]) => Promise<T>): Promise<T> =>
  asyncRetry(async () => {
    /** Whatever `run` puts here it has held, or may let go of. */
    const claims: Claim[] = [];
    const settle = async () => {
      const each = new Map(claims.map((claim) => [`${claim.purpose}\n${claim.name}`, claim]));
      for (const claim of each.values()) await names.settle(claim, cause);
    };
    const result = await run(claims).catch(async (error: unknown) => {
      if (error instanceof Rejection) await settle();
      throw error;
    });
    await settle();
    return result;
  }, RETRY);

/** Runs `make` with the name held, which must rest on the guards that it is given; `old` are the names that it may let go of. */
export const holding = async <T>(
  names: Names,
  {
    claim,
    old = [],
    cause,
    taken,
  }: { claim: Claim; old?: readonly Claim[]; cause: CommandMetadata; taken: () => Rejection },
  make: (guards: readonly Guard[]) => Promise<T>,
): Promise<T> =>
  settling(names, cause, async (claims) => {
    const guard = await names.reserve(claim, cause);
    if (!guard) throw taken();
    claims.push(claim, ...old);
    return make([guard]);
  });
