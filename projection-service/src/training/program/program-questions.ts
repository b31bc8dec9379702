import type { LessonContent } from 'contracts/training/lesson/lesson.fields';
import type { QuestionFigures } from 'contracts/training/program/program.endpoints';

/** How often the answers of a question came to what: `result` as in `3/5`. */
export type AnswerCount = { lessonId: string; questionId: string; result: string; count: number };
type Lesson = { lessonId: string; content: LessonContent };

const percentOf = (part: number, all: number): number | null => (all === 0 ? null : Math.round((100 * part) / all));

const figuresOf = (counts: readonly AnswerCount[]) => {
  const sum = { answered: 0, judged: 0, scored: 0, right: 0, earned: 0, possible: 0 };
  for (const { result, count } of counts) {
    const [points, possible] = result.split('/').map((one) => (one === '-' ? null : Number(one)));
    sum.answered += count;
    if (typeof points !== 'number' || typeof possible !== 'number') continue;
    sum.judged += count;
    if (possible === 0) continue;
    sum.scored += count;
    sum.right += points >= possible ? count : 0;
    sum.earned += points * count;
    sum.possible += possible * count;
  }
  const { answered, judged, scored, right, earned, possible } = sum;
  return { answered, judged, pointsPercent: percentOf(earned, possible), rightPercent: percentOf(right, scored) };
};

const NOTHING_TOLD = 101;
/** The hardest first; of what nothing can be told yet, as they are asked. */
const harder = (one: QuestionFigures, other: QuestionFigures): number =>
  (one.pointsPercent ?? NOTHING_TOLD) - (other.pointsPercent ?? NOTHING_TOLD) ||
  (one.rightPercent ?? NOTHING_TOLD) - (other.rightPercent ?? NOTHING_TOLD);

/** Every question of some lessons, with how people have answered it. */
export const questionFigures = (lessons: readonly Lesson[], counts: readonly AnswerCount[]): QuestionFigures[] =>
  lessons
    .flatMap(({ lessonId, content: { name: lessonName, steps } }) =>
      steps
        .flatMap(({ questions }) => questions)
        .map(({ id: questionId, text, responseType }) => {
          const mine = counts.filter((one) => one.lessonId === lessonId && one.questionId === questionId);
          return { lessonId, lessonName, questionId, text, responseType, ...figuresOf(mine) };
        }),
    )
    .toSorted(harder);
