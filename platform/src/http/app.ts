import { parse } from 'node:querystring';
import { Rejection } from 'contracts/kernel/problem';
import express, { type Express } from 'express';
import helmet from 'helmet';
import type { Logger } from 'pino';
import { type HttpMetrics, httpMetrics } from '#platform/telemetry/metrics';
import { accessLog } from './access-log.ts';
import { answerProblems } from './problem.ts';
import { warnOfProxy } from './proxy.ts';
import { addressKey, rateLimit } from './rate-limit.ts';
import { type KnownRoutes, refuseUnknown } from './unknown.ts';

export type AppOptions = {
  log: Logger;
  /** Proxies in front whose X-Forwarded-For is believed. */
  trustProxy: number;
  /** Requests a minute from one address; 0 switches the limit off. */
  rateLimitApi: number;
  /** What the API knows: other methods of a known path are 405. */
  known: KnownRoutes;
  /** Adds the service's routes. */
  routes: (app: Express) => void;
};

const parseQuery = (search: string): Record<string, unknown> => {
  try {
    decodeURIComponent(search);
  } catch {
    throw new Rejection('malformed-request', 400, { detail: 'The query is not percent-encoded UTF-8.' });
  }
  return parse(search);
};

/** An Express app with what every service's API has around its routes. */
export const serviceApp = (name: string, options: AppOptions): { app: Express; metrics: HttpMetrics } => {
  const { log, trustProxy, rateLimitApi, known, routes } = options;
  const metrics = httpMetrics(name);
  const limit = rateLimit(rateLimitApi);
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('trust proxy', trustProxy);
  app.set('query parser', parseQuery);
  app.use(accessLog(log, metrics));
  app.use(
    helmet({
      contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
    }),
  );
  app.use((_request, response, next) => {
    response.setHeader('Cache-Control', 'no-store');
    next();
  });
  if (trustProxy === 0) app.use(warnOfProxy(log));
  if (rateLimitApi > 0) {
    app.use((request, response, next) => {
      const address = addressKey(request.ip);
      // Known only once it was asked whose request it is: an API key has an allowance of its own.
      response.locals.countAs = (caller: string) => limit.move(address, caller);
      // Our own processes have limits by company, not by the machine that they run on.
      response.locals.uncount = () => limit.forgive(address);
      limit(address).then(() => next(), next);
    });
  }
  routes(app);
  app.use(refuseUnknown(known));
  app.use(answerProblems(log));
  return { app, metrics };
};
