import type { Recorded } from 'contracts/kernel/message';
import { isUnreadable } from 'platform/event-store/unreadable';
import type { Policy } from './policy.ts';
import type { WorkItem } from './work-item.ts';
import { workItem, workItems } from './work-item.ts';

/** Name of the job that waits until an event can be read (`late-event.ts`). */
export const LATE_EVENT = 'engine.late-event';

/** Everything of some types that stands after `after`, up to `until`. */
export type Stretch = { after: bigint; events: readonly Recorded[]; until: bigint };

/** What a policy made of a batch: the work it asks for and how far it came; `failure` when it threw at the event after `until`. */
export type Decided = { items: WorkItem[]; until: bigint; failure?: Error };

export const lateItem = (event: Recorded, { name }: Policy): WorkItem =>
  workItem(event, name, { job: LATE_EVENT, target: 'late', data: { policy: name } });

/**
 * Shows a policy the events of a batch that it reacts to, in order, up to the one it throws at. Imported history asks for nothing; what
 * an event that cannot be read asks for waits until it can.
 */
export const decideBatch = (policy: Policy, batch: Stretch): Decided => {
  const items: WorkItem[] = [];
  let { after: until } = batch;
  const seen = batch.events.filter(({ type, metadata }) => policy.types.has(type) && !metadata.imported);
  for (const event of seen)
    try {
      if (isUnreadable(event)) items.push(lateItem(event, policy));
      else items.push(...workItems(event, policy.name, policy.decide(event)));
      until = event.position;
    } catch (error) {
      const failure = error instanceof Error ? error : new Error('The policy threw something that is no error.');
      return { items, until, failure };
    }
  return { items, until: batch.until };
};
