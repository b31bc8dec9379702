import type { EmailAddressEvent } from 'contracts/identity/email-address/email-address.events';
import { policy } from '#integration-workers/engine/policy';
import { sendChangeLink } from './send-change-link.job.ts';
import { sendVerification } from './send-verification.job.ts';

/** Whenever an address is to be confirmed, a link goes there; whenever it is to be changed, to both. */
export const emailAddressPolicy = policy<EmailAddressEvent>({
  name: 'identity.email-address',
  jobs: [sendVerification, sendChangeLink],
  on: {
    EmailVerificationRequested: ({ data: { userId, goOnTo } }) => [
      sendVerification.request(userId, { userId, ...(goOnTo && { goOnTo }) }),
    ],
    EmailChangeRequested: ({ data: { userId } }) =>
      (['old', 'new'] as const).map((side) => sendChangeLink.request(`${userId}.${side}`, { userId, side })),
  },
});
