import { answerLength } from 'contracts/recruiting/response/response.length';
import type { MyQuestion } from 'contracts/recruiting/response/response.views';
import { useEffect, useRef, useState } from 'react';
import { drafts } from './drafts.ts';
import type { StepPlace } from './responses.ts';
import { useStepping } from './useStepping.ts';

/** Milliseconds without a key after which what was written is sent. */
const PAUSE = 1_000;

/** `unkept`: nor does this browser keep anything. */
export type Saving = 'saved' | 'unsaved' | 'saving' | 'too-short' | 'too-short-unkept' | 'failed' | 'failed-unkept';

/** A written answer that saves itself: in this browser with each key, at the server after each pause. */
export const useAutosave = (place: StepPlace, question: MyQuestion) => {
  const { id: questionId, answer, answerVersion, minimumCharacters } = question;
  const held = answer && 'text' in answer ? answer.text : '';
  const [draft] = useState(() => drafts.get(place.id, questionId));
  const [text, setText] = useState(draft?.text ?? held);
  // A draft of which nobody knows what it was written over stands over none that is there.
  const [begunAt, setBegunAt] = useState(draft ? (draft.answerVersion ?? 0) : answerVersion);
  const [isKept, setKept] = useState(true);
  const { step, refusal, isBusy } = useStepping(place, 'answer');
  const tooShort = answerLength(text) < (minimumCharacters ?? 1);
  const isSaved = text === held;
  const attempted = useRef<string | null>(null);
  const base = held === attempted.current ? answerVersion : begunAt;
  /** Answered elsewhere since this was written: neither takes the place of the other by itself. */
  const isOutdated = !isSaved && base !== answerVersion;

  const save = async (): Promise<boolean> => {
    if (isSaved) return true;
    if (tooShort || isOutdated) return false;
    attempted.current = text;
    const done = await step({ questionId, text, answerVersion });
    if (done && drafts.get(place.id, questionId)?.text === text) drafts.remove(place.id, questionId);
    return done !== null;
  };
  const latest = useRef(save);
  latest.current = save;

  useEffect(() => {
    if (isSaved || tooShort || isBusy || isOutdated) return undefined;
    const timer = setTimeout(() => void latest.current(), attempted.current === text ? 5 * PAUSE : PAUSE);
    return () => clearTimeout(timer);
  }, [text, isSaved, tooShort, isBusy, isOutdated]);

  const write = (next: string) => {
    setText(next);
    setKept(drafts.set(place.id, questionId, { text: next, answerVersion: base }));
  };
  /** Of the two, one is chosen: what is written here, which is saved then, or what is saved. */
  const keep = (mine: boolean) => {
    setBegunAt(answerVersion);
    if (mine) return setKept(drafts.set(place.id, questionId, { text, answerVersion }));
    setText(held);
    drafts.remove(place.id, questionId);
  };
  const stateOf = (): Saving => {
    if (isBusy || isSaved) return isBusy ? 'saving' : 'saved';
    if (tooShort) return isKept ? 'too-short' : 'too-short-unkept';
    if (refusal) return isKept ? 'failed' : 'failed-unkept';
    return 'unsaved';
  };
  return {
    text,
    write,
    save,
    refusal,
    state: stateOf(),
    isAtRisk: isBusy || !(isSaved || isKept),
    other: isOutdated ? held : null,
    keep,
  };
};
