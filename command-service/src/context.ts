import type { EventStore } from 'platform/event-store/event-store';
import type { HttpContext } from 'platform/http/route';
import type { Commands } from './commands.ts';
import type { Accounts } from './identity/access/accounts.ts';
import type { Members } from './identity/access/members.ts';
import type { TenantStatuses } from './landlord/company/tenant-statuses.ts';
import type { JobLookup } from './recruiting/job/job.lookup.ts';

/** What the routes of this service work with. */
export type CommandContext = HttpContext & {
  commands: Commands;
  jobLookup: Pick<JobLookup, 'companyOf' | 'hiddenFrom'>;
  tenantStatuses: TenantStatuses;
};

/** For whatever changes who may do what in a company. */
export type MembersContext = CommandContext & { members: Members };

/** What mails are made of, and who may send them. `publicUrl`: where links in them lead, without a slash at its end. */
export type MailContext = CommandContext & {
  store: EventStore;
  publicUrl: string;
  accounts: Pick<Accounts, 'find'>;
};
