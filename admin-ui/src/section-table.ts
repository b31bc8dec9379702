import { mailSection } from '#admin-ui/automation/mail/mail.section';
import { candidateSection } from '#admin-ui/recruiting/candidate/candidate.section';
import { interviewSection } from '#admin-ui/recruiting/interview/interview.section';
import { jobSection } from '#admin-ui/recruiting/job/job.section';
import { auditSection } from '#admin-ui/reporting/audit/audit.section';
import type { Section } from './sections.ts';

/** Everything the console has, in the order of its menu. One line per aggregate. */
export const sectionTable: readonly Section[] = [
  jobSection,
  candidateSection,
  interviewSection,
  auditSection,
  mailSection,
];
