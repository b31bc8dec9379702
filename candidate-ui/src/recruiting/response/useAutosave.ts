import type { MyQuestion } from 'contracts/recruiting/response/response.views';
import { useEffect, useRef, useState } from 'react';
import { drafts } from './drafts.ts';
import { useStepping } from './useStepping.ts';

/** Milliseconds without a key after which what was written is sent. */
const PAUSE = 1_000;

export type Saving = 'saved' | 'unsaved' | 'saving' | 'too-short' | 'failed';

/** A written answer that saves itself: in this browser with each key, at the server after each pause. */
export const useAutosave = (interviewId: string, question: MyQuestion) => {
  const { id: questionId, answer, answerVersion, minimumCharacters } = question;
  const held = answer && 'text' in answer ? answer.text : '';
  const [text, setText] = useState(() => drafts.get(interviewId, questionId) ?? held);
  const { step, refusal, isBusy } = useStepping(interviewId, 'answer');
  const tooShort = text.trim().length < (minimumCharacters ?? 1);
  const isSaved = text === held;
  const attempted = useRef('');

  const save = async (): Promise<boolean> => {
    if (isSaved) return true;
    if (tooShort) return false;
    attempted.current = text;
    const done = await step({ questionId, text, answerVersion });
    if (done && drafts.get(interviewId, questionId) === text) drafts.remove(interviewId, questionId);
    return done !== null;
  };
  const latest = useRef(save);
  latest.current = save;

  useEffect(() => {
    if (isSaved || tooShort || isBusy) return undefined;
    const timer = setTimeout(() => void latest.current(), attempted.current === text ? 5 * PAUSE : PAUSE);
    return () => clearTimeout(timer);
  }, [text, isSaved, tooShort, isBusy]);

  const write = (next: string) => {
    setText(next);
    drafts.set(interviewId, questionId, next);
  };
  const state: Saving = isBusy ? 'saving' : isSaved ? 'saved' : tooShort ? 'too-short' : refusal ? 'failed' : 'unsaved';
  return { text, write, save, refusal, state, hasAnswer: answer !== null };
};
