import { z } from 'zod';

/** RFC 9457 problem details. `code` is stable and is also the translation key; `errors` maps a field to its messages. */
export const Problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  code: z.string(),
  detail: z.string().optional(),
  errors: z.record(z.string(), z.array(z.string())).optional(),
  /** Of an allowance that the request would exceed. */
  left: z.int().optional(),
  requestId: z.string().optional(),
});
export type Problem = z.infer<typeof Problem>;

/** Refusals that any route may answer with; an aggregate declares its own beside its commands. */
export type CommonProblemCode =
  | 'validation-failed' // 422: `errors` says which field and why; nothing was changed
  | 'malformed-request' // 400: not JSON, or not of the announced type
  | 'payload-too-large' // 413
  | 'headers-too-large' // 431: headers and address together
  | 'request-timeout' // 408: the request did not arrive in time
  | 'unsupported-media-type' // 415: bodies are application/json
  | 'method-not-allowed' // 405: the path is known, with the methods that `Allow` names
  | 'unauthenticated' // 401: no session, or one that has ended
  | 'forbidden' // 403: the session is valid, the permission is missing
  | 'not-in-company' // 403: whoever asks may not act in the company that the request names
  | 'takes-a-person' // 403: an API key asked for what belongs to people
  | 'company-suspended' // 403: a platform admin has shut the company out
  | 'not-found' // 404: no such thing in this company
  | 'stale-record' // 412: changed since it was read; read again
  | 'concurrent-change' // 409: somebody changed it at the same moment; try again
  | 'personal-data-unavailable' // 503: the key of somebody's data is missing; wait for Retry-After
  | 'record-unavailable' // 503: one of its events cannot be read; wait for Retry-After
  | 'idempotency-key-reused' // 422: the same person asked for something else under this key before
  | 'too-many-requests' // 429: wait for Retry-After
  | 'not-yet-visible' // 425: the read side has not reached X-Min-Position; ask again
  | 'range-not-satisfiable' // 416: the file has fewer bytes
  | 'range-too-deep' // 422: narrow the filter instead of paging that far
  | 'database-unavailable' // 503: the database does not answer; wait for Retry-After. A change may have been made: repeat it under its key
  | 'service-unavailable' // 503: a part of the product does not answer; the same holds
  | 'internal-error'; // 500: ours, reported with the request id

export const problem = (status: number, code: string, rest: Partial<Problem> = {}): Problem => ({
  type: `urn:onrecord:problem:${code}`,
  title: titleOf(code),
  status,
  code,
  ...rest,
});

const titleOf = (code: string): string => {
  const words = code.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** A command or request refused for a declared reason; becomes a problem in exactly one file of platform/http. */
export class Rejection<Code extends string = string> extends Error {
  readonly code: Code;
  readonly status: number;
  readonly errors: Record<string, string[]> | undefined;
  readonly detail: string | undefined;
  /** Seconds after which asking again makes sense. */
  readonly retryAfter: number | undefined;
  /** Of an allowance that the request would exceed. */
  readonly left: number | undefined;

  constructor(
    code: Code,
    status: number,
    rest: { errors?: Record<string, string[]>; detail?: string; retryAfter?: number; left?: number } = {},
  ) {
    super(code);
    this.name = 'Rejection';
    this.code = code;
    this.status = status;
    this.errors = rest.errors;
    this.detail = rest.detail;
    this.retryAfter = rest.retryAfter;
    this.left = rest.left;
  }
}
