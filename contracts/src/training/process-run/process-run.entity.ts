import { z } from 'zod';
import { day } from '#contracts/kernel/day';
import { entity } from '#contracts/kernel/entity';
import { Id } from '#contracts/kernel/id';
import { known, personal } from '#contracts/kernel/personal';
import { requiredText, text } from '#contracts/kernel/text';
import { MAX_HANDBOOK_STEPS } from '#contracts/training/handbook/handbook.choices';
import { MAX_NOTE_LENGTH } from '#contracts/training/lesson/lesson.choices';
import {
  MAX_RUN_COMMENT_LENGTH,
  MAX_RUN_DUE_DAYS,
  MAX_RUN_NAME_LENGTH,
  processRunStatuses,
  runOwners,
} from './process-run.choices.ts';
import {
  figuresOf,
  type Progress,
  progressOf,
  RunComment,
  RunOutline,
  RunStep,
  StepProgress,
} from './process-run.fields.ts';

const moment = z.iso.datetime().nullable();
const nothing = z.strictObject({});
const ofStep = { stepId: Id };
const ofCheck = { stepId: Id, checkId: Id };
const subjectId = Id;
const reason = text(MAX_NOTE_LENGTH);

const takenBy = (steps: readonly RunStep[], stepId: string, userId: string | null) =>
  steps.map((step) => (step.stepId === stepId ? { ...step, userId } : step));

const ticked = (progress: Progress, stepId: string, change: Partial<z.infer<typeof StepProgress>>) => ({
  progress: { ...progress, [stepId]: { ...progressOf(progress, stepId), ...change } },
});

/** A process or procedure that is carried out: who does which step until when, and what is done (docs/product.md HBK-11). */
export const processRun = entity({
  name: 'processRun',
  context: 'training',
  plural: 'process-runs',
  permissions: 'tenant.training.runs',
  isOfMembers: true,
  fields: {
    documentId: Id,
    name: requiredText(MAX_RUN_NAME_LENGTH),
    /** Who leads it, and does each step that was given to nobody else. */
    userId: Id,
    startsOn: day(),
    dueOn: day().nullable(),
    /** In the place of a day: so many days after the start. */
    dueDays: z.int().min(0).max(MAX_RUN_DUE_DAYS).nullable(),
    /** Whom it is about. */
    candidateId: Id.nullable(),
    steps: z.array(RunStep).max(MAX_HANDBOOK_STEPS),
    /** The version that it follows, whatever is published later. */
    handbookVersion: z.int().min(1),
    outline: RunOutline,
    /** When the day is over on which the whole is due, and when somebody is reminded next. */
    dueAt: moment,
    remindAt: moment,
    /** The user who started it, or the event action. */
    creatorId: Id,
    /** The candidate, with whom its words go; else the company. */
    subjectId,
  },
  computed: ['handbookVersion', 'outline', 'dueAt', 'remindAt', 'creatorId', 'subjectId'],
  defaults: { dueOn: null, dueDays: null, candidateId: null, steps: [], dueAt: null, remindAt: null },
  about: { subject: 'subjectId', fields: ['name'], erasedBy: 'CandidateErased' },
  readOnly: {
    /** By step. */
    progress: z.record(Id, StepProgress),
    /** Each run's own page reads them; lists say how many. */
    comments: z.array(RunComment),
    commentCount: z.int(),
    endedAt: moment,
    endedBy: Id.nullable(),
    stepCount: z.int(),
    doneCount: z.int(),
    /** When the first thing of it is due that is still open. */
    nextDueAt: moment,
  },
  readOnlyDefaults: {
    ...{
      progress: {},
      comments: [],
      commentCount: 0,
      endedAt: null,
      endedBy: null,
      stepCount: 0,
      doneCount: 0,
      nextDueAt: null,
    },
  },
  hidden: ['subjectId', 'remindAt', 'comments'],
  joined: {
    userName: z.string().nullable(),
    creatorName: z.string().nullable(),
    /** Of the event action that started it. */
    ruleName: z.string().nullable(),
    /** Null where it is about nobody, once they are erased, and for those who may not look at candidates. */
    candidateName: z.string().nullable(),
    /** Those whom the record names, as they are called and whether they work here today. */
    people: z.array(z.object({ id: Id, name: z.string(), isHere: z.boolean() })).nullable(),
    /** Teams that its steps were given to; whether I am in them. */
    teams: z.array(z.object({ id: Id, name: z.string(), isMine: z.boolean() })).nullable(),
  },
  states: { values: processRunStatuses, initial: 'running' },
  events: {
    /** Of its team's steps somebody does one from now on, or does so no more. */
    RunStepTaken: { ...ofStep, by: Id },
    RunStepGivenBack: { ...ofStep, by: Id },
    RunStepDone: { ...ofStep, by: Id },
    RunStepReopened: { ...ofStep, by: Id },
    RunItemTicked: { ...ofCheck, by: Id },
    RunItemUnticked: { ...ofCheck, by: Id },
    /** Of a step, or of the whole. */
    RunCommented: {
      commentId: Id,
      stepId: Id.nullable(),
      by: Id,
      subjectId,
      text: personal(requiredText(MAX_RUN_COMMENT_LENGTH), 'subjectId'),
    },
    ProcessRunCompleted: { by: Id },
    ProcessRunCancelled: { by: Id, subjectId, reason: personal(reason, 'subjectId') },
    ProcessRunReopened: { by: Id, remindAt: moment },
    /** The day of these steps has come. `remindAt`: of the next. */
    ProcessRunReminded: { stepIds: z.array(Id), remindAt: moment },
  },
  apply: {
    RunStepTaken: ({ stepId, by }, { steps }) => ({ steps: takenBy(steps, stepId, by) }),
    RunStepGivenBack: ({ stepId }, { steps }) => ({ steps: takenBy(steps, stepId, null) }),
    RunStepDone: ({ stepId, by }, { progress }, at) => ticked(progress, stepId, { done: { at, by } }),
    RunStepReopened: ({ stepId }, { progress }) => ticked(progress, stepId, { done: null }),
    RunItemTicked: ({ stepId, checkId, by }, { progress }, at) =>
      ticked(progress, stepId, { checks: { ...progressOf(progress, stepId).checks, [checkId]: { at, by } } }),
    RunItemUnticked: ({ stepId, checkId }, { progress }) => {
      const { [checkId]: _, ...checks } = progressOf(progress, stepId).checks;
      return ticked(progress, stepId, { checks });
    },
    RunCommented: ({ commentId, stepId, by, text: said }, { comments }, at) => {
      const words = known(said);
      return words === null ? {} : { comments: [...comments, { id: commentId, stepId, by, at, text: words }] };
    },
    ProcessRunCompleted: ({ by }, _, at) => ({ status: 'completed' as const, endedAt: at, endedBy: by }),
    ProcessRunCancelled: ({ by }, _, at) => ({ status: 'cancelled' as const, endedAt: at, endedBy: by }),
    ProcessRunReopened: ({ remindAt }) => ({ status: 'running' as const, endedAt: null, endedBy: null, remindAt }),
    ProcessRunReminded: ({ remindAt }) => ({ remindAt }),
  },
  follows: ({ comments, ...run }) => ({ ...figuresOf(run), commentCount: comments.length }),
  commands: {
    TakeRunStep: {
      data: z.strictObject(ofStep),
      path: 'steps/take',
      summary: 'Take a step that was given to a team of mine',
    },
    GiveBackRunStep: {
      data: z.strictObject(ofStep),
      path: 'steps/give-back',
      summary: 'Give a step back to the team that it was given to',
    },
    TickRunStep: { data: z.strictObject(ofStep), path: 'steps/done', summary: 'Say that a step of a run is done' },
    ReopenRunStep: { data: z.strictObject(ofStep), path: 'steps/reopen', summary: 'Open a step of a run again' },
    TickRunItem: { data: z.strictObject(ofCheck), path: 'items/tick', summary: 'Tick off an item of a checklist' },
    UntickRunItem: { data: z.strictObject(ofCheck), path: 'items/untick', summary: 'Take a tick off an item again' },
    CommentRun: {
      data: z.strictObject({ stepId: Id.nullable().default(null), text: requiredText(MAX_RUN_COMMENT_LENGTH) }),
      path: 'comments',
      summary: 'Comment on a step of a run, or on the whole',
    },
    CompleteProcessRun: { data: nothing, path: 'complete', summary: 'Complete a run, also with steps that are open' },
    CancelProcessRun: {
      data: z.strictObject({ reason: reason.default('') }),
      path: 'cancel',
      summary: 'Cancel a run, with a word on why',
    },
    ReopenProcessRun: { data: nothing, path: 'reopen', summary: 'Go on with a run that was completed or cancelled' },
    /** When a reminder is due. */
    RemindOfProcessRun: { data: z.strictObject({ dueAt: z.iso.datetime() }) },
    /** What the handler makes of a reopening. */
    PutProcessRunReopened: { data: z.strictObject({ remindAt: moment }) },
  },
  system: ['CreateProcessRun', 'RemindOfProcessRun'],
  filters: ['status'],
  anyOf: ['documentId', 'userId', 'candidateId'],
  ranges: ['nextDueAt'],
  filtersVia: { whose: z.enum(runOwners).optional() },
  sorts: ['updatedAt', 'createdAt', 'nextDueAt', 'name'],
  search: ['name'],
});
export type ProcessRunRecord = typeof processRun.types.record;
export type ProcessRunView = typeof processRun.types.view;
export type ProcessRunEvent = typeof processRun.types.event;
export type ProcessRunCommand = typeof processRun.types.command;

/** Every way a run may refuse beyond those of any entity. */
export type ProcessRunRejection =
  | 'run-process-unknown' // no published process or procedure, or none that they may read
  | 'run-process-empty' // it has no steps
  | 'run-step-unknown' // the version has no such step, or no such item of its checklist
  | 'run-due-twice' // a day, and days after the start
  | 'run-fixed' // what it follows, since when and about whom never changes
  | 'run-ended' // it is to be reopened first
  | 'run-step-done' // it is to be opened again first
  | 'run-items-open' // the checklist of the step is not ticked off
  | 'run-comments-full' // as many as it may have
  | 'run-not-yours' // somebody else's to do
  | 'run-doer-twice' // a person, and a team
  | 'run-step-not-of-team' // it was given to nobody's team
  | 'run-step-taken' // by somebody else of the team
  | 'run-step-free' // whoever does it takes it first
  | 'team-unknown'
  | 'user-unknown' // does not work here
  | 'candidate-not-found';
