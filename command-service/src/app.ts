import { type AppOptions, serviceApp } from 'platform/http/app';
import { type SessionContext, sessionRoutes } from './identity/session/session.routes.ts';
import { recruitingRoutes } from './recruiting/recruiting.routes.ts';

/** The HTTP side of this service over its dependencies: what `service.ts` composes and route specs mount. */
export const commandApp = (context: SessionContext, options: Omit<AppOptions, 'routes'>) =>
  serviceApp('command-service', {
    ...options,
    routes: (router) => {
      sessionRoutes(router, context);
      recruitingRoutes(router, context);
    },
  });
