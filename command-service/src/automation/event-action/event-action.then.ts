import type { ActionEvent } from 'contracts/automation/event-action/event-action.choices';
import type { Facts } from 'contracts/automation/event-action/event-action.matching';
import type { EventStore } from 'platform/event-store/event-store';
import type { Asked } from '#command-service/automation/learning/learning-record';
import { type About, factsOf, partiesOf } from './event-action.facts.ts';
import { openPast } from './event-action.past.ts';

type Happened = { event: ActionEvent; recordId: string; causeId: string; happenedAt: string; said: About['said'] };
export type Judged = { parties: Omit<About, 'said'>; facts: Facts };

/** A store that tells the place of the last event that anybody was shown of it. */
const watching = (store: EventStore) => {
  let last = 0n;
  const aggregateStream = async (...asked: Parameters<EventStore['aggregateStream']>) => {
    const found = await store.aggregateStream(...asked);
    const { lastEventGlobalPosition: position = 0n } = found as { lastEventGlobalPosition?: bigint };
    if (position > last) last = position;
    return found;
  };
  return { store: { ...store, aggregateStream } as EventStore, last: () => last };
};

/**
 * What filters may ask of a record, as it was when something happened (docs/product.md AUT-19): workers may come later than what was done
 * to it next. Its past is read only where it has moved since. Null: there is nothing to do anything to.
 */
export const judgedThen = async (
  store: EventStore,
  tenantId: string,
  { position, asked, ...happened }: Happened & { position: string | undefined; asked: Asked },
): Promise<Judged | null> => {
  const look = async (from: EventStore): Promise<Judged | null> => {
    const parties = await partiesOf(from, tenantId, happened);
    if (!parties) return null;
    const facts = await factsOf(from, tenantId, { ...parties, ...happened }, asked);
    return 'gone' in facts ? null : { parties, facts };
  };
  const watched = watching(store);
  const now = await look(watched.store);
  if (now === null || position === undefined || watched.last() <= BigInt(position)) return now;
  return look(openPast(store).where((event) => event.position <= BigInt(position)));
};
