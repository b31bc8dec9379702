import { endpointCatalogue } from 'contracts/endpoints';
import { type AppOptions, serviceApp } from 'platform/http/app';
import { type AutomationContext, automationMounted, automationRoutes } from './automation/automation.routes.ts';
import { mountEntities } from './entity/mount-entities.ts';
import { type IdentityContext, identityMounted, identityRoutes } from './identity/identity.routes.ts';
import { landlordRoutes } from './landlord/landlord.routes.ts';
import { type LibraryContext, libraryMounted, libraryRoutes } from './library/library.routes.ts';
import { type RecruitingContext, recruitingMounted, recruitingRoutes } from './recruiting/recruiting.routes.ts';
import { reportingMounted, reportingRoutes } from './reporting/reporting.routes.ts';
import { type SystemContext, systemRoutes } from './system/system.routes.ts';
import { type TrainingContext, trainingMounted, trainingRoutes } from './training/training.routes.ts';

/** The HTTP side of this service over its dependencies: what `service.ts` composes and route specs mount. */
export const commandApp = (
  context: IdentityContext & AutomationContext & LibraryContext & RecruitingContext & TrainingContext & SystemContext,
  options: Omit<AppOptions, 'known' | 'routes'>,
) =>
  serviceApp('command-service', {
    ...options,
    known: endpointCatalogue,
    routes: (router) => {
      mountEntities(router, context, [
        ...identityMounted,
        ...recruitingMounted,
        ...automationMounted,
        ...trainingMounted,
        ...libraryMounted,
        ...reportingMounted,
      ]);
      identityRoutes(router, context);
      recruitingRoutes(router, context);
      trainingRoutes(router, context);
      automationRoutes(router, context);
      libraryRoutes(router, context);
      reportingRoutes(router, context);
      landlordRoutes(router, context);
      systemRoutes(router, context);
    },
  });
