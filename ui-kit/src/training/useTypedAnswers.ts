import type { MyLessonQuestion, MyLessonStep } from 'contracts/training/assignment/assignment.views';
import { useEffect, useState } from 'react';

/** What is answered in words or by choosing. */
export type TypedAnswer = { text: string } | { choiceIds: string[] };

/** The answer of a question that is saved, if it is written or chosen. */
export const typedOf = ({ answer }: Pick<MyLessonQuestion, 'answer'>): TypedAnswer | null => {
  if (answer === null) return null;
  if ('text' in answer) return { text: answer.text };
  return 'choiceIds' in answer ? { choiceIds: answer.choiceIds } : null;
};

/** An answer that says something, and something else than what is saved. */
export const canSave = (typed: TypedAnswer, saved: TypedAnswer | null): boolean => {
  if ('text' in typed) return typed.text.trim() !== '' && !(saved && 'text' in saved && saved.text === typed.text);
  const { choiceIds } = typed;
  const before = saved && 'choiceIds' in saved ? saved.choiceIds : [];
  return choiceIds.length > 0 && !(choiceIds.length === before.length && choiceIds.every((id) => before.includes(id)));
};

type AllTyped = Readonly<Record<string, TypedAnswer>>;
const keyOf = (name: string): string => `onrecord.typed.${name}`;

const readTyped = (name: string): AllTyped => {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(name)) ?? '{}') as AllTyped;
  } catch {
    return {};
  }
};
const keepTyped = (name: string, all: AllTyped): void => {
  try {
    if (Object.keys(all).length === 0) sessionStorage.removeItem(keyOf(name));
    else sessionStorage.setItem(keyOf(name), JSON.stringify(all));
  } catch {
    // The browser keeps nothing.
  }
};

/**
 * What was typed and chosen in a lesson and is not saved yet, by question: it stays from step to step and over a reload, in this tab,
 * under `name` (person and lesson).
 */
export const useTypedAnswers = (steps: readonly MyLessonStep[], name: string) => {
  const [typed, setTyped] = useState<AllTyped>(() => readTyped(name));
  useEffect(() => keepTyped(name, typed), [name, typed]);
  const isUnsaved = (question: MyLessonQuestion): boolean => {
    const answer = typed[question.id];
    return answer !== undefined && question.rightChoiceIds === null && canSave(answer, typedOf(question));
  };
  return {
    typed,
    type: (questionId: string, answer: TypedAnswer) => setTyped((all) => ({ ...all, [questionId]: answer })),
    /** It is saved; what was typed meanwhile stays. */
    forget: (questionId: string, saved: TypedAnswer) =>
      setTyped((all) =>
        all[questionId] === saved ? Object.fromEntries(Object.entries(all).filter(([id]) => id !== questionId)) : all,
      ),
    /** The first step with an answer that is not saved. */
    unsaved: steps.find(({ questions }) => questions.some(isUnsaved)),
  };
};
