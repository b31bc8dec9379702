import { readMe } from 'access/identity/session/me';
import { readSessions, readSignIns } from 'access/identity/session/security';
import { endpointCatalogue } from 'contracts/endpoints';
import { baseDomainOf } from 'contracts/identity/company-domains/product-domain';
import { listSessions, listSignIns } from 'contracts/identity/session/security.endpoints';
import { me } from 'contracts/identity/session/session.endpoints';
import type pg from 'pg';
import type { EventStore } from 'platform/event-store/event-store';
import { type AppOptions, serviceApp } from 'platform/http/app';
import { mount } from 'platform/http/route';
import { resources } from './catalogue.ts';
import { apiKeyResource } from './identity/api-key/api-key.resource.ts';
import { companyResource } from './identity/company/company.resource.ts';
import { companyDomainsResource } from './identity/company-domains/company-domains.resource.ts';
import { type ImageContext, imageResource } from './identity/image/image.resource.ts';
import { invitationResource } from './identity/invitation/invitation.resource.ts';
import { memberResource } from './identity/membership/member.resource.ts';
import { partnershipResource } from './identity/partnership/partnership.resource.ts';
import { subAccountCompanyResource } from './identity/partnership/sub-account-company.resource.ts';
import { exportResource } from './identity/user/own-data.resource.ts';
import { platformAdminResource } from './landlord/platform-admin/platform-admin.resource.ts';
import { openApiRoutes } from './openapi/openapi.routes.ts';
import { fontRoutes } from './public/font.routes.ts';
import { type PagesContext, pagesRoutes } from './public/pages.routes.ts';
import { partnerCandidateResource } from './recruiting/partner-candidate/partner-candidate.resource.ts';
import { profileResource } from './recruiting/profile/profile.resource.ts';
import { stateAsOfRoutes } from './reporting/audit/state-as-of.routes.ts';

export type ProjectionContext = PagesContext &
  ImageContext & {
    store: EventStore;
    /** Reads the access tables. */
    access: pg.Pool;
  };

/** The HTTP side of this service over its dependencies: what `service.ts` composes and route specs mount. */
export const projectionApp = (context: ProjectionContext, options: Omit<AppOptions, 'known' | 'routes'>) =>
  serviceApp('projection-service', {
    ...options,
    known: endpointCatalogue,
    routes: (router) => {
      mount(
        router,
        me,
        async ({ auth, query }) => ({
          body: await readMe(context.access, auth, query.tenant, baseDomainOf(context.publicUrl)),
        }),
        context.http,
      );
      mount(
        router,
        listSessions,
        async ({ auth, now }) => ({ body: await readSessions(context.access, auth, now) }),
        context.http,
      );
      mount(
        router,
        listSignIns,
        async ({ auth, now }) => ({ body: await readSignIns(context.access, auth, now) }),
        context.http,
      );
      openApiRoutes(router);
      companyResource(router, context);
      companyDomainsResource(router, context);
      memberResource(router, context);
      invitationResource(router, context);
      apiKeyResource(router, context);
      subAccountCompanyResource(router, context);
      partnershipResource(router, context);
      partnerCandidateResource(router, context);
      exportResource(router, context);
      imageResource(router, context);
      profileResource(router, context);
      platformAdminResource(router, context);
      stateAsOfRoutes(router, context);
      for (const resource of resources) resource(router, context);
      fontRoutes(router);
      pagesRoutes(router, context);
    },
  });
