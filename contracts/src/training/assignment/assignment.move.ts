import { z } from 'zod';
import { Id } from '#contracts/kernel/id';
import { requiredText } from '#contracts/kernel/text';
import type { Question } from '#contracts/recruiting/question/question.fields';
import { type LessonContent, pointsOf } from '#contracts/training/lesson/lesson.fields';
import { ProgramLesson } from '#contracts/training/program/program.fields';
import type { LessonProgress } from './assignment.progress.ts';

const version = z.int().min(1);

/** A version of a lesson in which people may be, and what of it the version that takes its place asks or shows otherwise, or not at all. */
export const FormerLesson = z.object({
  lessonId: Id,
  lessonVersion: version,
  /** Of all its questions. */
  points: z.int(),
  questionIds: z.array(Id),
  stepIds: z.array(Id),
});
export type FormerLesson = z.infer<typeof FormerLesson>;

/** A version of a program that people are moved to. */
export const MoveTarget = z.object({
  programVersion: version,
  programName: requiredText(200),
  lessons: z.array(ProgramLesson),
  former: z.array(FormerLesson),
});
export type MoveTarget = z.infer<typeof MoveTarget>;

/** What counts no more in a lesson; `lessonVersion`: in which it goes on, null: it is not learned any more. */
export const DroppedFromLesson = z.object({
  lessonId: Id,
  lessonVersion: version.nullable(),
  questionIds: z.array(Id),
  stepIds: z.array(Id),
});
export type DroppedFromLesson = z.infer<typeof DroppedFromLesson>;

/** What an answer depends on: where it is the same, the answer stays. */
const askedBy = ({ text, responseType, points, minimumCharacters, choices }: Question): string =>
  JSON.stringify([
    text,
    responseType,
    points ?? 0,
    minimumCharacters,
    choices.map((one) => [one.id, one.text, one.isRight]),
  ]);

/** How a lesson differs from the version that takes its place. */
export const formerLesson = (
  of: Pick<FormerLesson, 'lessonId' | 'lessonVersion'>,
  before: LessonContent,
  after: LessonContent,
): FormerLesson => {
  const questions = new Map(after.steps.flatMap((step) => step.questions).map((one) => [one.id, askedBy(one)]));
  const steps = new Map(after.steps.map((step) => [step.id, step]));
  return {
    ...of,
    points: pointsOf(before),
    questionIds: before.steps
      .flatMap((step) => step.questions)
      .filter((one) => questions.get(one.id) !== askedBy(one))
      .map(({ id }) => id),
    stepIds: before.steps
      .filter(({ id, videoFileId, videoUrl, videoSeconds }) => {
        const step = steps.get(id);
        return step?.videoFileId !== videoFileId || step.videoUrl !== videoUrl || step.videoSeconds !== videoSeconds;
      })
      .map(({ id }) => id),
  };
};

type Learned = { progress: Record<string, LessonProgress> };

/** What of somebody's progress counts no more in another version, and how many points there are then (docs/product.md TRA-62). */
export const moveOf = ({ progress }: Learned, { lessons, former }: Pick<MoveTarget, 'lessons' | 'former'>) => {
  const wasOf = (lessonId: string, lessonVersion: number | undefined) =>
    former.find((one) => one.lessonId === lessonId && one.lessonVersion === lessonVersion);
  const dropped = Object.entries(progress).flatMap(([lessonId, mine]): DroppedFromLesson[] => {
    const next = lessons.find((one) => one.lessonId === lessonId);
    if (!next) return [{ lessonId, lessonVersion: null, questionIds: [], stepIds: [] }];
    if (mine.finishedAt !== null || mine.lessonVersion === next.lessonVersion) return [];
    const was = wasOf(lessonId, mine.lessonVersion);
    const isDropped = (ids: readonly string[] | undefined) => (id: string) => ids?.includes(id) ?? true;
    const asked = [...new Set([...Object.keys(mine.answers), ...Object.keys(mine.recorded)])];
    return [
      {
        ...{ lessonId, lessonVersion: next.lessonVersion },
        questionIds: asked.filter(isDropped(was?.questionIds)),
        stepIds: Object.keys(mine.watched).filter(isDropped(was?.stepIds)),
      },
    ];
  });
  const possible = lessons.reduce((sum, { lessonId, points }) => {
    const mine = progress[lessonId];
    const was = mine?.finishedAt ? wasOf(lessonId, mine.lessonVersion) : undefined;
    return sum + (was?.points ?? points);
  }, 0);
  return { lessonCount: lessons.length, possible, dropped };
};

const without = <Value>(all: Record<string, Value>, ids: readonly string[]): Record<string, Value> =>
  Object.fromEntries(Object.entries(all).filter(([id]) => !ids.includes(id)));

type Moved = {
  programVersion: number;
  programName: string;
  lessonCount: number;
  possible: number;
  dropped: readonly DroppedFromLesson[];
};
export const trainingMoved = (
  { programVersion, programName, lessonCount, possible, dropped }: Moved,
  { progress }: Learned,
) => {
  const next = { ...progress };
  for (const { lessonId, lessonVersion, questionIds, stepIds } of dropped) {
    const before = next[lessonId];
    if (lessonVersion === null || !before) delete next[lessonId];
    else
      next[lessonId] = {
        ...{ ...before, lessonVersion },
        watched: without(before.watched, stepIds),
        recorded: without(before.recorded, questionIds),
        answers: without(before.answers, questionIds),
      };
  }
  return { programVersion, programName, lessonCount, possible, progress: next };
};

/** By lesson and question, without what counts no more. */
export const withoutDropped = <Said>(
  all: Readonly<Record<string, Readonly<Record<string, Said>>>>,
  dropped: readonly DroppedFromLesson[],
): Readonly<Record<string, Readonly<Record<string, Said>>>> =>
  Object.fromEntries(
    Object.entries(all).flatMap(([lessonId, said]) => {
      const of = dropped.find((one) => one.lessonId === lessonId);
      if (!of) return [[lessonId, said]];
      return of.lessonVersion === null ? [] : [[lessonId, without({ ...said }, of.questionIds)]];
    }),
  );
