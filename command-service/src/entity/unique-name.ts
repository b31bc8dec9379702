import type { NamePurpose } from 'contracts/identity/reservation/reservation.events';
import { streamName } from 'contracts/kernel/id';
import type { Command, CommandMetadata } from 'contracts/kernel/message';
import type { Rejection } from 'contracts/kernel/problem';
import { Rejection as Refused } from 'contracts/kernel/problem';
import type { EventStore } from 'platform/event-store/event-store';
import { type Send, type Sent, stateOf } from '#command-service/command';
import type { Claim, Names } from '#command-service/identity/reservation/names';
import type { EntityState } from './entity.decider.ts';

/** A name as it is compared: without regard to case or to how its letters are put together. */
export const nameKey = (name: string): string => name.normalize('NFKC').toLowerCase();

export const nameOf = (state: EntityState): string | null =>
  state.status === 'kept' ? String(state.record.name) : null;

/** The name of a company's thing as the reservations know it: unique within that company. */
export const nameWithin = (tenantId: string, name: string): string => `${tenantId}\n${nameKey(name)}`;

type Decider = Parameters<typeof stateOf<EntityState, never>>[2];
type Options = { aggregate: string; purpose: NamePurpose; decider: Decider; names: Names; taken: () => Rejection };

/** Commands of an entity whose name is a company's only once. */
export const withUniqueName = <C extends Command>(
  store: EventStore,
  send: Send<EntityState, C>,
  { aggregate, purpose, decider, names, taken }: Options,
): Send<EntityState, C> => {
  const claimOf = (id: string, name: string, { tenantId }: CommandMetadata): Claim => ({
    purpose,
    name: nameWithin(tenantId, name),
    holder: streamName(aggregate, tenantId, id),
  });

  /** Keeps the name that the record ended up with, and lets go of one that it did not take or no longer has. */
  const settle = async (claims: Claim[], { state }: Sent<EntityState>, cause: CommandMetadata) => {
    const name = nameOf(state);
    const kept = name === null ? null : nameWithin(cause.tenantId, name);
    for (const claim of claims) await (claim.name === kept ? names.confirm(claim, cause) : names.release(claim, cause));
  };

  const sendNamed = async (
    wanted: Claim,
    old: Claim[],
    run: () => Promise<Sent<EntityState>>,
    cause: CommandMetadata,
  ) => {
    if (!(await names.reserve(wanted, cause))) throw taken();
    try {
      const sent = await run();
      await settle([wanted, ...old], sent, cause);
      return sent;
    } catch (error) {
      if (error instanceof Refused) await names.release(wanted, cause);
      throw error;
    }
  };

  return async (id, command, ifMatch = null) => {
    const { metadata, data } = command;
    const run = () => send(id, command, ifMatch);
    const asked = typeof data.name === 'string' ? data.name : null;
    const known = nameOf(await stateOf(store, streamName(aggregate, metadata.tenantId, id), decider));
    const old = known === null ? [] : [claimOf(id, known, metadata)];
    if (asked !== null && (known === null || nameKey(known) !== nameKey(asked))) {
      return sendNamed(claimOf(id, asked, metadata), old, run, metadata);
    }
    const sent = await run();
    if (sent.state.status === 'removed') for (const claim of old) await names.release(claim, metadata);
    return sent;
  };
};
