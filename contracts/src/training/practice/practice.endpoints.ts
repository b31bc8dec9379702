import { z } from 'zod';
import { ById, endpoint } from '#contracts/kernel/endpoint';
import { Id } from '#contracts/kernel/id';
import { FileTicketAnswer, TicketRequest } from '#contracts/library/file/file.ticket';
import { LessonStep } from '#contracts/training/lesson/lesson.fields';

const all = '/api/employee/practice-programs';
const one = `${all}/:id` as const;
const access = 'tenant.training.practice';

/** A program as it was published last. */
export const PracticeProgram = z.object({ id: Id, name: z.string(), lessonCount: z.int() });
export type PracticeProgram = z.infer<typeof PracticeProgram>;

export const PracticeProgramPage = PracticeProgram.extend({
  /** Plain text or Markdown. */
  description: z.string(),
  thumbnailId: Id.nullable(),
  instructionsVideoId: Id.nullable(),
  lessons: z.array(z.object({ lessonId: Id, name: z.string() })),
});
export type PracticeProgramPage = z.infer<typeof PracticeProgramPage>;

/** A lesson to try out. Which choices are right is said where the author has it told after the answer, of others none is. */
export const PracticeLesson = z.object({
  lessonId: Id,
  name: z.string(),
  programName: z.string(),
  steps: z.array(z.object(LessonStep.shape)),
  /** What comes after it; null: nothing. */
  nextLessonId: Id.nullable(),
});
export type PracticeLesson = z.infer<typeof PracticeLesson>;

export const listPracticePrograms = endpoint({
  method: 'GET',
  path: all,
  access,
  summary: 'List the published programs that can be practiced, by name',
  answer: z.array(PracticeProgram),
});

export const showPracticeProgram = endpoint({
  method: 'GET',
  path: one,
  access,
  summary: 'Get a published program to practice',
  params: ById,
  answer: PracticeProgramPage,
});

export const showPracticeLesson = endpoint({
  method: 'GET',
  path: `${one}/lessons/:lessonId` as const,
  access,
  summary: 'Get a lesson of a published program to practice; nothing that is answered is kept',
  params: ById.extend({ lessonId: Id }),
  answer: PracticeLesson,
});

export const issuePracticeTicket = endpoint({
  method: 'POST',
  path: `${one}/files/:fileId/ticket` as const,
  access: 'member',
  summary: 'Get an address of 60 seconds for a file that a published program shows; takes tenant.training.practice',
  params: ById.extend({ fileId: Id }),
  body: TicketRequest,
  answer: FileTicketAnswer,
});
