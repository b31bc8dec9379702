import { z } from 'zod';
import { day } from '#contracts/kernel/day';
import { entity } from '#contracts/kernel/entity';
import { Id } from '#contracts/kernel/id';
import { requiredText, text } from '#contracts/kernel/text';
import { MAX_TASK_TEXT_LENGTH, MAX_TASK_TITLE_LENGTH, taskOwners, taskStatuses } from './task.choices.ts';

const id = Id.nullable();
const moment = z.iso.datetime().nullable();
const nothing = z.strictObject({});

/** What somebody of the company is to do (docs/product.md AUT-27). What it says is sealed with the key of the candidate whom it is about. */
export const task = entity({
  name: 'task',
  context: 'automation',
  permissions: 'tenant.tasks',
  isOfMembers: true,
  fields: {
    title: requiredText(MAX_TASK_TITLE_LENGTH),
    text: text(MAX_TASK_TEXT_LENGTH),
    dueOn: day().nullable(),
    /** Who does it. */
    userId: id,
    /** Of whom anybody may take it while it is nobody's. */
    teamId: id,
    /** What it is about; of an interview its candidate and job too. */
    candidateId: id,
    interviewId: id,
    jobId: id,
    memberId: id,
    /** When its day is over in the company's time zone, and when somebody is reminded of it. */
    dueAt: moment,
    remindAt: moment,
    /** The user who made it, or the event action. */
    creatorId: Id,
    /** The candidate, with whom its words go; else the company. */
    subjectId: Id,
  },
  computed: ['dueAt', 'remindAt', 'creatorId', 'subjectId'],
  defaults: {
    ...{ text: '', dueOn: null, userId: null, teamId: null },
    ...{ candidateId: null, interviewId: null, jobId: null, memberId: null, dueAt: null, remindAt: null },
  },
  about: { subject: 'subjectId', fields: ['title', 'text'], erasedBy: 'CandidateErased' },
  readOnly: {
    endedAt: moment,
    endedBy: id,
    remindedAt: moment,
  },
  readOnlyDefaults: { endedAt: null, endedBy: null, remindedAt: null },
  hidden: ['subjectId', 'remindAt'],
  joined: {
    userName: z.string().nullable(),
    teamName: z.string().nullable(),
    /** Null where it is about nobody, once they are erased, and for those who may not look at candidates; others likewise. */
    candidateName: z.string().nullable(),
    jobTitle: z.string().nullable(),
    memberName: z.string().nullable(),
    creatorName: z.string().nullable(),
    /** Of the event action that made it. */
    ruleName: z.string().nullable(),
    enderName: z.string().nullable(),
    /** Whoever was to do it works here no more. */
    isUnowned: z.boolean().nullable(),
  },
  states: { values: taskStatuses, initial: 'open' },
  events: {
    TaskTaken: { userId: Id },
    TaskGivenBack: {},
    TaskCompleted: { by: Id },
    TaskCancelled: { by: Id },
    TaskReopened: { remindAt: moment },
    TaskReminded: {},
  },
  apply: {
    TaskTaken: ({ userId }) => ({ userId }),
    TaskGivenBack: () => ({ userId: null }),
    TaskCompleted: ({ by }, _, at) => ({ status: 'done' as const, endedAt: at, endedBy: by }),
    TaskCancelled: ({ by }, _, at) => ({ status: 'cancelled' as const, endedAt: at, endedBy: by }),
    TaskReopened: ({ remindAt }) => ({ status: 'open' as const, endedAt: null, endedBy: null, remindAt }),
    TaskReminded: (_, __, at) => ({ remindAt: null, remindedAt: at }),
  },
  commands: {
    TakeTask: { data: nothing, path: 'take', summary: 'Take a task of one of my teams' },
    GiveBackTask: { data: nothing, path: 'give-back', summary: 'Leave a task to its team again' },
    CompleteTask: { data: nothing, path: 'complete', summary: 'Say that a task is done' },
    CancelTask: { data: nothing, path: 'cancel', summary: 'Say that a task will not be done' },
    ReopenTask: { data: nothing, path: 'reopen', summary: 'Open a task again that was done or cancelled' },
    /** When its reminder is due. */
    RemindOfTask: { data: z.strictObject({ dueAt: z.iso.datetime() }) },
    /** What the handler makes of a reopening. */
    PutTaskReopened: { data: z.strictObject({ remindAt: moment }) },
  },
  system: ['CreateTask', 'RemindOfTask'],
  filters: ['status'],
  anyOf: ['candidateId', 'interviewId', 'jobId', 'memberId', 'userId', 'teamId'],
  ranges: ['dueAt'],
  filtersVia: { whose: z.enum(taskOwners).optional() },
  sorts: ['dueAt', 'createdAt', 'updatedAt'],
  search: ['title'],
});
export type TaskFields = typeof task.types.fields;
export type TaskRecord = typeof task.types.record;
export type TaskView = typeof task.types.view;
export type TaskEvent = typeof task.types.event;
export type TaskCommand = typeof task.types.command;

/** Every way a task may refuse beyond those of any entity. */
export type TaskRejection =
  | 'task-about-one' // it is about one thing at most
  | 'task-about-fixed' // that never changes
  | 'task-taken' // by somebody else
  | 'task-no-hiring-manager' // nobody of the job's hiring team works here
  | 'task-of-no-team' // or of one that they are not in
  | 'user-unknown' // does not work here
  | 'team-unknown'
  | 'candidate-not-found'
  | 'interview-not-found'
  | 'job-not-found';
