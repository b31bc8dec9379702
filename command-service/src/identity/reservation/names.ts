import { createHmac } from 'node:crypto';
import { GLOBAL, streamName } from 'contracts/kernel/id';
import type { CommandMetadata } from 'contracts/kernel/message';
import { Rejection } from 'contracts/kernel/problem';
import type { EventStore } from 'platform/event-store/event-store';
import { handler, stateOf } from '#command-service/command';
import { reservationDecider } from './reservation.decider.ts';

/** Milliseconds that a name is held for a holder that is being made. */
const HOLD = 60_000;

/** A unique name and who wants it: `holder` is the stream of that thing. */
export type Claim = { purpose: string; name: string; holder: string };

/** Names that are unique across all streams, each guarded by a stream of its own. */
export type Names = {
  /** Holds the name for its holder; false when another has it. */
  reserve(claim: Claim, cause: CommandMetadata): Promise<boolean>;
  confirm(claim: Claim, cause: CommandMetadata): Promise<void>;
  release(claim: Claim, cause: CommandMetadata): Promise<void>;
  /** Confirms the name where its holder goes by it now, and lets go of it where not. */
  settle(claim: Claim, cause: CommandMetadata): Promise<void>;
};

/** Whether the stream `holder` really goes by `name` now. */
export type Uses = Record<string, (store: EventStore, holder: string, name: string) => Promise<boolean>>;

const send = handler('reservation', reservationDecider);

/** `key` names the streams, so that their names alone tell nothing. */
export const createNames = (store: EventStore, key: Buffer, usesByPurpose: Uses): Names => {
  const sendTo = send(store);
  const idOf = ({ purpose, name }: Claim) => createHmac('sha256', key).update(`${purpose}\n${name}`).digest('hex');
  // A request's idempotency key belongs to what it changes; a name may be reserved and released within one request.
  const globally = ({ idempotencyKey: _, ...cause }: CommandMetadata) => ({ ...cause, tenantId: GLOBAL });
  const data = ({ purpose, holder }: Claim) => ({ purpose, holder });

  const isUsed = ({ purpose, name }: Claim, holder: string): Promise<boolean> => {
    const uses = usesByPurpose[purpose];
    if (!uses) throw new Error(`nobody says who goes by a name of ${purpose}`);
    return uses(store, holder, name);
  };

  const tryReserve = async (claim: Claim, cause: CommandMetadata): Promise<boolean> => {
    const until = new Date(cause.now.getTime() + HOLD).toISOString();
    try {
      await sendTo(idOf(claim), { type: 'ReserveName', data: { ...data(claim), until }, metadata: globally(cause) });
      return true;
    } catch (error) {
      if (error instanceof Rejection && error.code === 'name-taken') return false;
      throw error;
    }
  };

  /**
   * Lets go of a name whose holder was never made, or goes by another now: a process died between two streams.
   * A hold that has not run out is left alone.
   */
  const freeIfUnused = async (claim: Claim, cause: CommandMetadata): Promise<void> => {
    const found = await stateOf(store, streamName('reservation', GLOBAL, idOf(claim)), reservationDecider);
    if (found.status === 'free' || found.holder === claim.holder) return;
    if (found.status === 'held' && found.until > cause.occurredAt) return;
    const holding = data({ ...claim, holder: found.holder });
    const inUse = await isUsed(claim, found.holder);
    if (inUse && found.status === 'confirmed') return;
    const type = inUse ? 'ConfirmName' : 'ReleaseName';
    await sendTo(idOf(claim), { type, data: holding, metadata: globally(cause) });
  };

  const confirm = async (claim: Claim, cause: CommandMetadata) => {
    await sendTo(idOf(claim), { type: 'ConfirmName', data: data(claim), metadata: globally(cause) });
  };
  const release = async (claim: Claim, cause: CommandMetadata) => {
    await sendTo(idOf(claim), { type: 'ReleaseName', data: data(claim), metadata: globally(cause) });
  };

  return {
    confirm,
    release,
    reserve: async (claim, cause) => {
      await freeIfUnused(claim, cause);
      return tryReserve(claim, cause);
    },
    settle: async (claim, cause) => ((await isUsed(claim, claim.holder)) ? confirm : release)(claim, cause),
  };
};
