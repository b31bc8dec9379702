import { GLOBAL } from 'contracts/kernel/id';
import type { Handler } from '#integration-workers/engine/job';
import type { ForgetInvitation } from './forget-invitation.job.ts';

/** One that is still on its way is not sent any more. */
export const handle: Handler<ForgetInvitation> = ({ data: { invitationId } }, { outbox }) =>
  outbox.scrub(GLOBAL, invitationId);
