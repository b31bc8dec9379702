import { GLOBAL, Id } from 'contracts/kernel/id';
import { z } from 'zod';
import { job } from '#integration-workers/engine/job';

/** Takes address and texts out of the mails of an invitation that is over. */
export const forgetInvitation = job({
  name: 'identity.invitation.forget-invitation',
  payload: z.strictObject({ invitationId: Id }),
  /** One that is still on its way is not sent any more. */
  handle: ({ data: { invitationId } }, { outbox }) => outbox.scrub(GLOBAL, invitationId),
});
