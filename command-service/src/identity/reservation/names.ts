import { createHmac } from 'node:crypto';
import { asyncRetry } from '@event-driven-io/emmett';
import { GLOBAL, streamName } from 'contracts/kernel/id';
import type { CommandMetadata } from 'contracts/kernel/message';
import { Rejection } from 'contracts/kernel/problem';
import type { Guard } from 'platform/event-store/engine';
import type { EventStore } from 'platform/event-store/event-store';
import { isGuardConflict } from 'platform/event-store/guard-conflict';
import { guarded, observed } from 'platform/event-store/guards';
import { handler, stateOf } from '#command-service/kernel/command';
import { reservationDecider } from './reservation.decider.ts';

/** Milliseconds that a name is held for a holder that is being made. */
const HOLD = 60_000;

/** A unique name and who wants it: `holder` is the stream of that thing. */
export type Claim = { purpose: string; name: string; holder: string };

/**
 * Names that are unique across all streams, each with a stream of its own. Writing a name rests on its reservation, and letting
 * go of one rests on the streams that show it unused: of the two at once, one comes too late and is not taken.
 */
export type Names = {
  /** Holds the name for its holder; null when another has it. What writes the name must rest on the answer. */
  reserve(claim: Claim, cause: CommandMetadata): Promise<Guard | null>;
  /** Confirms the name where its holder goes by it now, and lets go of it where not. */
  settle(claim: Claim, cause: CommandMetadata): Promise<void>;
};

/** Whether the stream `holder` really goes by `name` now. */
export type Uses = Record<string, (store: EventStore, holder: string, name: string) => Promise<boolean>>;

const send = handler('reservation', reservationDecider);

/** Again where a holder changed while its name was looked at. Milliseconds. */
const RETRY = { retries: 6, minTimeout: 5, maxTimeout: 100, randomize: true };
const isTaken = (error: unknown): boolean => error instanceof Rejection && error.code === 'name-taken';

/** `key` names the streams, so that their names alone tell nothing. */
export const createNames = (store: EventStore, key: Buffer, usesByPurpose: Uses): Names => {
  const idOf = ({ purpose, name }: Claim) => createHmac('sha256', key).update(`${purpose}\n${name}`).digest('hex');
  const streamOf = (claim: Claim) => streamName('reservation', GLOBAL, idOf(claim));
  // A request's idempotency key belongs to what it changes; a name may be reserved and released within one request.
  const globally = ({ idempotencyKey: _, ...cause }: CommandMetadata) => ({ ...cause, tenantId: GLOBAL });
  const data = ({ purpose, holder }: Claim) => ({ purpose, holder });

  /** Confirms or releases by what the holder's streams say, while they still say so. */
  const settleOnce = async (claim: Claim, cause: CommandMetadata): Promise<void> => {
    const uses = usesByPurpose[claim.purpose];
    if (!uses) throw new Error(`nobody says who goes by a name of ${claim.purpose}`);
    const { store: observedStore, seen } = observed(store);
    const type = (await uses(observedStore, claim.holder, claim.name)) ? 'ConfirmName' : 'ReleaseName';
    await send(guarded(store, seen))(idOf(claim), { type, data: data(claim), metadata: globally(cause) });
  };

  const settle: Names['settle'] = (claim, cause) =>
    asyncRetry(() => settleOnce(claim, cause), {
      ...RETRY,
      // A name in use that is not its holder's: it was let go of between the two looks.
      shouldRetryError: (error) => isGuardConflict(error) || isTaken(error),
    });

  /**
   * Lets go of a name whose holder was never made, or goes by another now: a process died between two streams.
   * A hold that has not run out is left alone.
   */
  const freeIfUnused = async (claim: Claim, cause: CommandMetadata): Promise<void> => {
    const found = await stateOf(store, streamOf(claim), reservationDecider);
    if (found.status === 'free' || found.holder === claim.holder) return;
    if (found.status === 'held' && found.until > cause.occurredAt) return;
    await settle({ ...claim, holder: found.holder }, cause);
  };

  return {
    settle,
    reserve: async (claim, cause) => {
      const until = new Date(cause.now.getTime() + HOLD).toISOString();
      try {
        await freeIfUnused(claim, cause);
        const command = { type: 'ReserveName' as const, data: { ...data(claim), until }, metadata: globally(cause) };
        const { version } = await send(store)(idOf(claim), command);
        return { streamName: streamOf(claim), version: BigInt(version) };
      } catch (error) {
        if (isTaken(error)) return null;
        throw error;
      }
    },
  };
};
