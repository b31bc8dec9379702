import type { RequestHandler } from 'express';
import type { Logger } from 'pino';

/**
 * Behind a proxy that is not believed every client has the proxy's address: they share limits, and pauses after failed logins.
 * Says so once, by when the first such request comes.
 */
export const warnOfProxy = (log: Logger): RequestHandler => {
  let isSaid = false;
  return (request, _response, next) => {
    if (!isSaid && request.headers['x-forwarded-for'] !== undefined) {
      isSaid = true;
      log.warn(
        'A request came with X-Forwarded-For, which is not believed: behind a proxy, set TRUST_PROXY to the number of proxies.',
      );
    }
    next();
  };
};
