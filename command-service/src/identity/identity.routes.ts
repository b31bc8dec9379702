import type { IRouter } from 'express';
import { companyRoutes } from './company/company.routes.ts';
import { type RegistrationContext, registrationRoutes } from './registration/registration.routes.ts';
import { sessionRoutes } from './session/session.routes.ts';
import { ownDataRoutes } from './user/own-data.routes.ts';
import { userSettingsRoutes } from './user-settings/user-settings.routes.ts';

export type IdentityContext = RegistrationContext;

export const identityRoutes = (router: IRouter, context: IdentityContext): void => {
  sessionRoutes(router, context);
  registrationRoutes(router, context);
  companyRoutes(router, context);
  ownDataRoutes(router, context);
  userSettingsRoutes(router, context);
};
