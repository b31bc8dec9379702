import { z } from 'zod';
import { entity } from '#contracts/kernel/entity';
import { derivedId, Id } from '#contracts/kernel/id';
import { personal } from '#contracts/kernel/personal';
import { requiredText, text } from '#contracts/kernel/text';
import { SourceCode } from '#contracts/recruiting/candidate-source/candidate-source.code';
import { ReminderDays } from '#contracts/recruiting/response/response.deadline';
import { Answer, responseEvents } from '#contracts/recruiting/response/response.events';
import * as on from './assignment.apply.ts';
import {
  assignmentStatuses,
  DEFAULT_REMINDER_DAYS,
  isOver,
  MAX_FEEDBACK_LENGTH,
  MAX_REASON_LENGTH,
} from './assignment.choices.ts';
import { DroppedFromLesson, MoveTarget, trainingMoved } from './assignment.move.ts';
import { LessonProgress } from './assignment.progress.ts';
import * as steps from './assignment.steps.ts';

const at = z.iso.datetime();
const ofPerson = { userId: Id };
const ofLesson = { lessonId: Id };
const dueAt = z.strictObject({ dueAt: at });
const watchedPart = { start: z.int(), end: z.int() };

/** One assignment for each schedule and person: whom a schedule names twice has one. */
export const assignmentIdOf = (scheduleId: string, userId: string): string =>
  derivedId('training-assignment', scheduleId, userId);

/** A version of a program that one person is to learn, until when, and how far they are. What they answered is in its events alone. */
export const trainingAssignment = entity({
  name: 'trainingAssignment',
  context: 'training',
  plural: 'training-assignments',
  permissions: 'tenant.training.schedules',
  operations: [],
  fields: {
    scheduleId: Id,
    userId: Id,
    programId: Id,
    programVersion: z.int().min(1),
    programName: requiredText(200),
    lessonCount: z.int(),
    /** Points of all its questions. */
    possible: z.int(),
    startsAt: at,
    /** Null: whenever they like. */
    expiresAt: at.nullable(),
    /** When they are still to be reminded. */
    reminders: z.array(at),
    /** Days before the end on which they are reminded, also of an end that is moved. */
    reminderDays: z.array(z.int()),
    /** Of the company when it was assigned: days are counted by its clocks. */
    timeZone: z.string(),
    /** By which link somebody from outside came, who has joined by themselves; null: it was scheduled for them. */
    source: SourceCode.nullable(),
    /** The public training that they have joined, or begun again since; null: it was scheduled for them. */
    publicTrainingId: Id.nullable(),
    /** Whose training it was before it was handed over to this person. */
    handedOverFrom: Id.nullable(),
  },
  defaults: {
    ...{ reminderDays: [...DEFAULT_REMINDER_DAYS], timeZone: 'UTC' },
    ...{ source: null, publicTrainingId: null, handedOverFrom: null },
  },
  // What was joined stood in the place of a schedule alone, before it could be begun again.
  upcasts: {
    TrainingAssignmentCreated: [
      (data) => ({ publicTrainingId: (data.source ?? null) === null ? null : data.scheduleId, ...data }),
    ],
    TrainingVideoWatched: [(data) => ({ others: [], ...data })],
    // Open answers without points did not wait: what was completed so stays complete.
    TrainingQuestionAnswered: [
      (data) => ({ isJudged: data.points !== null || data.possible === null, isConfirmed: null, ...data }),
    ],
    TrainingExtended: [(data) => ({ reminderDays: null, ...data })],
    TrainingRemindersChanged: [(data) => ({ reminderDays: null, ...data })],
    TrainingReviewed: [(data) => ({ isTold: true, ...data })],
  },
  readOnly: {
    startedAt: at.nullable(),
    completedAt: at.nullable(),
    finishedLessons: z.int(),
    earned: z.int(),
    /** Answers that count and that nobody has reviewed yet. */
    unreviewed: z.int(),
    progress: z.record(Id, LessonProgress),
    watchClock: at.nullable(),
    /** The points of which its person was told last; null: of none, or they have answered more since. */
    toldEarned: z.int().nullable(),
    /** When its person was erased. */
    erasedAt: at.nullable(),
    /** The deadline that was set first, where it was moved since. */
    firstExpiresAt: at.nullable(),
    /** The company's day on which they were last told what they have missed. */
    lateRemindedOn: z.iso.date().nullable(),
    /** Who learns it in the place of this person. */
    handedOverTo: Id.nullable(),
  },
  readOnlyDefaults: {
    startedAt: null,
    completedAt: null,
    finishedLessons: 0,
    earned: 0,
    unreviewed: 0,
    progress: {},
    watchClock: null,
    toldEarned: null,
    erasedAt: null,
    firstExpiresAt: null,
    lateRemindedOn: null,
    handedOverTo: null,
  },
  hidden: ['progress', 'watchClock', 'toldEarned', 'erasedAt'],
  joined: { userName: z.string().nullable() },
  states: { values: assignmentStatuses, initial: 'waiting' },
  events: {
    /** Its moment has come: from now on it can be learned, and the person is told. */
    TrainingOpened: ofPerson,
    TrainingLessonStarted: { ...ofLesson, lessonVersion: z.int() },
    /** Really played, as far as time passed for it. Milliseconds from the beginning. `others`: parts that were told with it. */
    TrainingVideoWatched: {
      ...{ ...ofLesson, stepId: Id, ...watchedPart },
      others: z.array(z.strictObject(watchedPart)).default([]),
    },
    TrainingQuestionShown: { ...ofLesson, ...responseEvents.ResponseQuestionShown },
    TrainingThinkingStarted: { ...ofLesson, ...responseEvents.ResponseThinkingStarted },
    TrainingTakeStarted: { ...ofLesson, ...responseEvents.ResponseTakeStarted },
    TrainingTakeStopped: { ...ofLesson, ...responseEvents.ResponseTakeStopped },
    /** The network was away from `lostAt` until `backAt`. */
    TrainingGapRecorded: { ...ofLesson, questionId: Id, takeId: Id, take: z.int(), lostAt: at, backAt: at },
    /** `points`: null until it was reviewed; `possible`: null where it counts for nothing. */
    TrainingQuestionAnswered: {
      ...ofPerson,
      ...ofLesson,
      questionId: Id,
      answerVersion: z.int(),
      points: z.int().nullable(),
      possible: z.int().nullable(),
      /** By its choices; all else waits for a review. */
      isJudged: z.boolean().default(false),
      /** Whether they say that they have read the lesson; null: something else was asked. */
      isConfirmed: z.boolean().nullable().default(null),
      answer: personal(Answer, 'userId'),
    },
    /** `ratingName`: the word as it was then. `points`: null where the answer counts for nothing. */
    TrainingAnswerReviewed: {
      ...ofPerson,
      ...ofLesson,
      questionId: Id,
      answerVersion: z.int(),
      reviewerId: z.string(),
      ratingTypeId: Id.nullable(),
      ratingName: z.string().nullable(),
      points: z.int().nullable(),
      feedback: personal(text(MAX_FEEDBACK_LENGTH), 'userId'),
      /** What the reviewer says in a video. */
      feedbackFileId: Id.nullable(),
    },
    TrainingReviewReopened: {
      ...ofPerson,
      ...ofLesson,
      questionId: Id,
      reviewerId: z.string(),
      reason: personal(text(MAX_REASON_LENGTH), 'userId'),
    },
    /** Nothing of it waits for a review any more. `isTold`: by mail, unless they were told the same points before. */
    TrainingReviewed: { ...ofPerson, earned: z.int(), possible: z.int(), isTold: z.boolean().default(true) },
    TrainingLessonFinished: ofLesson,
    TrainingCompleted: { ...ofPerson, earned: z.int(), possible: z.int(), unreviewed: z.int() },
    /** `left`: reminders that are still to come. */
    TrainingReminded: { ...ofPerson, left: z.array(at) },
    TrainingExpired: { ...ofPerson, finishedLessons: z.int() },
    /** `expiredAt`: what the deadline was before. */
    TrainingExtended: {
      ...ofPerson,
      expiredAt: at.nullable(),
      expiresAt: at,
      reminders: z.array(at),
      /** Null: as before. */
      reminderDays: z.array(z.int()).nullable().default(null),
      reason: personal(text(MAX_REASON_LENGTH), 'userId'),
    },
    /** Their schedule reminds on other days now. */
    TrainingRemindersChanged: {
      ...ofPerson,
      reminders: z.array(at),
      reminderDays: z.array(z.int()).nullable().default(null),
    },
    /** They are told of everything that they have missed, on this day of the company. */
    TrainingLateReminded: { ...ofPerson, day: z.iso.date() },
    /** They go on in another version; `dropped`: what of their progress counts no more. */
    TrainingMoved: {
      ...ofPerson,
      formerVersion: z.int(),
      programVersion: z.int(),
      programName: requiredText(200),
      lessonCount: z.int(),
      possible: z.int(),
      dropped: z.array(DroppedFromLesson),
      isTold: z.boolean(),
    },
    /** Somebody else learns it in their place; for them it is cancelled. */
    TrainingHandedOver: { ...ofPerson, toUserId: Id },
    TrainingCancelled: ofPerson,
    /** Its person was erased: nobody can read what they answered and what was said of it, and nothing is added. */
    TrainingAnswersErased: ofPerson,
  },
  apply: {
    TrainingOpened: () => ({ status: 'open' as const }),
    TrainingLessonStarted: (data, record, startedAt) => ({
      ...on.lessonStarted(data, record, startedAt),
      status: 'begun' as const,
      startedAt: record.startedAt ?? startedAt,
    }),
    TrainingVideoWatched: on.videoWatched,
    TrainingQuestionShown: on.questionShown,
    TrainingThinkingStarted: on.thinkingStarted,
    TrainingTakeStarted: on.takeStarted,
    TrainingTakeStopped: on.takeStopped,
    TrainingGapRecorded: on.gapRecorded,
    TrainingQuestionAnswered: on.questionAnswered,
    TrainingAnswerReviewed: on.answerReviewed,
    TrainingReviewReopened: on.reviewReopened,
    TrainingReviewed: ({ earned: toldEarned }) => ({ toldEarned }),
    TrainingLessonFinished: on.lessonFinished,
    TrainingCompleted: (_, __, completedAt) => ({ status: 'completed' as const, completedAt, reminders: [] }),
    TrainingReminded: ({ left }) => ({ reminders: left }),
    TrainingExpired: () => ({ status: 'expired' as const, reminders: [] }),
    TrainingExtended: ({ expiredAt, expiresAt, reminders, reminderDays }, before) => ({
      ...{ expiresAt, reminders, reminderDays: reminderDays ?? before.reminderDays },
      firstExpiresAt: before.firstExpiresAt ?? expiredAt,
      status: on.statusWithTime(before),
    }),
    TrainingRemindersChanged: ({ reminders, reminderDays }, before) => ({
      ...{ reminders, reminderDays: reminderDays ?? before.reminderDays },
    }),
    TrainingLateReminded: ({ day }) => ({ lateRemindedOn: day }),
    TrainingMoved: trainingMoved,
    TrainingHandedOver: ({ toUserId }) => ({ handedOverTo: toUserId }),
    TrainingCancelled: () => ({ status: 'cancelled' as const, reminders: [] }),
    TrainingAnswersErased: (_, { status }, erasedAt) => ({
      ...{ erasedAt, reminders: [] },
      status: isOver(status) ? status : ('cancelled' as const),
    }),
  },
  follows: on.totalsOf,
  commands: {
    StartTrainingLesson: { data: steps.StartLesson },
    WatchTrainingVideo: { data: steps.WatchVideo },
    ShowTrainingQuestion: { data: steps.OfQuestion },
    StartTrainingThinking: { data: steps.StartThinking },
    StartTrainingTake: { data: steps.StartTake },
    StopTrainingTake: { data: steps.StopTake },
    RecordTrainingGap: { data: steps.RecordGap },
    AnswerTrainingQuestion: { data: steps.AnswerQuestion },
    ReviewTrainingAnswer: { data: steps.ReviewAnswer },
    ReopenTrainingReview: { data: steps.ReopenReview },
    FinishTrainingLesson: { data: steps.FinishLesson },
    ExtendTraining: {
      data: z.strictObject({ deadline: at, reason: text(MAX_REASON_LENGTH).default('') }),
      path: 'extend',
      summary: 'Move the deadline of one person to a later moment, also once it is over',
    },
    CancelTraining: {
      data: z.strictObject({}),
      path: 'cancel',
      summary: 'Cancel the training of one person',
    },
    /** As its schedule says now; `deadline`: null where that one stays. */
    RescheduleAssignment: { data: z.strictObject({ deadline: at.nullable(), reminderDays: ReminderDays }) },
    HandOverTraining: { data: z.strictObject({ toUserId: Id }) },
    /** `isTold`: by mail. */
    MoveTraining: { data: z.strictObject({ ...MoveTarget.shape, isTold: z.boolean() }) },
    OpenTraining: { data: dueAt },
    RemindTraining: { data: dueAt },
    ExpireTraining: { data: dueAt },
    RemindLateTraining: { data: z.strictObject({ day: z.iso.date() }) },
    EraseTrainingAnswers: {},
  },
  system: ['OpenTraining', 'RemindTraining', 'ExpireTraining', 'RemindLateTraining', 'EraseTrainingAnswers'],
  filters: ['scheduleId', 'status'],
  anyOf: ['userId', 'programId', 'publicTrainingId'],
  ranges: ['updatedAt'],
  sorts: ['updatedAt', 'userName', 'expiresAt', 'createdAt'],
  search: ['userName'],
});
export type TrainingAssignmentView = typeof trainingAssignment.types.view;
export type TrainingAssignmentRecord = typeof trainingAssignment.types.record;
export type TrainingAssignmentEvent = typeof trainingAssignment.types.event;
export type TrainingAssignmentCommand = typeof trainingAssignment.types.command;

/** Every way an assignment may refuse beyond those of any entity and of answers. */
export type AssignmentRejection =
  | 'training-not-open' // it starts later
  | 'training-expired' // its deadline is over
  | 'training-cancelled'
  | 'training-completed' // its deadline is moved for nothing
  | 'training-already-given' // by the same schedule, to whom it is to be handed over
  | 'lesson-locked' // the one before it is not finished
  | 'lesson-not-started'
  | 'lesson-changed' // they were moved to another version of it meanwhile
  | 'confirmation-required' // it is finished by who confirms it
  | 'lesson-finished' // nothing changes in it any more
  | 'review-too-early' // the lesson is not finished, nor its time over
  | 'review-own-answer'
  | 'review-submitted' // it changes once it is reopened
  | 'review-not-submitted' // there is nothing to reopen
  | 'review-not-needed' // what was chosen is judged at once
  | 'review-points-invalid' // more than the question has, or none where it has some
  | 'answer-not-given' // there is nothing to review
  | 'rating-type-not-found'
  | 'feedback-file-not-found' // no video that they have uploaded for this answer
  | 'step-without-video'
  | 'video-not-watched' // not as much of it as the step says
  | 'deadline-over'; // it would be in the past, or not after the one there is
