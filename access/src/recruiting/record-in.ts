import type { Entity, EntityRecord } from 'contracts/kernel/entity';
import { streamName } from 'contracts/kernel/id';
import type { Event } from 'contracts/kernel/message';
import type { EventStore } from 'platform/event-store/event-store';

type State<R> = { record: R | undefined };
type Declared<R> = Entity & { types: { record: R } };

/** A record as its history has it; undefined where it was removed. */
export const recordIn = async <R extends object>(
  store: EventStore,
  entity: Declared<R>,
  { tenantId, id }: { tenantId: string; id: string },
): Promise<R | undefined> => {
  const { state } = await store.aggregateStream<State<EntityRecord>, Event>(streamName(entity.name, tenantId, id), {
    initialState: (): State<EntityRecord> => ({ record: undefined }),
    evolve: ({ record }: State<EntityRecord>, event: Event): State<EntityRecord> => ({
      record: event.type === `${entity.Name}Removed` ? undefined : entity.fold(record, event),
    }),
  });
  return state.record as R | undefined;
};
