import { useEffect, useRef } from 'react';

export type ReviewKeys = {
  nextQuestion: () => void;
  previousQuestion: () => void;
  nextCandidate: () => void;
  previousCandidate: () => void;
  rate: (place: number) => void;
  nextUnrated: () => void;
};

/** Letters belong to what is typed, and keys of a player to the player. */
const takesKeys = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.closest('input, textarea, select, [role="dialog"], [role="slider"]') !== null);

const actionOf = (key: string, keys: ReviewKeys): (() => void) | undefined => {
  switch (key) {
    case 'n':
      return keys.nextQuestion;
    case 'p':
      return keys.previousQuestion;
    case 'N':
      return keys.nextCandidate;
    case 'P':
      return keys.previousCandidate;
    case 'u':
      return keys.nextUnrated;
    default:
      return /^[1-9]$/.test(key) ? () => keys.rate(Number(key) - 1) : undefined;
  }
};

/** N and P lead from question to question, with Shift from candidate to candidate; U to the next that is not rated; digits rate. */
export const useReviewKeys = (keys: ReviewKeys): void => {
  const now = useRef(keys);
  now.current = keys;
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || takesKeys(event.target)) return;
      const act = actionOf(event.key, now.current);
      if (!act) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
};
