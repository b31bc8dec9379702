import { newIdempotencyKey } from 'contracts/client/idempotency-key';

/** Of a tab that keeps nothing, for as long as it is open. */
const unkept = new Map<string, string>();
const nameOf = (step: string, questionId: string): string => `onrecord.begin.${step}.${questionId}`;

const read = (name: string): string | null => {
  try {
    return sessionStorage.getItem(name);
  } catch {
    return null;
  }
};

/**
 * Keys of requests that begin a recording, until they are answered: sent again, also after a reload, such a request begins the same
 * recording (docs/product.md REC-284). Kept for this tab alone, which is the one that records.
 */
export const beginKeys = {
  get: (step: string, questionId: string): string | null => {
    const name = nameOf(step, questionId);
    return unkept.get(name) ?? read(name);
  },
  /** The one that waits for an answer, else another. */
  keep: (step: string, questionId: string): string => {
    const name = nameOf(step, questionId);
    const key = beginKeys.get(step, questionId) ?? newIdempotencyKey();
    unkept.set(name, key);
    try {
      sessionStorage.setItem(name, key);
    } catch {
      // This page remembers it.
    }
    return key;
  },
  forget: (step: string, questionId: string): void => {
    const name = nameOf(step, questionId);
    unkept.delete(name);
    try {
      sessionStorage.removeItem(name);
    } catch {
      // Nothing was kept.
    }
  },
};
