import type { Locale } from '#contracts/kernel/locales';
import type { Question } from '#contracts/recruiting/question/question.fields';
import type { WrittenQuestion } from './question-block.ts';

type Words = { text: string; yes: string; no: string };

/** Asked where a file asks nothing, since a lesson asks something (docs/product.md TRA-2). */
const words: Record<Locale, Words> = {
  'en-us': { text: 'Have you read and understood this lesson?', yes: 'Yes', no: 'Not yet' },
  'pt-br': { text: 'Você leu e entendeu esta aula?', yes: 'Sim', no: 'Ainda não' },
};

export const confirmationIn = (locale: Locale): WrittenQuestion => {
  const { text, yes, no } = words[locale];
  return {
    ...{ text, responseType: 'multiple-choice', hint: '', instructionsVideoId: null, isRequired: true },
    ...{ allowedTakes: null, timeLimit: null, thinkTime: null, minimumCharacters: null, points: null },
    choices: [
      { text: yes, isRight: true },
      { text: no, isRight: false },
    ],
    showsRightAnswer: false,
  };
};

/** The language of a confirmation that nobody has changed; null: it is another question. */
export const confirmationLocale = ({ id: _, choices, ...question }: Question): Locale | null => {
  const said = { ...question, choices: choices.map(({ text, isRight }) => ({ text, isRight })) };
  const found = (Object.keys(words) as Locale[]).find((locale) => {
    const confirmation = confirmationIn(locale);
    return Object.entries(confirmation).every(
      ([key, value]) => JSON.stringify(said[key as keyof typeof said]) === JSON.stringify(value),
    );
  });
  return found ?? null;
};
