import { known } from '#contracts/kernel/personal';
import { richTextHtml } from '#contracts/kernel/rich-text';
import type { Answer } from '#contracts/recruiting/response/response.events';
import { myProgressOf, myQuestionOf } from '#contracts/recruiting/response/response.mine';
import { noProgress } from '#contracts/recruiting/response/response.progress';
import type { LessonStep } from '#contracts/training/lesson/lesson.fields';
import type { ProgramContent, ProgramLesson } from '#contracts/training/program/program.fields';
import type { TrainingAssignmentEvent, TrainingAssignmentRecord } from './assignment.entity.ts';
import { withoutDropped } from './assignment.move.ts';
import { type LessonProgress, watchedPercent } from './assignment.progress.ts';
import type { Feedback, MyLessonLine, MyLessonState, MyLessonStep, MyTraining } from './assignment.views.ts';

/** A training as its person sees it; its deadline may be over before anybody has noted it. */
export const myTrainingOf = (record: TrainingAssignmentRecord, now: Date): MyTraining => {
  const { scheduleId: id, programId, programName, startsAt, expiresAt, startedAt, completedAt } = record;
  const { lessonCount, finishedLessons, earned, possible, unreviewed } = record;
  const isLate = expiresAt !== null && Date.parse(expiresAt) <= now.getTime();
  const isWaiting = record.status === 'waiting' && Date.parse(startsAt) <= now.getTime();
  const isOpen = record.status === 'waiting' || record.status === 'open' || record.status === 'begun';
  const status = isOpen && isLate ? 'expired' : isWaiting ? 'open' : record.status;
  return {
    ...{ id, programId, programName, status, startsAt, expiresAt, startedAt, completedAt },
    ...{ lessonCount, finishedLessons, earned, possible, unreviewed },
  };
};

/** Lessons that must be finished before this one. */
export const lessonsBefore = ({ isSequential, lessons }: ProgramContent, lessonId: string): string[] => {
  if (!isSequential) return [];
  const at = lessons.findIndex((one) => one.lessonId === lessonId);
  return lessons.slice(0, Math.max(0, at)).map((one) => one.lessonId);
};

export const myLessonLineOf = (
  { lessonId, name }: ProgramLesson,
  { progress }: Pick<TrainingAssignmentRecord, 'progress'>,
  content: ProgramContent,
): MyLessonLine => ({
  ...{ lessonId, name },
  startedAt: progress[lessonId]?.startedAt ?? null,
  finishedAt: progress[lessonId]?.finishedAt ?? null,
  isDisabled: lessonsBefore(content, lessonId).some((id) => !progress[id]?.finishedAt),
});

type Own = {
  progress: LessonProgress | undefined;
  answers: Readonly<Record<string, Answer>>;
  feedback: (question: { id: string; lesson: LessonProgress | undefined }) => Feedback[];
  now: Date;
};

/** As questions of interviews are told how far they are. Everybody has the same time. */
const recordedOf = (progress: LessonProgress | undefined, id: string) => {
  const said = progress?.answers[id];
  const recorded = progress?.recorded[id] ?? noProgress;
  const answered = { answerVersion: said?.answerVersion ?? 0, answeredAt: said?.answeredAt ?? null };
  return { timePercent: 100, progress: { [id]: { ...recorded, ...answered } } };
};

/** A step as whoever learns sees it; a closed lesson has not begun. */
export const myStepOf = (step: LessonStep, own: Own): MyLessonStep => {
  const watched = own.progress?.watched[step.id] ?? [];
  return {
    ...step,
    descriptionHtml: richTextHtml(step.description, 'h3'),
    watched,
    watchedPercent: step.videoSeconds === null ? 0 : watchedPercent(watched, step.videoSeconds),
    questions: step.questions.map((question) => {
      const { id } = question;
      const said = own.progress?.answers[id];
      const isJudged = question.responseType === 'multiple-choice';
      const asked = { record: recordedOf(own.progress, id), answer: own.answers[id] ?? null, now: own.now };
      return {
        ...myQuestionOf(question, asked),
        isConfirmed: said?.isConfirmed ?? null,
        awarded: said && !isJudged ? said.points : null,
        feedback: own.feedback({ id, lesson: own.progress }),
      };
    }),
  };
};

/** How far a lesson is after a change. */
export const myLessonStateOf = (
  record: TrainingAssignmentRecord,
  { lessonId, steps }: { lessonId: string; steps: readonly LessonStep[] },
  { now, questionId }: { now: Date; questionId: string | undefined },
): MyLessonState => {
  const lesson = record.progress[lessonId];
  const percents = steps.flatMap(({ id, videoSeconds }) =>
    videoSeconds === null ? [] : [[id, watchedPercent(lesson?.watched[id] ?? [], videoSeconds)] as const],
  );
  const question = steps.flatMap(({ questions }) => questions).find(({ id }) => id === questionId);
  return {
    lessonId,
    startedAt: lesson?.startedAt ?? null,
    finishedAt: lesson?.finishedAt ?? null,
    serverTime: now.toISOString(),
    training: myTrainingOf(record, now),
    watched: Object.fromEntries(percents),
    question: question ? { id: question.id, ...myProgressOf(question, recordedOf(lesson, question.id), now) } : null,
  };
};

/** By lesson and question: lessons of files that were called the same ask questions of the same ids. */
export type ByLesson<Said> = Readonly<Record<string, Readonly<Record<string, Said>>>>;
type Place = { lessonId: string; questionId: string };
export const withSaid = <Said>(all: ByLesson<Said>, { lessonId, questionId }: Place, said: Said): ByLesson<Said> => ({
  ...all,
  [lessonId]: { ...all[lessonId], [questionId]: said },
});

/** The answers as they are now; those of an erased person are gone. */
export const foldLessonAnswers = (answers: ByLesson<Answer>, event: TrainingAssignmentEvent): ByLesson<Answer> => {
  if (event.type === 'TrainingMoved') return withoutDropped(answers, event.data.dropped);
  if (event.type !== 'TrainingQuestionAnswered') return answers;
  const answer = known(event.data.answer);
  return answer === null ? answers : withSaid(answers, event.data, answer);
};
