import type { Reads } from '#projection-service/context';
import { apiKeyResource } from './api-key/api-key.resource.ts';
import { companyProjection } from './company/company.projection.ts';
import { companyResource } from './company/company.resource.ts';
import { companyDomainsProjection } from './company-domains/company-domains.projection.ts';
import { companyDomainsResource } from './company-domains/company-domains.resource.ts';
import { publicAddressProjection } from './company-domains/public-address.projection.ts';
import { companySettingsProjection } from './company-settings/company-settings.projection.ts';
import { companySettingsRoutes } from './company-settings/company-settings.routes.ts';
import { formDraftResource } from './form-draft/form-draft.resource.ts';
import { imageResource } from './image/image.resource.ts';
import { invitationResource } from './invitation/invitation.resource.ts';
import { memberResource } from './membership/member.resource.ts';
import { partnershipResource } from './partnership/partnership.resource.ts';
import { subAccountCompanyResource } from './partnership/sub-account-company.resource.ts';
import { sessionResource } from './session/session.resource.ts';
import { myTeamsRoutes } from './team/my-teams.routes.ts';
import { exportResource } from './user/own-data.resource.ts';
import { userSettingsProjection } from './user-settings/user-settings.projection.ts';
import { userSettingsRoutes } from './user-settings/user-settings.routes.ts';

export const identityReads: Reads = {
  entities: {},
  projections: [
    companyProjection,
    userSettingsProjection,
    companyDomainsProjection,
    publicAddressProjection,
    companySettingsProjection,
  ],
  resources: [
    sessionResource,
    companyResource,
    companyDomainsResource,
    memberResource,
    invitationResource,
    apiKeyResource,
    subAccountCompanyResource,
    partnershipResource,
    exportResource,
    imageResource,
    userSettingsRoutes,
    formDraftResource,
    companySettingsRoutes,
    myTeamsRoutes,
  ],
};
