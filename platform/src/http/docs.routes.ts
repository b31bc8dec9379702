import type { IRouter } from 'express';
import { DOCS_SECURITY_POLICY, docsPage } from './docs.ts';
import { openApiDocument } from './openapi.ts';

/** `/api/openapi.json` for programs and `/api/docs` for people; both are made once. */
export const docsRoutes = (router: IRouter): void => {
  const document = openApiDocument();
  const json = JSON.stringify(document);
  const page = docsPage(document);
  router.get('/api/openapi.json', (_request, response) => {
    response.locals.route = '/api/openapi.json';
    response.type('application/json').send(json);
  });
  router.get('/api/docs', (_request, response) => {
    response.locals.route = '/api/docs';
    response.set('Content-Security-Policy', DOCS_SECURITY_POLICY).type('text/html').send(page);
  });
};
