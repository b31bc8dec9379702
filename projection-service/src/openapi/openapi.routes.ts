import type { IRouter } from 'express';
import { asyncApiDocument } from './asyncapi.ts';
import { openApiDocument } from './openapi.ts';

/** The descriptions of the API and of the bus, written once: what `/api/docs` shows and programs read. */
export const openApiRoutes = (router: IRouter): void => {
  for (const [path, document] of [
    ['/api/openapi.json', openApiDocument()],
    ['/api/asyncapi.json', asyncApiDocument()],
  ] as const) {
    const json = JSON.stringify(document);
    router.get(path, (_request, response) => {
      response.locals.route = path;
      response.type('application/json').send(json);
    });
  }
};
