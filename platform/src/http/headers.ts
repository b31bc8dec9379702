import type { IncomingHttpHeaders } from 'node:http';
import { MIN_POSITION_HEADER } from 'contracts/kernel/position';
import { Rejection } from 'contracts/kernel/problem';

/** What clients may say in headers, besides who they are. */
export type RequestHeaders = {
  /** The same key, the same change: it is made once. */
  idempotencyKey: string | null;
  /** Version that the record must still have. */
  ifMatch: number | null;
  minPosition: string | null;
  /** What the browser says of itself, cut to a length that can be kept. */
  userAgent: string | null;
};

const MAX_USER_AGENT = 300;
const KEY = /^[\x21-\x7e]{1,200}$/;
const VERSION = /^(?:W\/)?"?(\d{1,15})"?$/;

const invalid = (name: string) => new Rejection('validation-failed', 422, { errors: { [name]: ['field-invalid'] } });

const first = (value: string | string[] | undefined): string | null =>
  (Array.isArray(value) ? value[0] : value) ?? null;

export const requestHeaders = (headers: IncomingHttpHeaders): RequestHeaders => {
  const idempotencyKey = first(headers['idempotency-key']);
  if (idempotencyKey !== null && !KEY.test(idempotencyKey)) throw invalid('Idempotency-Key');
  const match = headers['if-match'];
  const version = match === undefined || match === '*' ? null : VERSION.exec(match)?.[1];
  if (version === undefined) throw invalid('If-Match');
  return {
    idempotencyKey,
    ifMatch: version === null ? null : Number(version),
    minPosition: first(headers[MIN_POSITION_HEADER.toLowerCase()]),
    userAgent: headers['user-agent']?.slice(0, MAX_USER_AGENT) || null,
  };
};
