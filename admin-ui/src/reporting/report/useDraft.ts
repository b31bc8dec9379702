import { useState } from 'react';
import type { Arrangement } from './arrangement.ts';

/** An arrangement that is being made, and what it began as. `isUsual`: it is the one that everybody begins with. */
export type Draft = { arrangement: Arrangement; from: Arrangement; isUsual: boolean };

const isSame = (a: Arrangement, b: Arrangement): boolean =>
  a.length === b.length &&
  a.every((one) =>
    b.some(
      ({ report, x, y, w, h }) => report === one.report && x === one.x && y === one.y && w === one.w && h === one.h,
    ),
  );

export const useDraft = () => {
  const [draft, setDraft] = useState<Draft | null>(null);
  return {
    draft,
    isChanged: draft !== null && !isSame(draft.arrangement, draft.from),
    begin: (arrangement: Arrangement) => setDraft({ arrangement, from: arrangement, isUsual: false }),
    reset: (arrangement: Arrangement) => setDraft((held) => held && { ...held, arrangement, isUsual: true }),
    // A grid tells of its layout also when nothing has moved.
    arrange: (arrangement: Arrangement) =>
      setDraft((held) =>
        !held || isSame(held.arrangement, arrangement) ? held : { ...held, arrangement, isUsual: false },
      ),
    end: () => setDraft(null),
  };
};
