import type { InvitationEvent } from 'contracts/identity/invitation/invitation.events';
import { policy } from '#integration-workers/engine/policy';
import { forgetInvitation } from './forget-invitation.job.ts';
import { sendInvitation } from './send-invitation.job.ts';

/** Whenever somebody is invited, or invited again, a link goes to their address; once it is over, nothing is left of the mails. */
export const invitationPolicy = policy<InvitationEvent>({
  name: 'identity.invitation',
  jobs: [sendInvitation, forgetInvitation],
  on: {
    InvitationSent: ({ data: { invitationId } }) => [sendInvitation.request(invitationId, { invitationId })],
    InvitationResent: ({ data: { invitationId } }) => [sendInvitation.request(invitationId, { invitationId })],
    InvitationAccepted: ({ data: { invitationId } }) => [forgetInvitation.request(invitationId, { invitationId })],
    InvitationRevoked: ({ data: { invitationId } }) => [forgetInvitation.request(invitationId, { invitationId })],
  },
});
