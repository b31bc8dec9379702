import { z } from 'zod';
import { entity } from '#contracts/kernel/entity';
import { derivedId, Id } from '#contracts/kernel/id';
import { text } from '#contracts/kernel/text';
import { LessonOrigin } from '#contracts/training/given-program/origin';
import { MAX_NOTE_LENGTH, publications } from './lesson.choices.ts';
import { type LessonContent, LessonSource, lessonContent } from './lesson.fields.ts';

const lessonVersion = z.int().min(1);
const note = text(MAX_NOTE_LENGTH);

/** Keys come in the order in which they were stored. */
const sorted = (_: string, value: unknown): unknown =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value;
const saidBy = ({ name, steps }: Pick<LessonContent, 'name' | 'steps'>): string =>
  derivedId('lesson content', JSON.stringify([name, steps], sorted));

/** Steps that are learned together. People edit a draft; what is published of it is a version, which never changes. */
export const trainingLesson = entity({
  name: 'trainingLesson',
  context: 'training',
  plural: 'training-lessons',
  permissions: 'tenant.training.lessons',
  /** `origin`: null of the company's own. */
  fields: { ...lessonContent, source: LessonSource.nullable(), origin: LessonOrigin.nullable() },
  defaults: { source: null, origin: null },
  computed: ['origin'],
  readOnly: {
    publication: z.enum(publications),
    /** The newest; 0: none. */
    publishedVersion: z.int(),
    publishedAt: z.iso.datetime().nullable(),
    /** What the newest version says, in short. */
    publishedAs: Id.nullable(),
  },
  hidden: ['publishedAs'],
  readOnlyDefaults: { publication: 'draft', publishedVersion: 0, publishedAt: null, publishedAs: null },
  events: {
    /** Holds what is learned: who works through this version is shown it, whatever becomes of the draft. */
    TrainingLessonPublished: { lessonVersion, note, ...lessonContent },
  },
  apply: {
    // Changed and changed back, it says what is published of it (docs/product.md TRA-2).
    TrainingLessonChanged: ({ to }, { name, steps, publishedVersion, publishedAs }) => {
      if (publishedVersion === 0) return { publication: 'draft' as const };
      const isSame = publishedAs === saidBy({ name, steps, ...to });
      return { publication: isSame ? ('published' as const) : ('changed' as const) };
    },
    TrainingLessonPublished: ({ lessonVersion: publishedVersion, name, steps }, _, publishedAt) => ({
      publication: 'published' as const,
      publishedVersion,
      publishedAt,
      publishedAs: saidBy({ name, steps }),
    }),
  },
  commands: {
    PublishTrainingLesson: {
      data: z.strictObject({ note: note.default('') }),
      path: 'publish',
      summary: 'Publish the draft of a lesson as a version that never changes',
    },
  },
  filters: ['publication'],
  sorts: ['updatedAt', 'name', 'createdAt'],
  search: ['name'],
});
export type TrainingLessonView = typeof trainingLesson.types.view;
export type TrainingLessonRecord = typeof trainingLesson.types.record;
export type TrainingLessonEvent = typeof trainingLesson.types.event;
