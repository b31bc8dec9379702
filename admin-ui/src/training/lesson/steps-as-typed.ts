import type { Question } from 'contracts/recruiting/question/question.fields';
import type { LessonStep } from 'contracts/training/lesson/lesson.fields';

/** What a form holds while it is filled in: anything may be missing. */
type Typed<T> = { [Field in keyof T]?: T[Field] | '' | null | undefined };
export type TypedStep = Typed<Omit<LessonStep, 'attachments' | 'questions'>> & {
  attachments?: readonly Typed<LessonStep['attachments'][number]>[] | null;
  questions?: readonly Typed<Question>[] | null;
};

const text = (value: string | null | undefined): string => value ?? '';
const numberOf = (value: unknown): number | null => (value === '' || value == null ? null : Number(value));

const questionOf = (typed: Typed<Question>): Question[] =>
  typed.id && typed.responseType
    ? [
        {
          ...{ id: typed.id, responseType: typed.responseType, text: text(typed.text), hint: text(typed.hint) },
          ...{ instructionsVideoId: typed.instructionsVideoId || null, isRequired: typed.isRequired === true },
          ...{ allowedTakes: numberOf(typed.allowedTakes), timeLimit: numberOf(typed.timeLimit) },
          ...{ thinkTime: numberOf(typed.thinkTime), points: numberOf(typed.points) },
          minimumCharacters: numberOf(typed.minimumCharacters),
          choices: (typed.choices || []).filter((one) => one.id && one.text),
          showsRightAnswer: typed.showsRightAnswer === true,
        },
      ]
    : [];

/** Steps of a lesson as they stand in its form: what is not filled in yet is left out. */
export const stepsAsTyped = (steps: readonly TypedStep[]): LessonStep[] =>
  steps.flatMap((step) =>
    step.id
      ? [
          {
            ...{ id: step.id, name: text(step.name), description: text(step.description) },
            attachments: (step.attachments ?? []).flatMap(({ id, name, fileId }) =>
              id && fileId ? [{ id, name: text(name), fileId }] : [],
            ),
            ...{ videoFileId: step.videoFileId || null, videoUrl: step.videoUrl || null },
            ...{ videoSeconds: numberOf(step.videoSeconds), requiredPercent: numberOf(step.requiredPercent) },
            questions: (step.questions ?? []).flatMap(questionOf),
          },
        ]
      : [],
  );
