import { z } from 'zod';
import { CompanySettings } from '#contracts/identity/company-settings/company-settings.events';
import { endpoint } from '#contracts/kernel/endpoint';
import { Id } from '#contracts/kernel/id';
import { dryVerdicts, MAX_DRY_RUNS, skipReasons } from './event-action.choices.ts';
import { eventAction } from './event-action.entity.ts';
import { HourlyActions } from './event-action.limits.ts';
import { RunResult, Unmet } from './event-action-run.entity.ts';

const at = z.iso.datetime();
const { event, filters, delayTime, delayUnit, isOnce, actions } = eventAction.written.shape as Written;
type Written = typeof eventAction extends { types: { fields: infer Fields } }
  ? { [Field in keyof Fields]: z.ZodType<Fields[Field]> }
  : never;

/** What a rule would have made of one record. */
export const DryRunView = z.object({
  causeId: Id,
  recordId: Id,
  candidateId: Id.nullable(),
  /** Null: the record is not about a person. */
  candidateName: z.string().nullable(),
  jobId: Id.nullable(),
  jobTitle: z.string(),
  userId: Id.nullable(),
  /** Null: it is about nobody who learns or reads, or they were erased. */
  userName: z.string().nullable(),
  recordName: z.string().nullable(),
  happenedAt: at,
  dueAt: at,
  verdict: z.enum(dryVerdicts),
  reason: z.enum(skipReasons).nullable(),
  unmet: Unmet.nullable(),
  /** Of each action, in their order; none where nothing would have been done, or not yet. */
  results: z.array(RunResult),
});
export type DryRunView = z.infer<typeof DryRunView>;

export const DryRun = z.object({
  /** How often it happened, and up to when that was looked at: now, or before that where it happened too often. */
  happened: z.int(),
  until: at,
  counts: z.record(z.enum(dryVerdicts), z.int()),
  /** The first of them. */
  runs: z.array(DryRunView).max(MAX_DRY_RUNS),
});
export type DryRun = z.infer<typeof DryRun>;

export const dryRunEventAction = endpoint({
  method: 'POST',
  path: '/api/tenant/event-actions/dry-run',
  access: 'tenant.events.read',
  summary: 'Show what an event action would have done since a moment, had it been on; nothing is done or kept',
  body: z.strictObject({ since: at, event, filters, delayTime, delayUnit, isOnce, actions }),
  answer: DryRun,
});

export const stopEventActions = endpoint({
  method: 'POST',
  path: '/api/tenant/event-actions/stop',
  access: 'tenant.events.update',
  summary: 'Stop all event actions of the company at once, or let them go on',
  body: z.strictObject({ isStopped: z.boolean() }),
  answer: CompanySettings,
});

export const EventActionLimits = z.object({
  /** What the company's event actions may do in an hour. */
  limits: HourlyActions,
  /** What was not done in the last hour because of that, by event action; the most first. */
  refused: z.array(z.object({ eventActionId: Id, name: z.string(), actions: z.int() })),
});
export type EventActionLimits = z.infer<typeof EventActionLimits>;

export const showEventActionLimits = endpoint({
  method: 'GET',
  path: '/api/tenant/event-action-limits',
  access: 'tenant.events.read',
  summary:
    'Get what the company’s event actions may do in an hour, and what they were refused in the last hour because of it',
  answer: EventActionLimits,
});
