import type { Entity } from 'contracts/kernel/entity';
import { streamName } from 'contracts/kernel/id';
import type { CommandMetadata } from 'contracts/kernel/message';
import type { EventStore } from 'platform/event-store/event-store';
import { stateFor, stateOf } from '#command-service/kernel/command';
import { type Declaration, type EntityState, entityEvolve, type StateOf } from './entity.decider.ts';

const initialState = (): EntityState => ({ status: 'absent' });

/** State of the record that has this stream, as it is now. */
export const stateIn = (store: EventStore, entity: Entity, stream: string): Promise<EntityState> =>
  stateOf(store, stream, { initialState, evolve: entityEvolve(entity) });

/** State of a company's record, as it is now. */
export const entityState = <S extends Declaration>(
  store: EventStore,
  entity: S,
  { tenantId, id }: { tenantId: string; id: string },
): Promise<StateOf<S>> => stateIn(store, entity, streamName(entity.name, tenantId, id)) as Promise<StateOf<S>>;

/** State of the record that a command is for, and whether the same request has changed it before. */
export const entityStateFor = <S extends Declaration>(
  store: EventStore,
  entity: S,
  { id, metadata }: { id: string; metadata: CommandMetadata },
): Promise<{ state: StateOf<S>; isRepeated: boolean }> =>
  stateFor(
    store,
    streamName(entity.name, metadata.tenantId, id),
    { initialState, evolve: entityEvolve(entity) },
    metadata,
  ) as Promise<{ state: StateOf<S>; isRepeated: boolean }>;

/** Version of a company's record, as it is now; 0 where there is none. */
export const entityVersion = (
  store: EventStore,
  { name }: Pick<Entity, 'name'>,
  { tenantId, id }: { tenantId: string; id: string },
): Promise<number> =>
  stateOf(store, streamName(name, tenantId, id), { initialState: () => 0, evolve: (version: number) => version + 1 });
