import { Id } from 'contracts/kernel/id';
import { z } from 'zod';
import { job } from '#integration-workers/engine/job';

export const SendInvitation = z.strictObject({ invitationId: Id });
export type SendInvitation = z.infer<typeof SendInvitation>;

/** Writes to somebody who is invited to work in a company, with a link to come in. */
export const sendInvitation = job({
  name: 'identity.invitation.send-invitation',
  payload: SendInvitation,
  load: () => import('./send-invitation.handler.ts'),
});
