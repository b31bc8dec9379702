import type { UserEvent } from 'contracts/identity/user/user.events';
import { policy } from '#integration-workers/engine/policy';
import { leaveCompanies } from './leave-companies.job.ts';
import { noteExport } from './note-export.job.ts';

/** Whenever a person was given a copy of their data, each company that gave some of it has that in its history. */
export const dataExportPolicy = policy<UserEvent>({
  name: 'data-export',
  jobs: [noteExport],
  on: { UserExported: ({ data: { userId } }) => [noteExport.request(userId, { userId })] },
});

/** Whenever a person erases their account, their applications are withdrawn, and what companies have by them goes too. */
export const accountErasurePolicy = policy<UserEvent>({
  name: 'account-erasure',
  jobs: [leaveCompanies],
  on: { UserErased: ({ data: { userId } }) => [leaveCompanies.request(userId, { userId })] },
});
