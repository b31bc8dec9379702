import type { IRouter } from 'express';
import { asyncApiDocument } from './asyncapi.ts';
import { openApiDocument } from './openapi.ts';
import { webhooksAsyncApiDocument } from './webhooks-asyncapi.ts';

/** The descriptions of the API, of the bus and of webhooks, written once: what `/api/docs` shows and programs read. */
export const openApiRoutes = (router: IRouter): void => {
  for (const [path, document] of [
    ['/api/openapi.json', openApiDocument()],
    ['/api/asyncapi.json', asyncApiDocument()],
    ['/api/webhooks-asyncapi.json', webhooksAsyncApiDocument()],
  ] as const) {
    const json = JSON.stringify(document);
    router.get(path, (_request, response) => {
      response.locals.route = path;
      response.type('application/json').send(json);
    });
  }
};
