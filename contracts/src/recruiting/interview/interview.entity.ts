import { z } from 'zod';
import { entity } from '#contracts/kernel/entity';
import { Id } from '#contracts/kernel/id';
import { personal } from '#contracts/kernel/personal';
import { requiredText, text } from '#contracts/kernel/text';
import { SourceCode } from '#contracts/recruiting/candidate-source/candidate-source.code';
import { responseStatuses } from '#contracts/recruiting/response/response.choices';
import { followedSteps, interviewStatuses, MAX_COMMENT_LENGTH, staffInterviewStatuses } from './interview.statuses.ts';

export const InterviewStatus = z.enum(interviewStatuses);
export type InterviewStatus = z.infer<typeof InterviewStatus>;

/** Statuses that staff set; the others follow from what the candidate and the system do. */
export const StaffInterviewStatus = InterviewStatus.extract(staffInterviewStatuses);
export type StaffInterviewStatus = z.infer<typeof StaffInterviewStatus>;

const comment = personal(text(MAX_COMMENT_LENGTH), 'candidateId');

/** A change of status, or an undoing that brought one back, whose candidate is not told yet. `isSilent`: nor will be. */
const unsettled = z.strictObject({ since: z.iso.datetime(), isSilent: z.boolean() }).nullable();

/** The status that an interview had before. */
const before = z
  .strictObject({ status: InterviewStatus, since: z.iso.datetime(), reasonId: Id.nullable(), unsettled })
  .nullable();

/**
 * What an interview was before it became pending by an invitation: also where its candidate was invited to further steps meanwhile.
 * `steps`: those that they had been invited to until then.
 */
const beforeInvited = z
  .strictObject({ status: InterviewStatus, since: z.iso.datetime(), reasonId: Id.nullable(), steps: z.int() })
  .nullable();

/** A candidate on their way through the interview of a job, or through an open one that has none. */
export const interview = entity({
  name: 'interview',
  context: 'recruiting',
  permissions: 'tenant.interviews',
  operations: ['create'],
  /** One of job and open interview. `source`: where its candidate came from for it; null: nobody said. */
  fields: { candidateId: Id, jobId: Id.nullable(), openInterviewId: Id.nullable(), source: SourceCode.nullable() },
  defaults: { openInterviewId: null, source: null },
  readOnly: {
    /** Of the job or of the open interview: by what interviews are counted. */
    subjectId: Id,
    /** Since when it has its status. */
    statusSince: z.iso.datetime(),
    /** Why it was rejected; null: it is not, or nobody said. */
    reasonId: Id.nullable(),
    /** What the last change of status took it from, until that is settled. */
    before,
    beforeInvited,
    /** Null: its status is settled. */
    unsettled,
    /** Its source is not that of its application any more. */
    isSourceCorrected: z.boolean(),
    /** It was approved once, and that was settled. */
    wasApproved: z.boolean(),
    /** What the candidate was invited to answer so far, step by step. */
    responseIds: z.array(Id),
    /** Who looks after it: somebody, a team of which anybody may, or nobody yet. */
    assigneeId: Id.nullable(),
    teamId: Id.nullable(),
  },
  readOnlyDefaults: {
    ...{ subjectId: '', statusSince: '', reasonId: null, before: null, unsettled: null, responseIds: [] },
    ...{ beforeInvited: null, wasApproved: false, isSourceCorrected: false, assigneeId: null, teamId: null },
  },
  hidden: ['subjectId', 'before', 'beforeInvited', 'unsettled', 'wasApproved', 'isSourceCorrected'],
  follows: ({ jobId, openInterviewId }) => ({ subjectId: jobId ?? openInterviewId ?? '' }),
  joined: {
    /** Null once the person was erased. */
    candidateName: z.string().nullable(),
    /** Of the job, or of the open interview. */
    jobTitle: z.string(),
    reasonName: z.string().nullable(),
    assigneeName: z.string().nullable(),
    teamName: z.string().nullable(),
  },
  states: { values: interviewStatuses, initial: 'created' },
  events: {
    InterviewStatusChanged: {
      candidateId: Id,
      from: InterviewStatus,
      to: InterviewStatus,
      comment,
      /** Why it was rejected, where somebody said. */
      reasonId: Id.nullable().default(null),
      /** The change before was undone: the status of then is had since then. */
      undoneTo: z.iso.datetime().nullable().default(null),
      /** Its candidate is not told by the product: by nobody, or by a mail of whoever decided. */
      isSilent: z.boolean().default(false),
    },
    /** A change of status that can be undone no more: its candidate may be told. */
    InterviewStatusSettled: {
      candidateId: Id,
      status: InterviewStatus,
      isSilent: z.boolean().default(false),
      /** Another approval was settled before: what "unapproved" takes back. */
      wasApproved: z.boolean().default(true),
    },
    InterviewCommented: { candidateId: Id, comment },
    InterviewStepInvited: { candidateId: Id, responseId: Id },
    InterviewAssigned: { candidateId: Id, assigneeId: Id.nullable(), teamId: Id.nullable() },
    /** Null: nobody knows. */
    InterviewSourceChanged: { candidateId: Id, source: SourceCode.nullable() },
  },
  upcasts: {
    InterviewStatusChanged: [
      (data) => ({ reasonId: null, undoneTo: null, ...data }),
      (data) => ({ isSilent: false, ...data }),
    ],
    InterviewStatusSettled: [(data) => ({ isSilent: false, ...data }), (data) => ({ wasApproved: true, ...data })],
  },
  apply: {
    InterviewCreated: (_, __, at) => ({ statusSince: at }),
    InterviewStatusChanged: ({ to, reasonId = null, undoneTo, isSilent = false }, record, at) => {
      const { status, statusSince: since, reasonId: reason, before, unsettled } = record;
      const move = { status: to, statusSince: undoneTo ?? at, reasonId };
      if (!undoneTo)
        return {
          ...move,
          before: { status, since, reasonId: reason, unsettled },
          unsettled: { since: at, isSilent },
        };
      // What was told nobody when it was left is told now.
      return { ...move, before: null, unsettled: before?.unsettled ? { ...before.unsettled, since: at } : null };
    },
    InterviewStatusSettled: ({ status }, { wasApproved }) => ({
      ...{ before: null, unsettled: null },
      wasApproved: wasApproved || status === 'approved',
    }),
    InterviewStepInvited: (
      { responseId },
      { responseIds, status, statusSince: since, reasonId, beforeInvited: before },
    ) => ({
      responseIds: [...responseIds, responseId],
      beforeInvited:
        status === 'pending' && before !== null ? before : { status, since, reasonId, steps: responseIds.length },
    }),
    InterviewAssigned: ({ assigneeId, teamId }) => ({ assigneeId, teamId }),
    InterviewSourceChanged: ({ source }) => ({ source, isSourceCorrected: true }),
  },
  commands: {
    ChangeInterviewStatus: {
      data: z.strictObject({
        status: InterviewStatus,
        comment: text(MAX_COMMENT_LENGTH).default(''),
        reasonId: Id.nullable().default(null),
        isSilent: z.boolean().default(false),
      }),
    },
    /** Takes back the change to `status`, if that was the last and is not settled. */
    UndoInterviewStatus: { data: z.strictObject({ status: InterviewStatus }) },
    /** When the change that is to be settled at `dueAt` was not undone, and none came after it. */
    SettleInterviewStatus: { data: z.strictObject({ dueAt: z.iso.datetime() }) },
    CommentInterview: { data: z.strictObject({ comment: requiredText(MAX_COMMENT_LENGTH) }) },
    /** To one of both, or to nobody. `isForManager`: to the first of the job's hiring team who works here. */
    AssignInterview: {
      data: z.strictObject({
        assigneeId: Id.nullable().default(null),
        teamId: Id.nullable().default(null),
        isForManager: z.boolean().default(false),
      }),
      path: 'assign',
      summary: 'Say who looks after an interview',
    },
    ChangeInterviewSource: {
      data: z.strictObject({ source: SourceCode.nullable().default(null) }),
      path: 'source',
      summary: 'Say where the candidate of an interview came from',
    },
    /** The status that follows from what happened to a response of it. How all of them stand, the handler looks up. */
    FollowResponse: {
      data: z.strictObject({
        responseId: Id,
        because: z.enum(followedSteps),
        stands: z.record(Id, z.enum(responseStatuses)).optional(),
      }),
    },
  },
  system: ['CreateInterview', 'ChangeInterviewStatus', 'SettleInterviewStatus', 'FollowResponse', 'AssignInterview'],
  filters: ['status'],
  anyOf: ['jobId', 'openInterviewId', 'candidateId', 'reasonId', 'assigneeId', 'teamId', 'source'],
  ranges: ['updatedAt', 'createdAt'],
  sorts: ['updatedAt', 'statusSince', 'candidateName', 'jobTitle', 'createdAt'],
  search: ['candidateName', 'jobTitle'],
});
export type InterviewCommand = typeof interview.types.command;
export type InterviewEvent = typeof interview.types.event;
export type InterviewView = typeof interview.types.view;

/** Every way an interview may refuse beyond those of any entity. */
export type InterviewRejection =
  | 'interview-status-set-by-system' // created, pending, answered and unanswered follow from what happened
  | 'interview-undo-changed' // its status has changed since
  | 'interview-undo-late' // the change is settled: its candidate is told
  | 'rejection-reason-only-rejected' // a reason for another status
  | 'rejection-reason-not-found'
  | 'candidate-not-found'
  | 'job-not-found'
  | 'open-interview-not-found'
  | 'interview-assigned-to-both' // somebody, or a team
  | 'task-no-hiring-manager' // nobody of the job's hiring team works here
  | 'user-unknown' // does not work here
  | 'team-unknown'
  | 'interview-open-already' // of the same candidate for the same job, and nothing is decided about that one
  | 'interview-for-one'; // neither a job nor an open interview, or both
