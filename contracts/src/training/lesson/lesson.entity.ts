import { z } from 'zod';
import { entity } from '#contracts/kernel/entity';
import { text } from '#contracts/kernel/text';
import { MAX_NOTE_LENGTH, publications } from './lesson.choices.ts';
import { LessonSource, lessonContent } from './lesson.fields.ts';

const lessonVersion = z.int().min(1);
const note = text(MAX_NOTE_LENGTH);

/** Steps that are learned together. People edit a draft; what is published of it is a version, which never changes. */
export const trainingLesson = entity({
  name: 'trainingLesson',
  context: 'training',
  plural: 'training-lessons',
  permissions: 'tenant.training.lessons',
  fields: { ...lessonContent, source: LessonSource.nullable() },
  defaults: { source: null },
  readOnly: {
    publication: z.enum(publications),
    /** The newest; 0: none. */
    publishedVersion: z.int(),
    publishedAt: z.iso.datetime().nullable(),
  },
  readOnlyDefaults: { publication: 'draft', publishedVersion: 0, publishedAt: null },
  events: {
    /** Holds what is learned: who works through this version is shown it, whatever becomes of the draft. */
    TrainingLessonPublished: { lessonVersion, note, ...lessonContent },
  },
  apply: {
    TrainingLessonChanged: (_, { publishedVersion }) => ({
      publication: publishedVersion > 0 ? ('changed' as const) : ('draft' as const),
    }),
    TrainingLessonPublished: ({ lessonVersion: publishedVersion }, _, publishedAt) => ({
      publication: 'published' as const,
      publishedVersion,
      publishedAt,
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
