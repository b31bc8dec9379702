import type { Entity, EntityRecord } from 'contracts/kernel/entity';
import { streamName } from 'contracts/kernel/id';
import type { Event } from 'contracts/kernel/message';
import type { EventStore } from 'platform/event-store/event-store';

type State<R> = { record: R | undefined };
type Evolve = (state: State<EntityRecord>, event: Event) => State<EntityRecord>;
type Declared<R> = Entity & { types: { record: R } };

/** One for each declaration: by it a store knows what it has folded of a long stream before (docs/adr/0035). */
const folds = new WeakMap<Entity, Evolve>();
const foldOf = (entity: Entity): Evolve => {
  const known = folds.get(entity);
  if (known) return known;
  const evolve: Evolve = ({ record }, event) => ({
    record: event.type === `${entity.Name}Removed` ? undefined : entity.fold(record, event),
  });
  folds.set(entity, evolve);
  return evolve;
};

/** A record as its history has it; undefined where it was removed. */
export const recordIn = async <R extends object>(
  store: EventStore,
  entity: Declared<R>,
  { tenantId, id }: { tenantId: string; id: string },
): Promise<R | undefined> => {
  const { state } = await store.aggregateStream<State<EntityRecord>, Event>(streamName(entity.name, tenantId, id), {
    initialState: (): State<EntityRecord> => ({ record: undefined }),
    evolve: foldOf(entity),
  });
  return state.record as R | undefined;
};
