import { readNumber } from 'ui-kit/format/number';

/** Digits of the smallest part of any currency. */
const MOST_DIGITS = 3;

/** An amount as people type it: nothing below zero, no smaller part than any currency has. */
export const amountRule = (typed: unknown): string | undefined => {
  const text = String(typed ?? '').trim();
  const amount = readNumber(text);
  return text === '' || (amount >= 0 && Number(amount.toFixed(MOST_DIGITS)) === amount)
    ? undefined
    : 'problem.job-amount-invalid';
};
