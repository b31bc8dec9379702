import { z } from 'zod';
import { MAX_TASK_TEXT_LENGTH, MAX_TASK_TITLE_LENGTH } from '#contracts/automation/task/task.choices';
import { entity } from '#contracts/kernel/entity';
import { Id } from '#contracts/kernel/id';
import { email, requiredText, text } from '#contracts/kernel/text';
import { StaffInterviewStatus } from '#contracts/recruiting/interview/interview.entity';
import { MAX_COMMENT_LENGTH } from '#contracts/recruiting/interview/interview.statuses';
import {
  actionEvents,
  actionFields,
  actionKinds,
  delayUnits,
  filterOperators,
  MAX_ACTIONS,
  MAX_FILTER_VALUES,
  MAX_FILTERS,
  MAX_TASK_DUE_DAYS,
  mailTargets,
  taskAssignees,
} from './event-action.choices.ts';

export const EventFilter = z.strictObject({
  field: z.enum(actionFields),
  operator: z.enum(filterOperators),
  /** Any of them. */
  values: z.array(requiredText(200)).max(MAX_FILTER_VALUES).default([]),
  /** Which of the company's own fields, where it asks one of those. */
  customFieldId: Id.nullable().default(null),
});
export type EventFilter = z.infer<typeof EventFilter>;

/** What its kind asks for is set, all else is null. */
export const EventActionStep = z.strictObject({
  kind: z.enum(actionKinds),
  templateId: Id.nullable().default(null),
  to: z.enum(mailTargets).nullable().default(null),
  userId: Id.nullable().default(null),
  teamId: Id.nullable().default(null),
  address: email().nullable().default(null),
  labelId: Id.nullable().default(null),
  status: StaffInterviewStatus.nullable().default(null),
  /** Beside a new status: why somebody is rejected, what is noted, and whether the product keeps its own mail about it to itself. */
  reasonId: Id.nullable().default(null),
  comment: text(MAX_COMMENT_LENGTH).nullable().default(null),
  isSilent: z.boolean().default(false),
  assignee: z.enum(taskAssignees).nullable().default(null),
  title: requiredText(MAX_TASK_TITLE_LENGTH).nullable().default(null),
  text: text(MAX_TASK_TEXT_LENGTH).nullable().default(null),
  programId: Id.nullable().default(null),
  /** The job for which an interview is opened. */
  jobId: Id.nullable().default(null),
  webhookId: Id.nullable().default(null),
  /** The process of which a run is started, led by the user, or by whom it is about. */
  documentId: Id.nullable().default(null),
  /** Due so many days after it was created; null: on no day. */
  dueDays: z.int().min(0).max(MAX_TASK_DUE_DAYS).nullable().default(null),
});
export type EventActionStep = z.infer<typeof EventActionStep>;

const MAX_DELAY_TIME = 525_600;
const required = { error: 'event-delay-required' };

/** "When this happens, and all of that holds, do so": a rule of a company (docs/product.md AUT-18). */
export const eventAction = entity({
  name: 'eventAction',
  context: 'automation',
  plural: 'event-actions',
  permissions: 'tenant.events',
  fields: {
    name: requiredText(100),
    description: text(500),
    event: z.enum(actionEvents),
    filters: z.array(EventFilter).max(MAX_FILTERS),
    delayTime: z.int(required).min(0).max(MAX_DELAY_TIME),
    delayUnit: z.enum(delayUnits, required),
    /** For each record only the first time. */
    isOnce: z.boolean(),
    /** In the order in which they are done. */
    actions: z.array(EventActionStep).min(1, 'event-action-required').max(MAX_ACTIONS),
    isOn: z.boolean(),
  },
  defaults: { description: '', filters: [], isOnce: true, isOn: false },
  /** What happened before this moment is none of its business; null while it is off. */
  readOnly: { onSince: z.iso.datetime().nullable() },
  readOnlyDefaults: { onSince: null },
  apply: {
    EventActionCreated: (_, { isOn }, at) => ({ onSince: isOn ? at : null }),
    EventActionChanged: ({ to }, { onSince }, at) =>
      to.isOn === undefined ? { onSince } : { onSince: to.isOn ? at : null },
  },
  filters: ['event', 'isOn'],
  sorts: ['updatedAt', 'name', 'createdAt'],
  search: ['name', 'description'],
});
export type EventActionFields = typeof eventAction.types.fields;
export type EventActionRecord = typeof eventAction.types.record;
export type EventActionView = typeof eventAction.types.view;
export type EventActionEvent = typeof eventAction.types.event;

/** Every way an event action may refuse beyond those of any entity. */
export type EventActionRejection =
  | 'event-delay-required'
  | 'event-delay-too-long' // more than a year
  | 'event-action-required' // it does nothing
  | 'event-filter-field-wrong' // the event says nothing of that
  | 'event-filter-operator-wrong'
  | 'event-filter-value-wrong' // none where one is needed, or no such status
  | 'event-action-kind-wrong' // cannot be done after this event
  | 'event-action-target-wrong' // cannot be written to, or given something to do, after this event
  | 'event-action-right-missing' // its author may not do so by hand
  | 'email-template-not-found'
  | 'program-not-published' // nor is there one at all
  | 'webhook-not-found'
  | 'process-not-published' // or with no steps, or kept from its author
  | 'label-not-found'
  | 'job-not-found'
  | 'program-not-found'
  | 'document-not-found'
  | 'open-interview-not-found'
  | 'contract-template-not-found'
  | 'rejection-reason-only-rejected'
  | 'rejection-reason-not-found'
  | 'custom-field-not-found' // of another kind of record, of a kind that is not asked, or gone
  | 'user-unknown' // does not work here
  | 'hiring-team-empty' // nobody of it works here
  | 'interview-unassigned' // nobody who works here looks after it
  | 'job-kept-to-team' // the mail would tell of a job to somebody who may not know of it
  | 'team-unknown';
