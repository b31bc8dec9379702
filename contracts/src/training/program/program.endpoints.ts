import { z } from 'zod';
import { ById, endpoint } from '#contracts/kernel/endpoint';
import { text } from '#contracts/kernel/text';
import { MAX_NOTE_LENGTH } from '#contracts/training/lesson/lesson.choices';
import { TrainingVersionView } from '#contracts/training/lesson/lesson.endpoints';
import { LessonsTaken, trainingProgram } from './program.entity.ts';
import { ProgramContent } from './program.fields.ts';

export const publishTrainingProgram = endpoint({
  method: 'POST',
  path: '/api/tenant/training-programs/:id/publish',
  access: 'tenant.training.programs.update',
  summary: 'Publish the draft of a program with a version of each of its lessons',
  params: ById,
  body: z.strictObject({ note: text(MAX_NOTE_LENGTH).default(''), lessons: LessonsTaken.default('drafts') }),
  answer: trainingProgram.view,
});

/** Newest first, at most as many as one answer holds (500). */
export const listProgramVersions = endpoint({
  method: 'GET',
  path: '/api/tenant/training-programs/:id/versions',
  access: 'tenant.training.programs.read',
  summary: 'List what was published of a program, newest first',
  params: ById,
  answer: z.array(TrainingVersionView.extend({ content: ProgramContent })),
});
