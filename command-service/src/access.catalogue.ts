import type { Reconciled } from './identity/access/access-projection.ts';
import { apiKeyAccess } from './identity/api-key/api-key.access.ts';
import { companyAccess } from './identity/company/company.access.ts';
import { companyDomainsAccess } from './identity/company-domains/company-domains.access.ts';
import { emailAddressAccess } from './identity/email-address/email-address.access.ts';
import { membershipAccess } from './identity/membership/membership.access.ts';
import { partnershipAccess } from './identity/partnership/partnership.access.ts';
import { roleAccess } from './identity/role/role.access.ts';
import { sessionAccess } from './identity/session/session.access.ts';
import { subAccountGroupAccess } from './identity/sub-account-group/sub-account-group.access.ts';
import { teamAccess } from './identity/team/team.access.ts';
import { tenantAccess } from './identity/tenant/tenant.access.ts';
import { erasedUserAccess, userAccess } from './identity/user/user.access.ts';
import { eventActionLimitsAccess } from './landlord/company/event-action-limits.access.ts';
import { storageQuotaAccess } from './landlord/company/storage-quota.access.ts';
import { suspensionAccess } from './landlord/company/suspension.access.ts';
import { platformAdminAccess } from './landlord/platform-admin/platform-admin.access.ts';
import { folderAccess } from './library/folder/folder.access.ts';
import { applicantAccess } from './recruiting/application/application.access.ts';
import { candidateAccess } from './recruiting/candidate/candidate.access.ts';
import { keptDocumentAccess } from './recruiting/candidate/kept-document.access.ts';
import { portalAccessFact } from './recruiting/candidate/portal-access.store.ts';
import { contractAccess } from './recruiting/contract/contract.access.ts';
import { contractTemplateAccess } from './recruiting/contract-template/contract-template.access.ts';
import { interviewAccess } from './recruiting/interview/interview.access.ts';
import { jobAccess } from './recruiting/job/job.access.ts';
import { liveInterviewAccess } from './recruiting/live-interview/live-interview.access.ts';
import { profileDocumentAccess } from './recruiting/profile/profile-document.access.ts';
import { learnerAccess } from './training/learner/learner.access.ts';
import { outsideLearnerAccess } from './training/public-training/outside-learner.access.ts';

/** Every aggregate with something in the access tables. */
export const accessProjections: readonly Reconciled[] = [
  tenantAccess,
  companyAccess,
  companyDomainsAccess,
  suspensionAccess,
  eventActionLimitsAccess,
  storageQuotaAccess,
  userAccess,
  erasedUserAccess,
  emailAddressAccess,
  sessionAccess,
  roleAccess,
  membershipAccess,
  teamAccess,
  subAccountGroupAccess,
  partnershipAccess,
  apiKeyAccess,
  platformAdminAccess,
  folderAccess,
  candidateAccess,
  profileDocumentAccess,
  keptDocumentAccess,
  applicantAccess,
  interviewAccess,
  portalAccessFact,
  jobAccess,
  learnerAccess,
  outsideLearnerAccess,
  liveInterviewAccess,
  contractAccess,
  contractTemplateAccess,
];
