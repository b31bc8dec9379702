import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import type { HttpMetrics } from '#platform/telemetry/metrics';
import { correlationOf, readTraceparent } from '#platform/telemetry/traceparent';
import { requestSpan } from '#platform/telemetry/traces';

const NAME = /^[A-Za-z0-9._:-]{1,100}$/;
const named = (value: string | string[] | undefined): string | undefined =>
  typeof value === 'string' && NAME.test(value) ? value : undefined;

/**
 * Names every request, and says in one line and one metric how it was answered. Ids and the route's pattern only:
 * a path's query or a body may hold personal data.
 */
export const accessLog =
  (log: Logger, metrics: HttpMetrics): RequestHandler =>
  (request, response, next) => {
    const started = performance.now();
    const { locals } = response;
    locals.requestId = named(request.headers['x-request-id']) ?? randomUUID();
    const caller = readTraceparent(request.headers.traceparent);
    locals.correlationId =
      named(request.headers['x-correlation-id']) ?? (caller && correlationOf(caller.traceId)) ?? locals.requestId;
    const span = requestSpan(caller, locals.correlationId);
    response.setHeader('X-Request-Id', locals.requestId);
    response.once('close', () => {
      const ms = performance.now() - started;
      const { method } = request;
      const status = response.writableFinished ? response.statusCode : 499; // the client went away
      const route = locals.route ?? 'unmatched';
      metrics.answered({ method, route, status, seconds: ms / 1000 });
      const { requestId, correlationId, auth } = locals;
      span?.end(`${method} ${route}`, { 'http.request.method': method, 'http.route': route, correlationId }, status);
      const line = { requestId, correlationId, method, route, status, ms: Math.round(ms * 10) / 10 };
      const who = auth && { userId: auth.userId, apiKeyId: auth.apiKeyId, tenantId: auth.tenantId };
      // Who sees records of every tenant: which one they looked at.
      const looked = locals.lookedAt && { lookedAt: locals.lookedAt };
      log.info({ ...line, ...who, ...looked }, 'request');
    });
    if (span) span.run(next);
    else next();
  };
