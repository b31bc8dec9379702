import type { RoleRef } from '#contracts/identity/membership/membership.roles';
import type { Id } from '#contracts/kernel/id';
import type { Command } from '#contracts/kernel/message';

/** Seconds after which an invitation that went out may go out again. */
export const INVITATION_PAUSE = 60;

export type InvitationCommand =
  | Command<'SendInvitation', { invitationId: Id; roles: RoleRef[]; expiresAt: string }>
  | Command<'ResendInvitation', { expiresAt: string }>
  | Command<'RevokeInvitation'>
  | Command<'AcceptInvitation', { userId: Id }>;

/** Every way an invitation may refuse. */
export type InvitationRejection =
  | 'invitation-not-found'
  | 'invitation-just-sent' // less than a pause ago: it is on its way
  | 'already-invited' // an invitation to this address stands: send it again
  | 'already-member' // works in the company, or did until shut out
  | 'invitation-invalid' // the link was used, has run out or was withdrawn
  | 'invitation-needs-login' // the address has an account: its person logs in and joins
  | 'invitation-not-yours'; // it was sent to another address than that of who is logged in
