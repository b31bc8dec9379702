import { caused } from 'contracts/kernel/message';
import { type QuestionRejection, questionFault } from 'contracts/recruiting/question/question.fields';
import { trainingLesson } from 'contracts/training/lesson/lesson.entity';
import { type LessonRejection, type LessonStep, videoFault } from 'contracts/training/lesson/lesson.fields';
import { type DecisionsOf, entityDecider } from '#command-service/entity/entity.decider';
import { refuseFaults } from '#command-service/recruiting/question/question.decider';
import { assertOwn } from '#command-service/training/given-program/own';

type Fault = readonly [path: string, code: LessonRejection | QuestionRejection | null];

const stepFaults = (step: LessonStep, at: number): Fault[] => {
  const video = videoFault(step);
  const questions = step.questions.map(
    (question, number): Fault => [`steps.${at}.questions.${number}.choices`, questionFault(question)],
  );
  return video ? [[`steps.${at}.${video[0]}`, video[1]], ...questions] : questions;
};

/** Something is asked in a lesson (docs/product.md TRA-2). */
const asksNothing = (steps: readonly LessonStep[]): Fault[] =>
  steps.every(({ questions }) => questions.length === 0) ? [['steps.0.questions', 'questions-required']] : [];

/** What is wrong with the steps of a lesson, by the field. */
export const lessonFaults = (steps: readonly LessonStep[]): Fault[] =>
  [...steps.flatMap(stepFaults), ...asksNothing(steps)].filter(([, code]) => code !== null);

/** Of a draft that says what was published of it, there is no other version. */
const publish: DecisionsOf<typeof trainingLesson>['PublishTrainingLesson'] = (command, record) => {
  assertOwn('lesson-given', command, record.origin);
  const { id: trainingLessonId, name, steps, publication, publishedVersion } = record;
  if (publication === 'published') return [];
  const published = { trainingLessonId, lessonVersion: publishedVersion + 1, note: command.data.note, name, steps };
  return [caused(command, 'TrainingLessonPublished', published)];
};

export const lessonDecider = entityDecider(trainingLesson, {
  check: ({ steps, origin }, command, before) => {
    assertOwn('lesson-given', command, before?.origin ?? null, origin);
    refuseFaults(lessonFaults(steps));
  },
  decide: { PublishTrainingLesson: publish },
});
