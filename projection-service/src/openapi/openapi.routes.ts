import type { IRouter } from 'express';
import { openApiDocument } from './openapi.ts';

/** The description of the API, written once: what `/api/docs` shows and programs read. */
export const openApiRoutes = (router: IRouter): void => {
  const json = JSON.stringify(openApiDocument());
  router.get('/api/openapi.json', (_request, response) => {
    response.locals.route = '/api/openapi.json';
    response.type('application/json').send(json);
  });
};
