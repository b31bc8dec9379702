import { endpointCatalogue } from 'contracts/endpoints';
import { type AppOptions, serviceApp } from 'platform/http/app';
import { resources } from './catalogue.ts';
import type { ProjectionContext } from './context.ts';
import { openApiRoutes } from './openapi/openapi.routes.ts';
import { fontRoutes } from './public/font.routes.ts';
import { pagesRoutes } from './public/pages.routes.ts';

/** The HTTP side of this service over its dependencies: what `service.ts` composes and route specs mount. */
export const projectionApp = (context: ProjectionContext, options: Omit<AppOptions, 'known' | 'routes'>) =>
  serviceApp('projection-service', {
    ...options,
    known: endpointCatalogue,
    routes: (router) => {
      openApiRoutes(router);
      for (const resource of resources) resource(router, context);
      fontRoutes(router);
      pagesRoutes(router, context);
    },
  });
