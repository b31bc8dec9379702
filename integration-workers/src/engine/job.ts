import { derivedId, Id } from 'contracts/kernel/id';
import type { Recorded } from 'contracts/kernel/message';
import { z } from 'zod';
import type { Tools } from '#integration-workers/tools';

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

/** One piece of work, as it lies in the queue: ids only, never personal data. */
export const WorkItem = z.object({ name: z.string(), cause: Cause, data: z.record(z.string(), z.unknown()) });
export type WorkItem = z.infer<typeof WorkItem>;

/** What a policy asks for: a job about `target`, which with event and policy makes the job's id. */
export type JobRequest = { job: string; target: string; data: Record<string, unknown> };

export type Handler<Data> = (work: { data: Data; cause: Cause; lastAttempt: boolean }, tools: Tools) => Promise<void>;

export type JobOptions = {
  attempts: number;
  /** Pause after the first failure; doubles each time. */
  backoffMs: number;
  /** Whether its time goes by in waiting for somebody else's server: then it is not counted among the work done at once. */
  waitsOutside?: boolean;
};

export type JobDefinition<Payload extends z.ZodObject = z.ZodObject> = {
  name: string;
  payload: Payload;
  options: JobOptions;
  /** The work itself, loaded by the worker when the first such job arrives. */
  load: () => Promise<{ handle: Handler<never> }>;
};

/** Half a minute of trying: 1, 2, 4, 8 and 16 s. */
const DEFAULT_OPTIONS: JobOptions = { attempts: 6, backoffMs: 1_000 };

/** Declares a job; `request` is what policies call. */
export const job = <const Payload extends z.ZodObject>(definition: {
  name: string;
  payload: Payload;
  options?: Partial<JobOptions>;
  load: () => Promise<{ handle: Handler<z.infer<Payload>> }>;
}): JobDefinition<Payload> & { request(target: string, data: z.infer<Payload>): JobRequest } => ({
  ...definition,
  options: { ...DEFAULT_OPTIONS, ...definition.options },
  request: (target, data) => ({ job: definition.name, target, data }),
});

/** The same id for the same cause, always: of the job, and of what it leaves outside (a Message-ID). */
export const workId = ({ eventId, policy, target }: Cause): Id => derivedId(eventId, policy, target);

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
