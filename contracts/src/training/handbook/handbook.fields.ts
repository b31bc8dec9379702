import { z } from 'zod';
import { MAX_LABELS } from '#contracts/automation/label/label.choices';
import { day } from '#contracts/kernel/day';
import { Id } from '#contracts/kernel/id';
import { requiredText, richText } from '#contracts/kernel/text';
import { Question } from '#contracts/recruiting/question/question.fields';
import { ReminderDays } from '#contracts/recruiting/response/response.deadline';
import { DEFAULT_REMINDER_DAYS } from '#contracts/training/assignment/assignment.choices';
import { MAX_ATTACHMENTS, MAX_DESCRIPTION_LENGTH } from '#contracts/training/lesson/lesson.choices';
import { Attachment, videoLink } from '#contracts/training/lesson/lesson.fields';
import * as limits from './handbook.choices.ts';

/** Something to tick off. */
const Check = z.strictObject({ id: Id, text: requiredText(500) });

/** A step of a document: what is to be done, and what helps with it. */
export const HandbookStep = z.strictObject({
  id: Id,
  name: requiredText(200),
  text: richText(MAX_DESCRIPTION_LENGTH).default(''),
  checks: z.array(Check).max(limits.MAX_CHECKS).default([]),
  /** A picture of the library. */
  imageFileId: Id.nullable().default(null),
  /** A video of the library, or a link to one. */
  videoFileId: Id.nullable().default(null),
  videoUrl: videoLink().nullable().default(null),
  attachments: z.array(Attachment).max(MAX_ATTACHMENTS).default([]),
  /** Lessons that teach it. */
  lessonIds: z.array(Id).max(limits.MAX_STEP_LESSONS).default([]),
});
export type HandbookStep = z.infer<typeof HandbookStep>;

/** What is read: versions hold it, and a change of it makes a draft. */
export const handbookContent = {
  name: requiredText(200),
  summary: richText(limits.MAX_SUMMARY_LENGTH),
  /** A file of the library that is the document, where it is not written here. */
  fileId: Id.nullable(),
  steps: z.array(HandbookStep).max(limits.MAX_HANDBOOK_STEPS),
  /** The short test before it is acknowledged. */
  questions: z.array(Question).max(limits.MAX_TEST_QUESTIONS),
  /** Questions that must be right. */
  passPercent: z.int().min(1).max(100),
};
export const HandbookContent = z.object(handbookContent);
export type HandbookContent = z.infer<typeof HandbookContent>;
export const contentFields = Object.keys(handbookContent) as (keyof HandbookContent)[];

/** Whose it is and whom it is for: holds at once. */
export const handbookSettings = {
  kind: z.enum(limits.handbookKinds),
  /** Null: everybody in the company. */
  teamId: Id.nullable(),
  ownerId: Id.nullable(),
  reviewerIds: z.array(Id).max(limits.MAX_REVIEWERS),
  labelIds: z.array(Id).max(MAX_LABELS),
  /** When it is to be looked through again. */
  reviewOn: day().nullable(),
  asksAcknowledgement: z.boolean(),
  /** Days that people have for it; null: no deadline. */
  acknowledgeDays: z.int().min(1).max(limits.MAX_ACKNOWLEDGE_DAYS).nullable(),
  reminderDays: ReminderDays,
  /** Months after which it is to be acknowledged again; null: once is enough. */
  repeatMonths: z.int().min(1).max(limits.MAX_REPEAT_MONTHS).nullable(),
};

export const handbookDefaults = {
  summary: '',
  fileId: null,
  steps: [],
  questions: [],
  passPercent: 100,
  teamId: null,
  ownerId: null,
  reviewerIds: [],
  labelIds: [],
  reviewOn: null,
  asksAcknowledgement: false,
  acknowledgeDays: null,
  reminderDays: [...DEFAULT_REMINDER_DAYS],
  repeatMonths: null,
};

/** Every way a document may refuse beyond those of any entity and of questions. */
export type HandbookRejection =
  | 'handbook-empty' // there is nothing to read
  | 'lesson-video-twice' // a link and a file
  | 'handbook-image-not-found' // no completed picture of the library
  | 'handbook-video-not-found' // no completed video of the library
  | 'lesson-file-not-found' // no completed file of the library
  | 'handbook-lesson-not-found'
  | 'handbook-person-unknown' // does not work in this company
  | 'handbook-team-unknown'
  | 'handbook-test-not-choice' // a test is judged at once: of multiple choice alone
  | 'handbook-archived' // it is to be restored first
  | 'handbook-review-required' // its reviewers are to look at it first
  | 'handbook-reviewer-required' // one of its reviewers publishes it, or sends it back
  | 'handbook-not-in-review'
  | 'handbook-version-unknown'
  | 'handbook-file-invalid'; // it cannot be a document; the detail says why
