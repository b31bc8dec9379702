import type { ReportName } from 'contracts/identity/user-settings/user-settings.events';
import { reportNames } from 'contracts/identity/user-settings/user-settings.reports';
import type { Permission } from 'contracts/kernel/permission';

/** Who may see a report: whoever may read what it counts. */
const permissionOf: Record<ReportName, Permission> = {
  'candidates-total': 'tenant.candidates.read',
  'interviews-total': 'tenant.interviews.read',
  'jobs-total': 'tenant.jobs.read',
  'interviews-by-status': 'tenant.interviews.read',
  'interviews-by-job': 'tenant.interviews.read',
  'interviews-over-days': 'tenant.interviews.read',
  'jobs-by-source': 'tenant.jobs.read',
  sources: 'tenant.interviews.read',
  'hires-total': 'tenant.pendingHires.read',
  'hire-time-total': 'tenant.pendingHires.read',
  'programs-total': 'tenant.training.programs.read',
  'trainings-by-status': 'tenant.training.schedules.read',
};

export const readableReports = (can: (permission: Permission) => boolean): ReportName[] =>
  reportNames.filter((report) => can(permissionOf[report]));

/** Translation key of what a report is called. */
export const titleKey = (report: ReportName): string => `reporting.dashboard.report.${report}`;
