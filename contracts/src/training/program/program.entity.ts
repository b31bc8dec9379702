import { z } from 'zod';
import { LabelsFilter } from '#contracts/automation/label/label.filter';
import { entity } from '#contracts/kernel/entity';
import { Id } from '#contracts/kernel/id';
import { text } from '#contracts/kernel/text';
import { MAX_NOTE_LENGTH, publications } from '#contracts/training/lesson/lesson.choices';
import { programContent, programDefaults, programFields, programSays, programUpcasts } from './program.fields.ts';

const programVersion = z.int().min(1);
const note = text(MAX_NOTE_LENGTH);

/** Which versions of its lessons a published program takes: what they say now, or what was published of them last. */
export const LessonsTaken = z.enum(['drafts', 'published']);

/** Lessons in an order, for people to be trained by. What is published of it fixes the version of each lesson. */
export const trainingProgram = entity({
  name: 'trainingProgram',
  context: 'training',
  plural: 'training-programs',
  permissions: 'tenant.training.programs',
  fields: programFields,
  defaults: programDefaults,
  computed: ['origin'],
  readOnly: {
    publication: z.enum(publications),
    /** The newest; 0: none. */
    publishedVersion: z.int(),
    publishedAt: z.iso.datetime().nullable(),
    /** Of the newest version. */
    publishedLessons: programContent.lessons,
    /** What the newest version says, in short. */
    publishedAs: Id.nullable(),
  },
  hidden: ['publishedAs'],
  readOnlyDefaults: {
    publication: 'draft',
    publishedVersion: 0,
    publishedAt: null,
    publishedLessons: [],
    publishedAs: null,
  },
  events: {
    /** Holds what people are trained by, whatever becomes of the draft and of its lessons. */
    TrainingProgramPublished: { programVersion, note, content: z.object(programContent) },
  },
  upcasts: programUpcasts,
  apply: {
    // Changed and changed back, it says what is published of it (docs/product.md TRA-94).
    TrainingProgramChanged: ({ to }, record) => {
      const { publishedVersion, publishedAs } = record;
      if (publishedVersion === 0) return { publication: 'draft' as const };
      const isSame = publishedAs === programSays({ ...record, ...to }, to.lessonIds ?? record.lessonIds);
      return { publication: isSame ? ('published' as const) : ('changed' as const) };
    },
    TrainingProgramPublished: ({ programVersion: publishedVersion, content }, _, publishedAt) => ({
      publication: 'published' as const,
      publishedVersion,
      publishedAt,
      publishedLessons: content.lessons,
      publishedAs: programSays(
        content,
        content.lessons.map(({ lessonId }) => lessonId),
      ),
    }),
  },
  commands: {
    /** With its lessons as they were looked up. */
    PublishTrainingProgram: { data: z.strictObject({ note, lessons: programContent.lessons }) },
  },
  filters: ['publication'],
  filtersVia: { labelId: LabelsFilter.optional() },
  ranges: ['createdAt'],
  sorts: ['updatedAt', 'name', 'createdAt'],
  search: ['name'],
});
export type TrainingProgramView = typeof trainingProgram.types.view;
export type TrainingProgramRecord = typeof trainingProgram.types.record;
export type TrainingProgramEvent = typeof trainingProgram.types.event;
