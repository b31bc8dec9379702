import type { Decider } from '@event-driven-io/emmett';
import { parseStreamName } from 'contracts/kernel/id';
import type { Event, Recorded } from 'contracts/kernel/message';
import type { Pool } from 'pg';
import type { EventStore } from 'platform/event-store/event-store';
import type { KeyRing } from 'platform/event-store/keys';
import type { Sent } from '#command-service/kernel/command';

/** Where projections write: the access tables, and the keys of personal data. */
export type AccessDeps = { pool: Pool; keys: Pick<KeyRing, 'destroy'> };
/** The stream that was written: the aggregate's id, and the tenant it belongs to. */
export type StreamId = { id: string; tenantId: string };
/** The state of an aggregate at a version of its stream. */
export type Written<State> = Pick<Sent<State>, 'state' | 'version'>;

type Save<State, Tables> = (tables: Tables, written: Written<State>, stream: StreamId) => Promise<unknown>;

/** What the reconciler needs of a projection: the events it follows, and how it is brought up to date after one of them. */
export type Reconciled = {
  types: readonly string[];
  /** The stream as it is now is written: the first of its events in a batch stands for all. */
  isOfStream: boolean;
  reconcile(event: Recorded<Event>, deps: AccessDeps, store: EventStore): Promise<unknown>;
};

export type OfStream = Omit<Reconciled, 'reconcile'> & {
  reconcile(event: Pick<Recorded, 'streamName'>, deps: AccessDeps, store: EventStore): Promise<unknown>;
};

/**
 * What the access tables hold of an aggregate. A route saves it before it answers; the reconciler saves the same from the stream,
 * where a process died in between. `open` runs the work while nobody else changes the tables that it is given.
 */
export const accessProjection = <State, E extends Event, Tables, S extends Save<State, Tables>>(definition: {
  types: readonly E['type'][];
  decider: Pick<Decider<State, never, E>, 'initialState' | 'evolve'>;
  open: (pool: Pool, tenantId: string, work: (tables: Tables) => Promise<unknown>) => Promise<unknown>;
  save: S & Save<State, Tables>;
}): OfStream & { save: S } => {
  const { types, decider, open, save } = definition;
  return {
    types,
    save,
    isOfStream: true,
    reconcile: ({ streamName }, { pool }, store) => {
      const { tenantId, id } = parseStreamName(streamName);
      return open(pool, tenantId, async (tables) => {
        const { state, currentStreamVersion } = await store.aggregateStream<State, E>(streamName, decider);
        await save(tables, { state, version: Number(currentStreamVersion) }, { id, tenantId });
      });
    },
  };
};

/** What one event alone says: it is written as it is, and doing it again changes nothing. */
export const accessFact = <E extends Event>(
  types: readonly E['type'][],
  save: (deps: AccessDeps, event: Recorded<E>) => Promise<unknown>,
): Reconciled => ({
  types,
  isOfStream: false,
  reconcile: (event, deps) => save(deps, event as Recorded<E>),
});
