import { z } from 'zod';
import { entity } from '#contracts/kernel/entity';
import { derivedId, Id } from '#contracts/kernel/id';
import { Locale } from '#contracts/kernel/locale';
import { known, personal } from '#contracts/kernel/personal';
import { email } from '#contracts/kernel/text';
import {
  actionEvents,
  actionFields,
  actionOutcomes,
  filterOperators,
  isAllDone,
  runStatuses,
  skipReasons,
} from './event-action.choices.ts';
import { EventActionStep } from './event-action.entity.ts';

const at = z.iso.datetime();
/** Rules that are asked at a time. */
export const MAX_BEGUN = 500;
/** What the event said: a status, a label. */
const said = z.strictObject({ status: z.string().nullable(), label: Id.nullable() });
/** Event actions that come before. */
const depth = z.int().min(0);
const happened = { event: z.enum(actionEvents), causeId: Id, recordId: Id, said, depth, happenedAt: at };
/** What a filter wanted and what was there. */
const Asked = z.strictObject({
  field: z.enum(actionFields),
  operator: z.enum(filterOperators),
  values: z.array(z.string()),
  customFieldId: Id.nullable().optional(),
  found: z.array(z.string()),
});
/** … instead. `at`: which of the rule's filters it is, of how many; those before it held. */
export const Unmet = Asked.extend({ at: z.int().optional(), of: z.int().optional() });
const code = z.string().max(100).nullable();
/** `code`: why an action was refused. Of a mail to a team: to how many it went, and who was left out. */
export const RunResult = z.strictObject({
  outcome: z.enum(actionOutcomes),
  code,
  sent: z.int().min(0).optional(),
  leftOut: z.array(z.strictObject({ userId: Id, code })).optional(),
});
export type RunResult = z.infer<typeof RunResult>;
const filled = z.string().max(1_000_000);
const started = { revision: z.int(), actions: z.array(EventActionStep) };
/** By what its filters held. */
const judged = { subjectId: Id, asked: z.array(Asked) };
const skipped = { reason: z.enum(skipReasons) };
/** `readerId`: the user of the company that it goes to; null where it goes to an address alone. */
const mail = { mailId: Id, subjectId: Id, readerId: Id.nullable(), locale: Locale, attachmentIds: z.array(Id) };

/** What one event action makes of one record: from the moment its filters held to what came of it. Ids alone, but for what is sealed and what the record was called. */
export const eventActionRun = entity({
  name: 'eventActionRun',
  context: 'automation',
  plural: 'event-action-runs',
  permissions: 'tenant.events',
  operations: [],
  fields: {
    eventActionId: Id,
    event: z.enum(actionEvents),
    /** Stored event that it follows from. */
    causeId: Id,
    recordId: Id,
    candidateId: Id.nullable(),
    interviewId: Id.nullable(),
    jobId: Id.nullable(),
    /** Who learns or reads, or the hire that has become a user of the company. */
    userId: Id.nullable(),
    /** What the program or the document was called then. */
    recordName: z.string().nullable(),
    said,
    dueAt: at,
    depth,
  },
  defaults: { candidateId: null, interviewId: null, jobId: null, userId: null, recordName: null },
  readOnly: {
    /** Of the rule, as it was carried out. */
    revision: z.int().nullable(),
    actions: z.array(EventActionStep),
    reason: z.enum(skipReasons).nullable(),
    unmet: Unmet.nullable(),
    /** What each filter asked and found, of one whose filters held. */
    asked: z.array(Asked),
    /** Of each action, in their order. */
    results: z.array(RunResult),
    endedAt: at.nullable(),
  },
  readOnlyDefaults: { revision: null, actions: [], reason: null, unmet: null, asked: [], results: [], endedAt: null },
  joined: {
    ruleName: z.string(),
    candidateName: z.string().nullable(),
    jobTitle: z.string(),
    userName: z.string().nullable(),
  },
  states: { values: runStatuses, initial: 'waiting' },
  events: {
    /** Its moment has come and its filters hold: what is done now. */
    /** Its filters hold, and by what. Beside the start, where the rule has any. */
    EventActionRunJudged: { subjectId: Id, asked: personal(judged.asked, 'subjectId') },
    EventActionRunStarted: started,
    EventActionRunSkipped: skipped,
    /** A filter holds no more. `subjectId`: the candidate, else the user, or the record where it has neither. */
    EventActionRunUnmet: { subjectId: Id, unmet: personal(Unmet, 'subjectId') },
    /** A mail to somebody of the company, or to an address. */
    EventActionMailWritten: {
      ...mail,
      to: personal(email(), 'subjectId'),
      subject: personal(filled, 'subjectId'),
      /** Markdown, with values in the place of tags. */
      content: personal(filled, 'subjectId'),
    },
    EventActionRunFinished: { results: z.array(RunResult) },
  },
  upcasts: { EventActionMailWritten: [(data) => ({ readerId: null, ...data })] },
  apply: {
    /** Tried again, what it has done already stays. */
    EventActionRunStarted: ({ revision, actions }) => ({
      status: 'running' as const,
      revision,
      actions,
      endedAt: null,
    }),
    EventActionRunJudged: ({ asked }) => ({ asked: known(asked) ?? [] }),
    EventActionRunSkipped: ({ reason }, _, endedAt) => ({ status: 'skipped' as const, reason, endedAt }),
    EventActionRunUnmet: ({ unmet }, _, endedAt) => ({
      status: 'skipped' as const,
      reason: 'filters' as const,
      unmet: known(unmet) as z.infer<typeof Unmet> | null,
      endedAt,
    }),
    EventActionRunFinished: ({ results }, _, endedAt) => ({
      status: isAllDone(results) ? ('done' as const) : ('failed' as const),
      results,
      endedAt,
    }),
  },
  commands: {
    /** Something has happened to a record: of these rules those begin a run whose filters hold. */
    BeginEventActionRuns: {
      data: z.strictObject({
        ...happened,
        /** Where the event is in the total order; without, records are asked as they are now. */
        position: z
          .string()
          .regex(/^\d{1,19}$/)
          .optional(),
        eventActionIds: z.array(Id).max(MAX_BEGUN),
      }),
    },
    /** Its moment has come. */
    FireEventActionRun: { data: z.strictObject({ dueAt: at }) },
    CancelEventActionRun: { path: 'cancel', right: 'update', summary: 'Do nothing of what waits' },
    /** Its filters are asked as when its moment had come. */
    RunEventActionRunNow: { path: 'run-now', right: 'update', summary: 'Do now what waits' },
    RetryEventActionRun: { path: 'retry', right: 'update', summary: 'Try again what was not done' },
    /** Of the action at `index`: to a user, or to an address. `publicUrl`: where links in it lead. */
    WriteEventActionMail: {
      data: z.strictObject({ index: z.int().min(0), userId: Id.nullable(), publicUrl: z.string().max(2_000) }),
    },
    StartEventActionRun: { data: z.strictObject({ ...started, judged: z.strictObject(judged).nullable() }) },
    SkipEventActionRun: { data: z.strictObject(skipped) },
    MissEventActionRun: { data: z.strictObject({ subjectId: Id, unmet: Unmet }) },
    PutEventActionMail: { data: z.strictObject({ ...mail, to: email(), subject: filled, content: filled }) },
    FinishEventActionRun: { data: z.strictObject({ results: z.array(RunResult) }) },
  },
  system: ['BeginEventActionRuns', 'FireEventActionRun', 'WriteEventActionMail', 'FinishEventActionRun'],
  filters: ['status'],
  anyOf: ['eventActionId', 'candidateId', 'jobId', 'userId', 'recordId'],
  sorts: ['createdAt', 'dueAt', 'updatedAt'],
});
export type EventActionRunView = typeof eventActionRun.types.view;
export type EventActionRunRecord = typeof eventActionRun.types.record;
export type EventActionRunEvent = typeof eventActionRun.types.event;
export type EventActionRunCommand = typeof eventActionRun.types.command;

/** Every way a run may refuse beyond those of any entity. */
export type EventActionRunRejection =
  | 'event-action-run-not-waiting' // it is over, or was skipped
  | 'event-action-run-not-failed'; // nothing of it is left to do

/** One run for each rule and record, or for each of their events. */
export const eventActionRunId = (of: {
  eventActionId: string;
  recordId: string;
  causeId: string;
  isOnce: boolean;
}): Id => derivedId('eventActionRun', of.eventActionId, of.recordId, ...(of.isOnce ? [] : [of.causeId]));

/** Whose key seals what a run says. */
export const subjectOf = (of: { candidateId: string | null; userId: string | null; recordId: string }): Id =>
  of.candidateId ?? of.userId ?? of.recordId;
