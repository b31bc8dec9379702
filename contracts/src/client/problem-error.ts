import type { Problem } from '#contracts/kernel/problem';

/** What goes wrong on this side of the wire; handled as if the server had said it. */
export type ClientProblemCode =
  | 'network-unreachable' // no answer at all
  | 'unexpected-answer' // an answer that is not of this API, such as a proxy's
  | 'token-not-present' // what came instead of a token is none
  | 'token-not-stored'; // the browser refuses to keep anything

/** A refused call. `code` is stable and is the translation key; `errors` maps a field to its messages. */
export type ProblemError = Error & {
  name: 'ProblemError';
  /** HTTP status; 0 when there was no answer. */
  status: number;
  code: string;
  errors: Record<string, string[]>;
  problem: Problem;
};

export const problemError = (problem: Problem): ProblemError =>
  Object.assign(new Error(problem.detail ?? problem.title), {
    name: 'ProblemError' as const,
    status: problem.status,
    code: problem.code,
    errors: problem.errors ?? {},
    problem,
  });

export const isProblemError = (error: unknown): error is ProblemError =>
  error instanceof Error && error.name === 'ProblemError';

/** The names of these (docs/product.md ID-15). */
const detailOf: Partial<Record<ClientProblemCode, string>> = {
  'token-not-present': 'TOKEN_NOT_PRESENT',
  'token-not-stored': 'STORE_TOKEN_ERROR',
};

export const clientProblem = (code: ClientProblemCode, status = 0): ProblemError => {
  const detail = detailOf[code];
  return problemError({
    type: `urn:onrecord:problem:${code}`,
    title: code.replaceAll('-', ' '),
    status,
    code,
    ...(detail !== undefined && { detail }),
  });
};

/** The problem a failed response carries; `unexpected-answer` when it carries none. */
export const problemOf = async (response: Response): Promise<ProblemError> => {
  const body: unknown = await response.json().catch(() => null);
  const isProblem = typeof body === 'object' && body !== null && 'code' in body && typeof body.code === 'string';
  return isProblem
    ? problemError({ ...(body as Problem), status: response.status })
    : clientProblem('unexpected-answer', response.status);
};
