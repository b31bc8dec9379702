import { labelScopeSection, labelSection } from '#admin-ui/automation/label/label.section';
import { mailSection } from '#admin-ui/automation/mail/mail.section';
import { webhookSection } from '#admin-ui/automation/webhook/webhook.section';
import { apiKeySection } from '#admin-ui/identity/api-key/api-key.section';
import { companySection } from '#admin-ui/identity/company/company.section';
import { partnershipSection } from '#admin-ui/identity/partnership/partnership.section';
import { passwordSection } from '#admin-ui/identity/password/password.section';
import { roleSection } from '#admin-ui/identity/role/role.section';
import { teamSection } from '#admin-ui/identity/team/team.section';
import { homeSection, navigationSection, settingsSection } from '#admin-ui/layout/layout.section';
import { candidateSection } from '#admin-ui/recruiting/candidate/candidate.section';
import { interviewSection } from '#admin-ui/recruiting/interview/interview.section';
import { jobSection } from '#admin-ui/recruiting/job/job.section';
import { partnerCandidateSection } from '#admin-ui/recruiting/partner-candidate/partner-candidate.section';
import { auditSection } from '#admin-ui/reporting/audit/audit.section';
import { domainSection } from './identity/company-domains/domain.section.ts';
import { userSection } from './identity/membership/user.section.ts';
import { securitySection } from './identity/session/security.section.ts';
import { subAccountSection } from './identity/sub-account-group/sub-account.section.ts';
import { accountSection } from './identity/user/account.section.ts';
import { dashboardSection } from './reporting/report/dashboard.section.ts';
import type { Section } from './sections.ts';

/** Everything the console has, in the order of its menu. One line per aggregate. */
export const sectionTable: readonly Section[] = [
  homeSection,
  dashboardSection,
  jobSection,
  candidateSection,
  partnerCandidateSection,
  interviewSection,
  auditSection,
  settingsSection,
  companySection,
  domainSection,
  userSection,
  roleSection,
  teamSection,
  subAccountSection,
  partnershipSection,
  labelSection,
  labelScopeSection,
  webhookSection,
  apiKeySection,
  navigationSection,
  mailSection,
  passwordSection,
  securitySection,
  accountSection,
];
