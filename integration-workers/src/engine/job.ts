import type { z } from 'zod';
import type { Tools } from '#integration-workers/tools';
import type { Cause, JobRequest, Urgency } from './work-item.ts';

export type Handler<Data> = (work: { data: Data; cause: Cause; lastAttempt: boolean }, tools: Tools) => Promise<void>;

export type JobOptions = {
  attempts: number;
  /** Pause after the first failure; doubles each time, up to `longestPauseMs` where there is one. */
  backoffMs: number;
  longestPauseMs?: number;
  /** Whether its time goes by in waiting for somebody else's server: then it is not counted among the work done at once. */
  waitsOutside?: boolean;
};

/** What the queue and the worker know of a job. */
export type JobDefinition = {
  name: string;
  payload: z.ZodObject;
  options: JobOptions;
  urgency: Urgency;
  handle: Handler<never>;
};

/** Pauses of 1, 2, 4, … s between the attempts: 31 s, 68 minutes, 36 hours in all. */
const FOR_HALF_A_MINUTE: JobOptions = { attempts: 6, backoffMs: 1_000 };
export const FOR_AN_HOUR: JobOptions = { attempts: 13, backoffMs: 1_000 };
export const FOR_A_DAY: JobOptions = { attempts: 18, backoffMs: 1_000 };

/** Milliseconds until a job that failed so many times is tried again. */
export const pauseBefore = ({ backoffMs, longestPauseMs = Number.POSITIVE_INFINITY }: JobOptions, failures: number) =>
  Math.min(backoffMs * 2 ** (failures - 1), longestPauseMs);

/** Declares a job: its name and payload as they lie in the queue, and the work itself; `request` is what policies call. */
export const job = <const Payload extends z.ZodObject>(definition: {
  name: string;
  payload: Payload;
  /** How long a job that fails is tried again; default: half a minute. */
  options?: JobOptions;
  urgency?: Urgency;
  handle: Handler<z.infer<Payload>>;
}) => ({
  ...definition,
  options: definition.options ?? FOR_HALF_A_MINUTE,
  urgency: definition.urgency ?? 'usual',
  request: (target: string, data: z.infer<Payload>): JobRequest => ({ job: definition.name, target, data }),
});
