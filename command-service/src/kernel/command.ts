import {
  type Decider,
  DeciderCommandHandler,
  type Command as EmmettCommand,
  isExpectedVersionConflictError,
} from '@event-driven-io/emmett';
import { streamName } from 'contracts/kernel/id';
import type { CommandMetadata, Event, Metadata } from 'contracts/kernel/message';
import { formatPosition } from 'contracts/kernel/position';
import { Rejection } from 'contracts/kernel/problem';
import type { EventStore } from 'platform/event-store/event-store';

/** Any command of ours: Emmett's, with our metadata. */
type AnyCommand = EmmettCommand<string, Record<string, unknown>, CommandMetadata>;

/** The state a command left behind, the stream's version, and the position a client may wait for. */
export type Sent<State> = { state: State; version: number; position: string };

/**
 * Decides a command over one stream, of the tenant that its metadata names, and appends what comes of it.
 * `ifMatch` is the version that the stream must still have.
 */
export type Send<State, C extends AnyCommand> = (
  id: string,
  command: C,
  ifMatch?: number | null,
) => Promise<Sent<State>>;

/** What tells an event that a request under a key left, and those before it. */
type Seen = (Pick<Metadata, 'idempotencyKey' | 'actor' | 'request' | 'occurredAt'> & { before: Seen }) | null;
type Remembered<State> = { inner: State; version: number; seen: Seen };
type Guarded<C> = C & { ifMatch: number | null };

/** Twice more on a version conflict, soon: the other writer has just finished. Milliseconds. */
const RETRY = {
  retries: 2,
  minTimeout: 5,
  maxTimeout: 50,
  randomize: true,
  shouldRetryError: isExpectedVersionConflictError,
};

/** How long a request's key counts (docs/product.md API-7); keys of our own count for ever. Milliseconds. */
const KEY_COUNTS = 24 * 60 * 60_000;

const isOf = (
  first: Omit<NonNullable<Seen>, 'before'>,
  { idempotencyKey, actor, request, now }: CommandMetadata,
): boolean =>
  first.idempotencyKey === idempotencyKey &&
  first.actor.id === actor.id &&
  first.request?.route === request?.route &&
  (!first.request || now.getTime() - Date.parse(first.occurredAt) < KEY_COUNTS);

/** Whether the command was taken before: by the same asker, by the same route, under the same key. */
const wasTaken = (seen: Seen, cause: CommandMetadata): boolean => {
  if (cause.idempotencyKey === undefined) return false;
  for (let one = seen; one; one = one.before) {
    if (!isOf(one, cause)) continue;
    if (one.request?.hash !== cause.request?.hash) throw new Rejection('idempotency-key-reused', 422);
    return true;
  }
  return false;
};

/** The decider, with the stream's version and the idempotency keys of its events beside the state. */
const remembering = <State, C extends AnyCommand, E extends Event>({
  initialState,
  evolve,
  decide,
}: Decider<State, C, E>): Decider<Remembered<State>, Guarded<C>, E> => ({
  initialState: () => ({ inner: initialState(), version: 0, seen: null }),
  evolve: ({ inner, version, seen }, event) => {
    const { idempotencyKey, actor, request, occurredAt } = event.metadata;
    return {
      inner: evolve(inner, event),
      version: version + 1,
      seen: idempotencyKey === undefined ? seen : { idempotencyKey, actor, request, occurredAt, before: seen },
    };
  },
  decide: (command, { inner, version, seen }) => {
    if (wasTaken(seen, command.metadata)) return [];
    if (command.ifMatch !== null && command.ifMatch !== version) throw new Rejection('stale-record', 412);
    return decide(command, inner);
  },
});

const sentOf = <State>(
  store: EventStore,
  result: { newState: Remembered<State>; nextExpectedStreamVersion: bigint; lastEventGlobalPosition?: bigint },
): Sent<State> => ({
  state: result.newState.inner,
  version: Number(result.nextExpectedStreamVersion),
  position: formatPosition(store.storeId, result.lastEventGlobalPosition ?? 0n),
});

/**
 * What a creation has come to before under the same key, as `handler` would answer it; null: nothing yet. Asked where a creation is
 * costly to prepare, or is prepared from what may have changed since: a repetition needs none of it.
 */
export const earlierCreation = <State, E extends Event>(
  aggregate: string,
  { initialState, evolve }: Pick<Decider<State, never, E>, 'initialState' | 'evolve'>,
) => {
  const handle = DeciderCommandHandler<Remembered<State>, Guarded<AnyCommand>, E>({
    ...remembering<State, AnyCommand, E>({ initialState, evolve, decide: () => [] }),
    decide: ({ metadata }, { version, seen }) => {
      if (version > 0 && !wasTaken(seen, metadata)) throw new Rejection('already-exists', 409);
      return [];
    },
  });
  return async (store: EventStore, id: string, metadata: CommandMetadata): Promise<Sent<State> | null> => {
    const stream = streamName(aggregate, metadata.tenantId, id);
    const result = await handle(store, stream, { type: 'FindEarlierCreation', data: {}, metadata, ifMatch: null });
    return result.newState.version === 0 ? null : sentOf(store, result);
  };
};

/** Sends commands of one aggregate: optimistic, retried on conflict, once for each idempotency key. */
export const handler = <State, C extends AnyCommand, E extends Event>(
  aggregate: string,
  decider: Decider<State, C, E>,
): ((store: EventStore) => Send<State, C>) => {
  const handle = DeciderCommandHandler<Remembered<State>, Guarded<C>, E>({
    ...remembering(decider),
    retry: { onVersionConflict: RETRY },
  });
  return (store) =>
    async (id, command, ifMatch = null) => {
      const stream = streamName(aggregate, command.metadata.tenantId, id);
      const result = await handle(store, stream, { ...command, ifMatch });
      return sentOf(store, result);
    };
};

/** The state of one stream now. */
export const stateOf = async <State, E extends Event>(
  store: EventStore,
  stream: string,
  { initialState, evolve }: Pick<Decider<State, never, E>, 'initialState' | 'evolve'>,
): Promise<State> => (await store.aggregateStream<State, E>(stream, { initialState, evolve })).state;

/** The state of one stream now, and whether it has taken this very request before: then nothing needs to be prepared for it. */
export const stateFor = async <State, E extends Event>(
  store: EventStore,
  stream: string,
  { initialState, evolve }: Pick<Decider<State, never, E>, 'initialState' | 'evolve'>,
  cause: CommandMetadata,
): Promise<{ state: State; isRepeated: boolean }> => {
  const remembered = remembering<State, AnyCommand, E>({ initialState, evolve, decide: () => [] });
  const { inner, seen } = await stateOf(store, stream, remembered);
  return { state: inner, isRepeated: wasTaken(seen, cause) };
};
