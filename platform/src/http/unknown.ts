import type { Endpoint } from 'contracts/kernel/endpoint';
import { Rejection } from 'contracts/kernel/problem';
import type { RequestHandler } from 'express';

/** Routes of the whole API, whichever service serves them. */
export type KnownRoutes = readonly { endpoint: Pick<Endpoint, 'method' | 'path'> }[];

/** What no route took: 405 where the path is known with other methods, else 404. */
export const refuseUnknown = (routes: KnownRoutes): RequestHandler => {
  const known = routes.map(({ endpoint: { method, path } }) => ({
    method,
    path: new RegExp(`^${path.replace(/:[A-Za-z]+/g, '[^/]+')}/?$`, 'i'),
  }));
  const methodsOf = (path: string): string[] => [
    ...new Set(
      known
        .filter((route) => route.path.test(path))
        .flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method])),
    ),
  ];
  return (request, response) => {
    const methods = methodsOf(request.path);
    if (methods.length === 0 || methods.includes(request.method)) throw new Rejection('not-found', 404);
    response.setHeader('Allow', methods.join(', '));
    throw new Rejection('method-not-allowed', 405, { detail: `This path takes ${methods.join(', ')}.` });
  };
};
