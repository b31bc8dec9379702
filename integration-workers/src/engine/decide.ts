import type { Recorded } from 'contracts/kernel/message';
import type { Logger } from 'pino';
import { isUnreadable } from 'platform/event-store/unreadable';
import type { Policy } from './policy.ts';
import type { JobRequest, WorkItem } from './work-item.ts';
import { workItem, workItems } from './work-item.ts';

/** Name of the job that waits until an event can be read (`late-event.ts`). */
export const LATE_EVENT = 'engine.late-event';

export const lateItem = (event: Recorded, { name }: Policy): WorkItem =>
  workItem(event, name, { job: LATE_EVENT, target: 'late', data: { policy: name } });

/** Throws where a job would not know what to do: whom it is about, or something else that it needs, is missing. */
const assertWhole = ({ name, jobs }: Policy, { job, target, data }: JobRequest): void => {
  if (typeof target !== 'string') throw new Error(`The policy ${name} asked for the job ${job} about nobody.`);
  jobs.find((known) => known.name === job)?.payload.parse(data);
};

/** What a policy asks for about one event, which can be read. Imported history asks for nothing. */
export const decideEvent = (policy: Policy, event: Recorded): WorkItem[] => {
  if (!policy.types.has(event.type) || event.metadata.imported) return [];
  const requests = policy.decide(event);
  for (const request of requests) assertWhole(policy, request);
  return workItems(event, policy.name, requests);
};

/** `late`: why a job asks the policy again; null where the event could not be read. */
export type Decided = { items: WorkItem[]; late?: Error | null };

/** As `decideEvent`; where the event cannot be read, or the policy throws at it, a job asks again, and nothing else waits. */
export const decide = (policy: Policy, event: Recorded): Decided => {
  const later = (late: Error | null) => ({ items: [lateItem(event, policy)], late });
  if (isUnreadable(event)) return policy.types.has(event.type) ? later(null) : { items: [] };
  try {
    return { items: decideEvent(policy, event) };
  } catch (error) {
    return later(error instanceof Error ? error : new Error('The policy threw something that is no error.'));
  }
};

/** Says what a policy threw at an event. */
export const logThrown = (log: Pick<Logger, 'error'>, { name }: Policy, { position }: Recorded, thrown: Error): void =>
  log.error({ policy: name, event: `${position}`, err: thrown }, 'policy threw; a job asks it again');
