import type { AuthOf } from 'contracts/kernel/auth';
import type { Endpoint } from 'contracts/kernel/endpoint';
import { fieldErrors } from 'contracts/kernel/field-errors';
import type { RequestScope } from 'contracts/kernel/message';
import { isAccess } from 'contracts/kernel/permission';
import { Rejection } from 'contracts/kernel/problem';
import { TENANT_HEADER } from 'contracts/kernel/tenant-header';
import type { IRouter, Request, Response } from 'express';
import { z } from 'zod';
import type { Clock } from '#platform/service';
import { type Authorize, bearerOf } from './authorize.ts';
import { readBody } from './body.ts';
import { encoded, encodingFor } from './encoding.ts';
import { type FileAnswer, sendFile } from './file-answer.ts';
import { type RequestHeaders, requestHeaders } from './headers.ts';
import { requestScope } from './idempotency.ts';
import { addressKey, type RateLimit } from './rate-limit.ts';
import { type StreamAnswer, sendStream } from './stream-answer.ts';
import { readUpload } from './upload.ts';

type Parsed<S> = S extends z.ZodType ? z.output<S> : Record<string, never>;

/** A request as a handler sees it: parsed, and its caller known and permitted. */
export type RequestOf<E extends Endpoint> = RequestHeaders & {
  params: Parsed<E['params']>;
  query: Parsed<E['query']>;
  body: Parsed<E['body']>;
  /** What was uploaded. */
  file: E extends { upload: object } ? Buffer : null;
  auth: AuthOf<E['access']>;
  bearer: string | null;
  ip: string | null;
  requestId: string;
  correlationId: string;
  now: Date;
  /** Of a request under an idempotency key. */
  scope: RequestScope | null;
};

export type Answer<E extends Endpoint> = { body: z.output<E['answer']>; headers?: Record<string, string> };
type AnswerOf<E extends Endpoint> = E extends { download: string } ? FileAnswer | StreamAnswer : Answer<E>;
export type Handler<E extends Endpoint> = (request: RequestOf<E>) => Promise<AnswerOf<E>> | AnswerOf<E>;

export type HttpContext = {
  clock: Clock;
  authorize: Authorize;
  /** Limit of routes that take credentials. */
  limitAuth: RateLimit;
  /** Server key of the hashes by which repeated requests are told; only who changes things needs it. */
  payloadKey?: Buffer;
  /** Of routes with a secret of their own: throws for a bearer that is not it, before anything of the body is read. */
  admit?: (bearer: string | null) => void;
};

const nothing = z.strictObject({});

/** Fields that a schema does not name are refused, whatever the schema says of them. */
const strict = (schema: z.ZodType | undefined): z.ZodType =>
  schema instanceof z.ZodObject ? schema.strict() : (schema ?? nothing);

const parserOf = (endpoint: Endpoint) => {
  const parts = Object.entries({ params: endpoint.params, query: endpoint.query, body: endpoint.body }).map(
    ([name, schema]) => ({ name, schema: strict(schema) }),
  );
  return (input: Record<string, unknown>): Record<string, unknown> => {
    // An id that can be no id names nothing, whatever else is wrong (docs/product.md API-4).
    if (endpoint.params && !endpoint.params.safeParse(input.params).success) throw new Rejection('not-found', 404);
    const parsed: Record<string, unknown> = {};
    let errors: Record<string, string[]> | undefined;
    for (const { name, schema } of parts) {
      const result = schema.safeParse(input[name], { reportInput: true });
      if (result.success) parsed[name] = result.data;
      else errors = { ...errors, ...fieldErrors(result.error.issues, name) };
    }
    if (errors) throw new Rejection('validation-failed', 422, { errors });
    return parsed;
  };
};

const send = async (
  request: Request,
  response: Response,
  { status, body, headers = {} }: Answer<Endpoint> & { status: number },
): Promise<void> => {
  const plain = Buffer.from(JSON.stringify(body));
  const encoding = encodingFor(request, plain.length);
  const bytes = await encoded(plain, encoding);
  response.statusCode = status;
  for (const name in headers) response.setHeader(name, headers[name] ?? '');
  response.setHeader('Vary', 'Accept-Encoding');
  if (encoding !== 'identity') {
    response.setHeader('Content-Encoding', encoding);
    // It tells of the record's version, not of these bytes.
    if (headers.ETag) response.setHeader('ETag', `W/${headers.ETag}`);
  }
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.setHeader('Content-Length', bytes.length);
  response.end(bytes);
};

type AnyAnswer = Answer<Endpoint> | FileAnswer | StreamAnswer;
const isFile = (answer: AnyAnswer): answer is FileAnswer => 'read' in answer;
const isStream = (answer: AnyAnswer): answer is StreamAnswer => 'chunks' in answer;

/** Serves `endpoint` with `handler`: caller first, then limits and syntax, then the handler. */
export const mount = <const E extends Endpoint>(
  router: IRouter,
  endpoint: E,
  handler: Handler<E>,
  { clock, authorize, limitAuth, payloadKey, admit }: HttpContext,
): void => {
  const { method, path, access, upload, status = 200 } = endpoint as Endpoint;
  if (!isAccess(access)) throw new Error(`${method} ${path} declares neither a permission, authenticated nor public`);
  const parse = parserOf(endpoint);

  const serve = async (request: Request, response: Response) => {
    const { locals } = response;
    locals.route = path;
    const { authorization } = request.headers;
    const auth = await authorize({ authorization, tenant: request.get(TENANT_HEADER), ip: request.ip }, access);
    locals.auth = auth;
    const bearer = bearerOf(authorization);
    admit?.(bearer);
    if (auth && 'isAcrossTenants' in auth) locals.lookedAt = request.params.id;
    if (auth && 'apiKeyId' in auth) await locals.countAs?.(auth.apiKeyId);
    if (access === 'system') await locals.uncount?.();
    if (endpoint.rateLimit === 'auth') await limitAuth(addressKey(request.ip));
    const headers = requestHeaders(request.headers);
    const { params, query } = request;
    const file = upload ? await readUpload(request, upload) : null;
    const parsed = parse({ params, query, body: upload ? {} : await readBody(request, response) });
    const isScoped = payloadKey !== undefined && headers.idempotencyKey !== null;
    const answer: AnyAnswer = await handler({
      ...parsed,
      file,
      scope: isScoped ? requestScope(payloadKey, `${method} ${path}`, { ...parsed, file }) : null,
      ...headers,
      auth,
      bearer,
      ip: request.ip ?? null,
      requestId: locals.requestId,
      correlationId: locals.correlationId,
      now: clock(),
    } as RequestOf<E>);
    if (isFile(answer)) await sendFile(request, response, answer);
    else if (isStream(answer)) await sendStream(request, response, answer);
    else await send(request, response, { status, ...answer });
  };
  router[method.toLowerCase() as Lowercase<Endpoint['method']>](path, serve);
};
