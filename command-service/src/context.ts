import type { HttpContext } from 'platform/http/route';
import type { Commands } from './commands.ts';
import type { TenantStatuses } from './landlord/company/tenant-statuses.ts';
import type { JobLookup } from './recruiting/job/job.lookup.ts';

/** What the routes of this service work with. */
export type CommandContext = HttpContext & {
  commands: Commands;
  jobLookup: Pick<JobLookup, 'companyOf' | 'hiddenFrom'>;
  tenantStatuses: TenantStatuses;
};
