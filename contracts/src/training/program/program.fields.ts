import { z } from 'zod';
import { MAX_LABELS } from '#contracts/automation/label/label.choices';
import { derivedId, Id } from '#contracts/kernel/id';
import { requiredText, richText } from '#contracts/kernel/text';
import { MAX_CERTIFICATE_MONTHS } from '#contracts/training/certificate/certificate.choices';
import { MAX_GROUPS } from '#contracts/training/given-program/given-program.choices';
import { ProgramOrigin } from '#contracts/training/given-program/origin';
import { MAX_LESSONS } from './program.choices.ts';

export const MAX_DEADLINE_DAYS = 3_650;

const base = {
  name: requiredText(200),
  /** Plain text or Markdown. */
  description: richText(5_000),
  /** A picture of the library. */
  thumbnailId: Id.nullable(),
  /** A video of the library, shown before the first lesson. */
  instructionsVideoId: Id.nullable(),
  /** Time that people have from the start on; both null: no end. */
  deadlineDays: z.int().min(0).max(MAX_DEADLINE_DAYS).nullable(),
  deadlineHours: z.int().min(0).max(23).nullable(),
  /** A lesson opens when the one before it is finished. */
  isSequential: z.boolean(),
  /** Whoever passes gets a certificate. */
  hasCertificate: z.boolean(),
  /** Of the points, so that the training is passed. */
  passPercent: z.int().min(0).max(100),
  /** After which a certificate expires; null: never. */
  certificateMonths: z.int().min(1).max(MAX_CERTIFICATE_MONTHS).nullable(),
  /** Whoever has a certificate is scheduled again before it expires. */
  renewsCertificate: z.boolean(),
};

export const programFields = {
  ...base,
  lessonIds: z
    .array(Id)
    .min(1, 'lessons-required')
    .max(MAX_LESSONS)
    .refine((ids) => new Set(ids).size === ids.length, { message: 'lesson-repeated' }),
  labelIds: z.array(Id).max(MAX_LABELS),
  /** Groups of partners whose companies are given what is published of it. */
  groupIds: z.array(Id).max(MAX_GROUPS),
  /** Null: the company's own. */
  origin: ProgramOrigin.nullable(),
};

const certificateDefaults = {
  hasCertificate: false,
  passPercent: 0,
  certificateMonths: null,
  renewsCertificate: false,
};

export const programDefaults = {
  description: '',
  thumbnailId: null,
  instructionsVideoId: null,
  deadlineDays: null,
  deadlineHours: null,
  isSequential: false,
  ...certificateDefaults,
  labelIds: [],
  groupIds: [],
  origin: null,
};

type Said = z.infer<z.ZodObject<typeof base>>;
const settings = Object.keys(base) as (keyof Said)[];

/** What a program says, in short: its lessons by their ids alone, whose texts are versions of their own. */
export const programSays = (said: Said, lessonIds: readonly string[]): Id =>
  derivedId('program-says', JSON.stringify([...settings.map((field) => said[field]), lessonIds]));

/** A lesson of a published program: the version that is learned, and what it comes to. */
export const ProgramLesson = z.object({
  lessonId: Id,
  lessonVersion: z.int().min(1),
  name: z.string(),
  /** Points of all its questions. */
  points: z.int().min(0),
});
export type ProgramLesson = z.infer<typeof ProgramLesson>;

/** What a program shows to whoever learns: what is published of it, for good. */
export const programContent = { ...base, lessons: z.array(ProgramLesson) };
export const ProgramContent = z.object(programContent);
export type ProgramContent = z.infer<typeof ProgramContent>;

/** Versions that were published before there were certificates give none. */
export const programUpcasts = {
  TrainingProgramPublished: [
    (data: Record<string, unknown>) => ({
      ...data,
      content: { ...certificateDefaults, ...(data.content as Record<string, unknown>) },
    }),
  ],
};

/** Every way a program may refuse beyond those of any entity. */
export type ProgramRejection =
  | 'files-required' // there is nothing to import
  | 'files-too-many'
  | 'file-not-markdown'
  | 'file-repeated' // two of the same path
  | 'program-file-invalid'
  | 'lesson-file-invalid' // it cannot be a lesson; the detail says why
  | 'lessons-required' // there is nothing to learn
  | 'lesson-repeated' // it is in the program already
  | 'lesson-not-found'
  | 'lesson-not-published' // there is no version of it to take
  | 'thumbnail-not-found' // no completed picture of the library
  | 'thumbnail-too-large'
  | 'program-video-not-found'; // no completed video of the library
