const KEY = 'onrecord.unsent';

type Unsent = { owner: string; interviewIds: string[] };

const read = (): Unsent | null => {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? 'null');
  } catch {
    return null;
  }
};

/** Interviews of which recordings still wait in this browser: known without what sends them. */
export const unsent = {
  has: (owner: string | undefined, interviewId: string): boolean => {
    const kept = read();
    return kept !== null && kept.owner === owner && kept.interviewIds.includes(interviewId);
  },
  set: (owner: string, interviewIds: readonly string[]): void => {
    try {
      if (interviewIds.length > 0)
        localStorage.setItem(KEY, JSON.stringify({ owner, interviewIds: [...new Set(interviewIds)] }));
      else if (read()?.owner === owner) localStorage.removeItem(KEY);
    } catch {
      // A browser that keeps nothing sends what it has, and is not reminded of it.
    }
  },
};
