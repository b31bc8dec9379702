import { z } from 'zod';
import { ById, endpoint } from '#contracts/kernel/endpoint';
import { Id } from '#contracts/kernel/id';
import { text } from '#contracts/kernel/text';
import { responseTypes } from '#contracts/recruiting/question/question.choices';
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

/** How people have answered a question, in one version of a program. */
const QuestionFigures = z.object({
  lessonId: Id,
  lessonName: z.string(),
  questionId: Id,
  text: z.string(),
  responseType: z.enum(responseTypes),
  answered: z.int(),
  /** Of these, those that have points: what waits for a review has none yet. */
  judged: z.int(),
  /** Percent of the points that there were, and of the answers that earned all of them; null: nothing was judged, or it gives no points. */
  pointsPercent: z.int().nullable(),
  rightPercent: z.int().nullable(),
});
export type QuestionFigures = z.infer<typeof QuestionFigures>;

export const ProgramQuestions = z.object({ version: z.int(), questions: z.array(QuestionFigures) });
export type ProgramQuestions = z.infer<typeof ProgramQuestions>;

export const showProgramQuestions = endpoint({
  method: 'GET',
  path: '/api/tenant/training-programs/:id/questions',
  access: 'tenant.training.schedules.read',
  summary: 'How people have answered the questions of a version of a program, the hardest first',
  params: ById,
  /** By default the one that was published last. */
  query: z.strictObject({ version: z.coerce.number().int().min(1).optional() }),
  answer: ProgramQuestions,
});
