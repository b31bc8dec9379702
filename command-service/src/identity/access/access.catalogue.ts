import { apiKeyAccess } from '#command-service/identity/api-key/api-key.access';
import { companyAccess } from '#command-service/identity/company/company.access';
import { companyDomainsAccess } from '#command-service/identity/company-domains/company-domains.access';
import { emailAddressAccess } from '#command-service/identity/email-address/email-address.access';
import { membershipAccess } from '#command-service/identity/membership/membership.access';
import { partnershipAccess } from '#command-service/identity/partnership/partnership.access';
import { roleAccess } from '#command-service/identity/role/role.access';
import { sessionAccess } from '#command-service/identity/session/session.access';
import { subAccountGroupAccess } from '#command-service/identity/sub-account-group/sub-account-group.access';
import { teamAccess } from '#command-service/identity/team/team.access';
import { tenantAccess } from '#command-service/identity/tenant/tenant.access';
import { erasedUserAccess, userAccess } from '#command-service/identity/user/user.access';
import { suspensionAccess } from '#command-service/landlord/company/suspension.access';
import { platformAdminAccess } from '#command-service/landlord/platform-admin/platform-admin.access';
import { applicantAccess } from '#command-service/recruiting/application/application.access';
import { candidateAccess } from '#command-service/recruiting/candidate/candidate.access';
import { jobAccess } from '#command-service/recruiting/job/job.access';
import type { Reconciled } from './access-projection.ts';

/** Every aggregate with something in the access tables. */
export const accessProjections: readonly Reconciled[] = [
  tenantAccess,
  companyAccess,
  companyDomainsAccess,
  suspensionAccess,
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
  candidateAccess,
  applicantAccess,
  jobAccess,
];
