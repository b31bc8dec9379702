import { derivedId, Id } from 'contracts/kernel/id';
import type { Recorded } from 'contracts/kernel/message';
import { z } from 'zod';

/** The most urgent first: mails that somebody waits for, what policies do otherwise, and what may take its time. */
export const urgencies = ['somebody-waits', 'usual', 'bulk'] as const;
export type Urgency = (typeof urgencies)[number];

/** Why a job exists: the event, the policy that saw it and whom it is about. Names the job for ever, in the ledger too. */
export const Cause = z.object({
  eventId: Id,
  policy: z.string(),
  target: z.string(),
  tenantId: z.string(),
  /** Position of the event in the feed: what a handler reads must have come this far. */
  position: z.string(),
  /** Request at the root of the chain; work that was queued before this was kept names none. */
  correlationId: z.string().optional(),
});
export type Cause = z.infer<typeof Cause>;

/** One piece of work, as it lies in the queue: ids only, never personal data. `urgency`: where it is another than its job's. */
export const WorkItem = z.object({
  name: z.string(),
  cause: Cause,
  data: z.record(z.string(), z.unknown()),
  urgency: z.enum(urgencies).optional(),
});
export type WorkItem = z.infer<typeof WorkItem>;

/** The same id for the same cause, always: of the job, and of what it leaves outside (a Message-ID). */
export const workId = ({ eventId, policy, target }: Cause): Id => derivedId(eventId, policy, target);

/** What a policy asks for: a job about `target`. Event, policy and target make its id; of several jobs about one target the names do too. */
export type JobRequest = { job: string; target: string; data: Record<string, unknown> };

/** Work that is asked for as a part of other work, because of the same event. */
export const followUp = (cause: Cause, { job: name, target, data }: JobRequest): WorkItem => ({
  name,
  data,
  cause: { ...cause, policy: name, target },
});

export const workItem = (event: Recorded, policy: string, { job: name, target, data }: JobRequest): WorkItem => ({
  name,
  data,
  cause: {
    eventId: event.id,
    policy,
    target,
    tenantId: event.metadata.tenantId,
    position: event.position.toString(),
    correlationId: event.metadata.correlationId,
  },
});

/** All that a policy asks for about one event. The first job about a target has its name from that alone, the others also from their own. */
export const workItems = (event: Recorded, policy: string, requests: readonly JobRequest[]): WorkItem[] =>
  requests.map((request) => {
    const { job: name, target } = request;
    const isFirst = requests.find((one) => one.target === target)?.job === name;
    return workItem(event, policy, isFirst ? request : { ...request, target: `${target} ${name}` });
  });
