import { mailSection } from '#admin-ui/automation/mail/mail.section';
import { webhookSection } from '#admin-ui/automation/webhook/webhook.section';
import { companySection } from '#admin-ui/identity/company/company.section';
import { candidateSection } from '#admin-ui/recruiting/candidate/candidate.section';
import { interviewSection } from '#admin-ui/recruiting/interview/interview.section';
import { jobSection } from '#admin-ui/recruiting/job/job.section';
import { auditSection } from '#admin-ui/reporting/audit/audit.section';
import { dashboardSection } from '#admin-ui/reporting/dashboard/dashboard.section';
import type { Section } from './sections.ts';

/** Everything the console has, in the order of its menu. One line per aggregate. */
export const sectionTable: readonly Section[] = [
  dashboardSection,
  jobSection,
  candidateSection,
  interviewSection,
  auditSection,
  companySection,
  webhookSection,
  mailSection,
];
