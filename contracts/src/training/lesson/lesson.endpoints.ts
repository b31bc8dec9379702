import { z } from 'zod';
import { ById, endpoint } from '#contracts/kernel/endpoint';
import { Id } from '#contracts/kernel/id';
import { lessonContent } from './lesson.fields.ts';

/** That a version was published, by whom and why. */
export const TrainingVersionView = z.object({
  id: Id,
  version: z.int(),
  note: z.string(),
  publishedAt: z.iso.datetime(),
  /** Null: by a program, or by somebody who was erased. */
  publisherName: z.string().nullable(),
});
export type TrainingVersionView = z.infer<typeof TrainingVersionView>;

export const LessonVersionView = TrainingVersionView.extend(lessonContent);
export type LessonVersionView = z.infer<typeof LessonVersionView>;

/** Newest first, at most as many as one answer holds (500). */
export const listLessonVersions = endpoint({
  method: 'GET',
  path: '/api/tenant/training-lessons/:id/versions',
  access: 'tenant.training.lessons.read',
  summary: 'List what was published of a lesson, newest first',
  params: ById,
  answer: z.array(TrainingVersionView),
});

export const showLessonVersion = endpoint({
  method: 'GET',
  path: '/api/tenant/training-lessons/:id/versions/:version',
  access: 'tenant.training.lessons.read',
  summary: 'Get a version of a lesson as it was published',
  params: ById.extend({ version: z.coerce.number().int().min(1) }),
  answer: LessonVersionView,
});

/** A program that has the lesson in its draft, or in what was published of it last. */
export const ProgramOfLesson = z.object({ id: Id, name: z.string(), isPublished: z.boolean() });
export type ProgramOfLesson = z.infer<typeof ProgramOfLesson>;

export const listProgramsOfLesson = endpoint({
  method: 'GET',
  path: '/api/tenant/training-lessons/:id/programs',
  access: 'tenant.training.lessons.read',
  summary: 'List the programs that a lesson is in, by name',
  params: ById,
  answer: z.array(ProgramOfLesson),
});
