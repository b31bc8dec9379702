const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/**
 * Pauses after the first, second, … failed attempt: ten attempts in about three and a half days. However they are jittered, the
 * last comes after FAILING_DAYS of `deliveries.ts`.
 */
export const PAUSES = [
  ...[5 * SECOND, 5 * MINUTE, 30 * MINUTE],
  ...[2 * HOUR, 5 * HOUR, 10 * HOUR, 14 * HOUR, 24 * HOUR, 28 * HOUR],
];
/** Part of a pause by which it is longer or shorter, so that what failed together does not come back together. */
const JITTER = 0.1;
/** A consumer may ask for more time than the plan gives, up to this. */
const MAX_RETRY_AFTER = 24 * HOUR;

export type Tried = {
  /** Of the answer; null where none came. */
  status: number | null;
  /** No later attempt can do better. */
  isHopeless: boolean;
  /** The `Retry-After` header. */
  retryAfter: string | undefined;
};

export type Verdict = { status: 'delivered' } | { status: 'failed' } | { status: 'pending'; nextAttemptAt: Date };

/** Milliseconds that `Retry-After` asks for: seconds or a date (RFC 9110); 0 where it says nothing readable. */
export const retryAfterMs = (header: string | undefined, now: Date): number => {
  const text = header?.trim() ?? '';
  const asked = /^\d{1,9}$/.test(text) ? Number(text) * SECOND : Date.parse(text) - now.getTime();
  return Number.isFinite(asked) ? Math.min(Math.max(asked, 0), MAX_RETRY_AFTER) : 0;
};

/** What becomes of a delivery after its attempt number `tries`; `random` is between 0 and 1. */
export const verdictOf = (
  tried: Tried,
  { tries, now, random }: { tries: number; now: Date; random: number },
): Verdict => {
  const { status, isHopeless, retryAfter } = tried;
  if (status !== null && status >= 200 && status < 300) return { status: 'delivered' };
  const pause = PAUSES[tries - 1];
  if (isHopeless || pause === undefined) return { status: 'failed' };
  const jittered = pause * (1 - JITTER + 2 * JITTER * random);
  const wait = Math.max(jittered, retryAfterMs(retryAfter, now));
  return { status: 'pending', nextAttemptAt: new Date(now.getTime() + Math.round(wait)) };
};
