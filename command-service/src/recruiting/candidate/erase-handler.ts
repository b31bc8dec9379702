import { candidate } from 'contracts/recruiting/candidate/candidate.entity';
import type { EventStore } from 'platform/event-store/event-store';
import type { SendEntity } from '#command-service/entity/entity.decider';
import { entityState, entityVersion } from '#command-service/entity/entity.state';

type Send = SendEntity<typeof candidate>;
type Erase = Extract<Parameters<Send>[1], { type: 'EraseCandidate' }>;

/** Erasing one erases all that are merged into it, removed ones too, before it: whoever repeats it after a death finds them. */
export const eraseHandler =
  (store: EventStore, send: Send) => async (id: string, command: Erase, ifMatch: number | null) => {
    const { metadata } = command;
    const stateOf = (of: string) => entityState(store, candidate, { tenantId: metadata.tenantId, id: of });
    const own = await stateOf(id);
    const isStale =
      ifMatch !== null && ifMatch !== (await entityVersion(store, candidate, { tenantId: metadata.tenantId, id }));
    if (own.status === 'absent' || isStale) return send(id, command, ifMatch);
    const { mergedIds, mergedInto } = own.record;
    for (const otherId of mergedIds) {
      const other = await stateOf(otherId);
      if (other.status !== 'absent' && other.record.mergedInto === id) await send(otherId, command, null);
    }
    if (mergedInto !== null)
      await send(mergedInto, { type: 'UnmergeCandidate', data: { otherId: id }, metadata }, null);
    return send(id, command, ifMatch);
  };
