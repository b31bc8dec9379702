import { newIdempotencyKey } from 'contracts/client/idempotency-key';
import { isProblemError } from 'contracts/client/problem-error';
import { useRef, useState } from 'react';

/** What the last attempt came to: a problem's code, and per field the codes of what is wrong with it. */
export type Refusal = { code: string; fields: Record<string, string[]> };

const refusalOf = (error: unknown): Refusal =>
  isProblemError(error) ? { code: error.code, fields: error.errors } : { code: 'internal-error', fields: {} };

/** Fields that must be filled in and are not, before anything is sent. */
export const missingFields = (values: Record<string, unknown>, required: readonly string[]): Refusal | null => {
  const missing = required.filter((field) => !String(values[field] ?? '').trim());
  if (missing.length === 0) return null;
  return { code: 'validation-failed', fields: Object.fromEntries(missing.map((field) => [field, ['field-required']])) };
};

/**
 * Sends what a person wished for. The same wish sent again after no answer came carries the same Idempotency-Key, so it
 * happens once; another wish carries another.
 */
export const useSend = <W, A>(send: (wish: W, idempotencyKey: string) => Promise<A>) => {
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [isBusy, setBusy] = useState(false);
  const attempt = useRef({ wish: '', key: '' });

  /** Answers null where it was refused; then `refusal` says why. */
  const submit = async (wish: W): Promise<A | null> => {
    const text = JSON.stringify(wish);
    if (attempt.current.wish !== text) attempt.current = { wish: text, key: newIdempotencyKey() };
    setBusy(true);
    setRefusal(null);
    try {
      const answer = await send(wish, attempt.current.key);
      attempt.current = { wish: '', key: '' };
      return answer;
    } catch (error) {
      setRefusal(refusalOf(error));
      return null;
    } finally {
      setBusy(false);
    }
  };
  return { submit, refusal, refuse: setRefusal, isBusy };
};
