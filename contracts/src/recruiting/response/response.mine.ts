import { known } from '#contracts/kernel/personal';
import { recordedTypes } from '#contracts/recruiting/question/question.choices';
import type { Question } from '#contracts/recruiting/question/question.fields';
import type { ResponseEvent, ResponseRecord } from './response.entity.ts';
import type { Answer, MyAnswer } from './response.events.ts';
import { limitsOf, noProgress, runningTake, type Take, takesOf } from './response.progress.ts';
import type { MyProgress, MyQuestion, MyTake } from './response.views.ts';

/** How far questions are, of a response or of a lesson. */
type AnswerProgress = Pick<ResponseRecord, 'progress' | 'timePercent'>;

const takeOf = ({ isInterrupted = false, isLost = false, ...kept }: Take): MyTake => {
  const { takeId, take, startedAt, until, stoppedAt, fileId } = kept;
  return { takeId, take, startedAt, until, stoppedAt, fileId, isInterrupted, isLost };
};

/** How far a question is, as its candidate sees it. */
export const myProgressOf = (question: Question, record: AnswerProgress, now: Date): MyProgress => {
  const progress = record.progress[question.id] ?? noProgress;
  const { shownAt, thinkUntil, videoSeconds = 0, takes, answerVersion, answeredAt } = progress;
  const allowed = takesOf(question, progress);
  const running = runningTake(progress, now);
  return {
    ...{ shownAt, thinkUntil, videoSeconds, answerVersion, answeredAt },
    takesUsed: takes.length,
    takesLeft: allowed === null ? null : Math.max(0, allowed - takes.length),
    takes: takes.map(takeOf),
    running: running ? takeOf(running) : null,
  };
};

/** Whether what is asked was told: of a recorded question when its time to think has begun, where it has one, else when it was shown. */
const isTold = ({ responseType, thinkTime }: Question, { shownAt, thinkUntil }: MyProgress): boolean => {
  if (!recordedTypes.includes(responseType)) return true;
  return thinkTime ? thinkUntil !== null : shownAt !== null;
};

/** An answer as its candidate sees it: whether it was right, and what points that makes, only where they are shown what is right. */
export const myAnswerOf = (
  { showsRightAnswer }: Pick<Question, 'showsRightAnswer'>,
  answer: Answer | null,
): MyAnswer | null =>
  answer === null || !('choiceIds' in answer) || showsRightAnswer ? answer : { ...answer, isRight: null, points: null };

/** A question as its candidate sees it. */
export const myQuestionOf = (
  question: Question,
  { record, answer, now }: { record: AnswerProgress; answer: Answer | null; now: Date },
): MyQuestion => {
  const progress = myProgressOf(question, record, now);
  const { id, responseType, isRequired, allowedTakes, minimumCharacters, points, showsRightAnswer } = question;
  const told = isTold(question, progress);
  return {
    ...{ id, responseType, isRequired, allowedTakes, minimumCharacters, points, showsRightAnswer },
    text: told ? question.text : null,
    hint: told ? question.hint : '',
    instructionsVideoId: told ? question.instructionsVideoId : null,
    ...limitsOf(question, record.timePercent),
    choices: question.choices.map(({ id: choiceId, text }) => ({ id: choiceId, text })),
    rightChoiceIds:
      showsRightAnswer && responseType === 'multiple-choice' && progress.answeredAt !== null
        ? question.choices.filter(({ isRight }) => isRight).map((choice) => choice.id)
        : null,
    answer: myAnswerOf(question, answer),
    ...progress,
  };
};

/** The answers as they are now, by question; those of an erased person are gone. */
export const foldAnswers = (
  answers: Readonly<Record<string, Answer>>,
  event: ResponseEvent,
): Record<string, Answer> => {
  if (event.type !== 'ResponseAnswerGiven') return answers;
  const answer = known(event.data.answer);
  return answer === null ? answers : { ...answers, [event.data.questionId]: answer };
};
