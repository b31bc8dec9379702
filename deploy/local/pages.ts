import type { RequestListener } from 'node:http';
import { problem } from 'contracts/kernel/problem';
import express, { type ErrorRequestHandler } from 'express';
import type { Front } from '#deploy/local/gateway';
import { apiReferenceHeaders, notFoundPage, serveUi, uiHeaders } from '#deploy/local/static-ui';
import { step } from '#deploy/local/step';
import { buildPages, distOf, stalePages } from '#deploy/local/ui-build';

/** What answers a URL that is not even one. */
const refuse: ErrorRequestHandler = (_error, _request, response, _next) => {
  if (response.headersSent) return void response.destroy();
  response.status(400).type('application/problem+json');
  response.end(JSON.stringify(problem(400, 'malformed-request')));
};

/** The pages of all UIs, as they were built. */
export const openPages = (): RequestListener => {
  const candidateUi = distOf('candidate-ui');
  const app = express().disable('x-powered-by').disable('etag');
  app.use('/api/docs', apiReferenceHeaders, serveUi(distOf('api-reference')));
  app.use(uiHeaders);
  app.get('/', (_request, response) => response.redirect('/a/login'));
  app.use('/t', serveUi(distOf('admin-ui')));
  app.use('/landlord', serveUi(distOf('admin-ui/landlord')));
  app.use('/e/page-not-found', notFoundPage(candidateUi));
  for (const base of ['/a', '/c', '/e', '/p/verify', '/p/certificates', '/test']) app.use(base, serveUi(candidateUi));
  app.use(notFoundPage(candidateUi));
  app.use(refuse);
  return app;
};

/** The same, built when their sources changed. */
export const builtPages = async (): Promise<Front> => {
  const stale = await stalePages();
  if (stale.uis.length > 0) await step('Building the pages', () => buildPages(stale));
  return { pages: openPages() };
};
