import type { EmailAddressEvent } from 'contracts/identity/email-address/email-address.events';
import type { UserEvent } from 'contracts/identity/user/user.events';
import type { CandidateEvent } from 'contracts/recruiting/candidate/candidate.entity';
import { policy } from '#integration-workers/engine/policy';
import { recognizeSigner } from './recognize-signer.job.ts';

type Shown =
  | Extract<EmailAddressEvent, { type: 'EmailVerified' }>
  | Extract<UserEvent, { type: 'EmailChanged' }>
  | Extract<CandidateEvent, { type: 'CandidateLinked' }>;
const recognize = ({ data: { userId } }: { data: { userId: string } }) => [recognizeSigner.request(userId, { userId })];

/** Whenever somebody has shown that an address is theirs, what was signed under it is theirs too. An account whose link was set up by staff has shown that as it was linked. */
export const contractOwnerPolicy = policy<Shown>({
  name: 'recruiting.contract-owner',
  jobs: [recognizeSigner],
  on: { EmailVerified: recognize, EmailChanged: recognize, CandidateLinked: recognize },
});
