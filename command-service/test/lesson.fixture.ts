import { derivedId } from 'contracts/kernel/id';

const blank = {
  ...{ responseType: 'text', hint: '', instructionsVideoId: null, isRequired: true, allowedTakes: null },
  ...{ timeLimit: null, thinkTime: null, minimumCharacters: null, points: null, choices: [], showsRightAnswer: false },
};

/** A question as the API takes it; `text` gives it its id. */
export const lessonQuestion = (text: string, more: object = {}) => ({
  ...{ id: derivedId('question', text), text },
  ...blank,
  ...more,
});

/** One whose first choice is the right one. */
export const choiceQuestion = (text: string, points: number, more: object = {}) =>
  lessonQuestion(text, {
    ...{ responseType: 'multiple-choice', points },
    choices: ['right', 'wrong'].map((word) => ({
      ...{ id: derivedId('choice', text, word), text: word, isRight: word === 'right' },
    })),
    ...more,
  });

export const lessonStep = (name: string, more: object = {}) => ({
  ...{ id: derivedId('step', name), name, questions: [lessonQuestion(`${name}?`)] },
  ...more,
});
