import { mailResource } from './automation/mail/mail.resource.ts';
import { webhookDeliveryResource } from './automation/webhook/webhook-delivery.resource.ts';
import type { ReadResource } from './engine/list-resource.ts';
import type { Projection } from './engine/projection.ts';
import { entityProjections, entityResources } from './entity/entities.ts';
import { companyProjection } from './identity/company/company.projection.ts';
import { companyDomainsProjection } from './identity/company-domains/company-domains.projection.ts';
import { publicAddressProjection } from './identity/company-domains/public-address.projection.ts';
import { companySettingsProjection } from './identity/company-settings/company-settings.projection.ts';
import { companySettingsRoutes } from './identity/company-settings/company-settings.routes.ts';
import { myTeamsRoutes } from './identity/team/my-teams.routes.ts';
import { userSettingsProjection } from './identity/user-settings/user-settings.projection.ts';
import { userSettingsRoutes } from './identity/user-settings/user-settings.routes.ts';
import { landlordCandidateProjection } from './landlord/candidate/landlord-candidate.projection.ts';
import { landlordCandidateResource } from './landlord/candidate/landlord-candidate.resource.ts';
import { landlordCompanyResource } from './landlord/company/company.resource.ts';
import { landlordRoleProjection } from './landlord/role/landlord-role.projection.ts';
import { landlordRoleResource } from './landlord/role/landlord-role.resource.ts';
import { myApplicationProjection } from './recruiting/application/my-application.projection.ts';
import { myApplicationResource } from './recruiting/application/my-application.resource.ts';
import { candidateProjection } from './recruiting/candidate/candidate.projection.ts';
import { candidateResource } from './recruiting/candidate/candidate.resource.ts';
import { candidateLabelProjection } from './recruiting/candidate/candidate-label.projection.ts';
import { interviewProjection } from './recruiting/interview/interview.projection.ts';
import { interviewResource } from './recruiting/interview/interview.resource.ts';
import { interviewLogProjection } from './recruiting/interview/interview-log.projection.ts';
import { interviewLogResource } from './recruiting/interview/interview-log.resource.ts';
import { jobProjection } from './recruiting/job/job.projection.ts';
import { jobResource } from './recruiting/job/job.resource.ts';
import { profileProjection } from './recruiting/profile/profile.projection.ts';
import { publicResource } from './recruiting/public/public.resource.ts';
import { publicCompanyProjection } from './recruiting/public/public-company.projection.ts';
import { publicJobProjection } from './recruiting/public/public-job.projection.ts';
import { auditProjection } from './reporting/audit/audit.projection.ts';
import { auditResource } from './reporting/audit/audit.resource.ts';
import { jobSourceProjection } from './reporting/report/job-source.projection.ts';
import { reportRoutes } from './reporting/report/report.routes.ts';
import { savedFilterProjection } from './reporting/saved-filter/saved-filter.projection.ts';
import { savedFilterRoutes } from './reporting/saved-filter/saved-filter.routes.ts';

/** Every read model: one line each. */
export const projections: readonly Projection[] = [
  jobProjection,
  candidateProjection,
  candidateLabelProjection,
  interviewProjection,
  interviewLogProjection,
  myApplicationProjection,
  profileProjection,
  companyProjection,
  publicCompanyProjection,
  publicJobProjection,
  auditProjection,
  jobSourceProjection,
  savedFilterProjection,
  userSettingsProjection,
  companyDomainsProjection,
  publicAddressProjection,
  companySettingsProjection,
  landlordCandidateProjection,
  landlordRoleProjection,
  ...entityProjections,
];

/** Every resource of the read API: one line each. */
export const resources: readonly ReadResource[] = [
  jobResource,
  candidateResource,
  interviewResource,
  interviewLogResource,
  myApplicationResource,
  publicResource,
  auditResource,
  reportRoutes,
  savedFilterRoutes,
  userSettingsRoutes,
  companySettingsRoutes,
  myTeamsRoutes,
  mailResource,
  webhookDeliveryResource,
  landlordCompanyResource,
  landlordCandidateResource,
  landlordRoleResource,
  ...entityResources,
];
