import { Id } from 'contracts/kernel/id';
import { z } from 'zod';
import { job } from '#integration-workers/engine/job';

export const ForgetInvitation = z.strictObject({ invitationId: Id });
export type ForgetInvitation = z.infer<typeof ForgetInvitation>;

/** Takes address and texts out of the mails of an invitation that is over. */
export const forgetInvitation = job({
  name: 'identity.invitation.forget-invitation',
  payload: ForgetInvitation,
  load: () => import('./forget-invitation.handler.ts'),
});
