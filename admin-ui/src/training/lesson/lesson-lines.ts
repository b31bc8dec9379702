import type { Question } from 'contracts/recruiting/question/question.fields';
import type { LessonContent, LessonStep } from 'contracts/training/lesson/lesson.fields';
import { linesOf } from 'contracts/training/version/compare-lines';
import type { useTranslate } from 'react-admin';
import type { FileNames } from '#admin-ui/training/version/useFileNames';

type Said = { t: ReturnType<typeof useTranslate>; fileName: FileNames };
const STEP = 'resources.training-lessons.items.steps.fields';
const QUESTION = 'resources.questions.fields';

/** `Label: value`, where there is one. */
const fact = (label: string, value: string | number | null): string[] =>
  value === null || value === '' ? [] : [`${label}: ${value}`];

const questionLines = (question: Question, { t, fileName }: Said): string[] => {
  const { text, responseType, isRequired, points, hint, instructionsVideoId, choices, showsRightAnswer } = question;
  const numbers = ['allowedTakes', 'timeLimit', 'thinkTime', 'minimumCharacters'] as const;
  return [
    '',
    ...linesOf(text).map((line, at) => `${at === 0 ? '? ' : ''}${line}`),
    [
      t(`resources.questions.responseType.${responseType}`),
      t(`training.learn.${isRequired ? 'required' : 'optional'}`),
      ...(points ? [t('training.learn.points', { smart_count: points })] : []),
    ].join(' · '),
    ...numbers.flatMap((field) => fact(t(`${QUESTION}.${field}`), question[field])),
    ...fact(t(`${QUESTION}.hint`), hint),
    ...fact(t(`${QUESTION}.instructionsVideoId`), instructionsVideoId && fileName(instructionsVideoId)),
    ...choices.map((choice) => `${choice.isRight ? '✓' : '–'} ${choice.text}`),
    ...(showsRightAnswer ? [t(`${QUESTION}.showsRightAnswer`)] : []),
  ];
};

const stepLines = (step: LessonStep, number: number, said: Said): string[] => {
  const { t, fileName } = said;
  const { name, description, videoFileId, videoUrl, videoSeconds, requiredPercent, attachments, questions } = step;
  const video = videoUrl ?? (videoFileId && fileName(videoFileId));
  return [
    '',
    `${number}. ${name}`,
    ...linesOf(description),
    ...(video ? [t('training.learn.video', { name: video })] : []),
    ...fact(t(`${STEP}.videoSeconds`), videoSeconds),
    ...fact(t(`${STEP}.requiredPercent`), requiredPercent),
    ...attachments.map((one) => `📎 ${one.name} (${fileName(one.fileId)})`),
    ...questions.flatMap((question) => questionLines(question, said)),
  ];
};

/** A lesson as lines: what a version says, one thing a line. */
export const lessonLines = ({ name, steps }: LessonContent, said: Said): string[] => [
  name,
  ...steps.flatMap((step, at) => stepLines(step, at + 1, said)),
];

/** Files of the library that a lesson shows. */
export const filesOfLesson = ({ steps }: LessonContent): string[] =>
  steps
    .flatMap(({ videoFileId, attachments, questions }) => [
      videoFileId,
      ...attachments.map(({ fileId }) => fileId),
      ...questions.map(({ instructionsVideoId }) => instructionsVideoId),
    ])
    .filter((id) => id !== null);
