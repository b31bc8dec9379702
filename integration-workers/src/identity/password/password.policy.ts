import type { PasswordEvent } from 'contracts/identity/password/password.events';
import { policy } from '#integration-workers/engine/policy';
import { sendResetLink } from './send-reset-link.job.ts';

/** Whenever somebody forgot their password, a link to choose another goes to the account's address. */
export const passwordPolicy = policy<PasswordEvent>({
  name: 'identity.password',
  jobs: [sendResetLink],
  on: { PasswordResetRequested: ({ data: { userId } }) => [sendResetLink.request(userId, { userId })] },
});
