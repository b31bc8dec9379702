import { derivedId, Id } from 'contracts/kernel/id';
import type { Event, Recorded } from 'contracts/kernel/message';
import { z } from 'zod';
import { type StreamCommand, unlessRefused } from './command.ts';
import type { ClaimedItem, DueItem } from './due-item.ts';
import { FOR_A_DAY, type JobDefinition, job } from './job.ts';
import type { JobRequest, Urgency, WorkItem } from './work-item.ts';

/**
 * When something is due about a subject, a record by its id. `at`: ISO 8601 UTC; null: no longer. `personId`: whose erasure
 * cancels it too.
 */
export type DueRequest = { subject: Id; at: string | null; personId?: Id };

/** "At that moment, do that": a pure function from an event to what it makes due, moves or cancels, and the job for then. */
export type Due = {
  /** Names its items and ledger rows: stored for ever. */
  name: string;
  types: ReadonlySet<string>;
  decide: (event: Recorded) => DueRequest[];
  command: (item: DueItem) => StreamCommand;
  job: JobDefinition;
  /** What is asked for when an event moves or cancels what waited: `jobs`, as of a policy. */
  whenMoved?: (event: Recorded) => JobRequest[];
  jobs: readonly JobDefinition[];
};

type Reactions<E extends Event> = {
  [Type in E['type']]?: (event: Recorded<Extract<E, { type: Type }>>) => DueRequest[];
};

const Payload = z.strictObject({ subject: Id, at: z.iso.datetime() });

/** Sends the command unless its moment was moved or cancelled while the job waited; what is gone needs nothing any more. */
const fireJob = (name: string, urgency: Urgency, command: (item: DueItem) => StreamCommand): JobDefinition =>
  job({
    name,
    payload: Payload,
    options: FOR_A_DAY,
    urgency,
    handle: async ({ data, cause }, tools) => {
      const item = { name, tenantId: cause.tenantId, ...data };
      if (!(await tools.due.isWaiting(item))) return;
      await unlessRefused(tools.command(cause, command(item)), 'not-found');
      await tools.due.end([item]);
    },
  });

/**
 * Declares due work by the events that set, move or cancel a subject's moment, and the command that follows then, once. The command
 * may come a little late, after its subject changed: its decider is to see from `at` that it was meant.
 */
export const due = <E extends Event>(declared: {
  name: string;
  /** Default: whatever else is to be done goes first, of any company. */
  urgency?: Urgency;
  on: Reactions<E>;
  command: (item: DueItem) => StreamCommand;
  whenMoved?: { jobs: readonly JobDefinition[]; ask: (event: Recorded<E>) => JobRequest[] };
}): Due => ({
  name: declared.name,
  types: new Set(Object.keys(declared.on)),
  decide: (event) => declared.on[event.type as E['type']]?.(event as never) ?? [],
  command: declared.command,
  job: fireJob(declared.name, declared.urgency ?? 'bulk', declared.command),
  whenMoved: declared.whenMoved && ((event) => declared.whenMoved?.ask(event as never) ?? []),
  jobs: declared.whenMoved?.jobs ?? [],
});

/** The job of an item whose moment has come: the same for the same moment, always. */
export const dueWork = ({ name, tenantId, subject, at, position, correlationId }: ClaimedItem): WorkItem => ({
  name,
  data: { subject, at },
  cause: {
    eventId: derivedId(name, tenantId, subject, at),
    policy: name,
    target: subject,
    tenantId,
    position: position.toString(),
    correlationId,
  },
});
