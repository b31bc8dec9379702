import { isProblemError } from 'contracts/client/problem-error';
import { useState } from 'react';
import { useRequestKey } from './useRequestKey.ts';

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

type Outcome<A> = { answer: A; refusal: null } | { answer: null; refusal: Refusal };

/**
 * Sends what a person asked for. The same request sent again after no answer came carries the same Idempotency-Key, so it
 * happens once; another request carries another.
 */
export const useSend = <R, A>(send: (request: R, idempotencyKey: string) => Promise<A>) => {
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [isBusy, setBusy] = useState(false);
  const { keyOf, done } = useRequestKey();

  const attempt = async (request: R): Promise<Outcome<A>> => {
    const key = keyOf(request);
    setBusy(true);
    setRefusal(null);
    try {
      const answer = await send(request, key);
      done();
      return { answer, refusal: null };
    } catch (error) {
      const reason = refusalOf(error);
      setRefusal(reason);
      return { answer: null, refusal: reason };
    } finally {
      setBusy(false);
    }
  };
  /** Answers null where it was refused; then `refusal` says why. */
  const submit = async (request: R): Promise<A | null> => (await attempt(request)).answer;
  return { attempt, submit, refusal, refuse: setRefusal, isBusy };
};
