import { isExpectedVersionConflictError } from '@event-driven-io/emmett';
import { fieldErrors } from 'contracts/kernel/field-errors';
import { type Problem, problem, Rejection } from 'contracts/kernel/problem';
import type { ErrorRequestHandler, Response } from 'express';
import type { Logger } from 'pino';
import { ZodError } from 'zod';
import { isGuardConflict } from '#platform/event-store/guard-conflict';
import { isAway } from '#platform/postgres/away';

/** Seconds after which a database that did not answer may be there again. */
const AWAY_SECONDS = 2;

/** What body-parser and Express's router throw for a request they cannot take. */
type RequestFault = Error & { status: number; type?: string };

const isRequestFault = (error: unknown): error is RequestFault =>
  error instanceof Error && 'status' in error && typeof error.status === 'number' && error.status < 500;

const ofRequestFault = ({ status, type }: RequestFault): Problem => {
  if (status === 413) return problem(413, 'payload-too-large');
  if (status === 415) return problem(415, 'unsupported-media-type');
  return problem(400, 'malformed-request', type === 'entity.parse.failed' ? { detail: 'The body is not JSON.' } : {});
};

/** Every error this product throws or meets, as RFC 9457. Here and nowhere else. */
export const problemOf = (error: unknown): Problem => {
  if (error instanceof Rejection) {
    const { code, status, errors, detail, left } = error;
    const more = left === undefined ? {} : { left };
    return problem(status, code, { ...(errors && { errors }), ...(detail && { detail }), ...more });
  }
  if (error instanceof ZodError) {
    return problem(422, 'validation-failed', { errors: fieldErrors(error.issues, 'body') });
  }
  if (isExpectedVersionConflictError(error) || isGuardConflict(error)) return problem(409, 'concurrent-change');
  if (isRequestFault(error)) return ofRequestFault(error);
  if (isAway(error)) return problem(503, 'database-unavailable');
  return problem(500, 'internal-error');
};

const answerProblem = (response: Response, body: Problem) => {
  const text = JSON.stringify({ ...body, requestId: response.locals.requestId });
  response.statusCode = body.status;
  response.setHeader('Content-Type', 'application/problem+json');
  response.setHeader('Content-Length', Buffer.byteLength(text));
  response.end(text);
};

/** Last of an app's handlers: answers what was thrown, and logs what is our own fault. */
export const answerProblems =
  (log: Pick<Logger, 'error'>): ErrorRequestHandler =>
  (error, _request, response, _next) => {
    const body = problemOf(error);
    if (body.status >= 500) log.error({ err: error, requestId: response.locals.requestId }, 'internal error');
    if (response.headersSent) response.destroy();
    else {
      const retryAfter = error instanceof Rejection ? error.retryAfter : body.status === 503 ? AWAY_SECONDS : undefined;
      if (retryAfter) response.setHeader('Retry-After', retryAfter);
      if (body.status === 401) response.setHeader('WWW-Authenticate', 'Bearer');
      answerProblem(response, body);
    }
  };
