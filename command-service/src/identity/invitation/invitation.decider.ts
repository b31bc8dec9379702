import type { Decider } from '@event-driven-io/emmett';
import {
  INVITATION_PAUSE,
  type InvitationCommand,
  type InvitationRejection,
} from 'contracts/identity/invitation/invitation.commands';
import type { InvitationEvent } from 'contracts/identity/invitation/invitation.events';
import type { RoleRef } from 'contracts/identity/membership/membership.roles';
import { caused } from 'contracts/kernel/message';
import { Rejection } from 'contracts/kernel/problem';

export type Invitation =
  | { status: 'absent' }
  | {
      status: 'sent' | 'accepted' | 'revoked';
      invitationId: string;
      roles: readonly RoleRef[];
      /** When it last went out, ISO 8601. */
      sentAt: string;
      expiresAt: string;
      /** Who accepted it. */
      userId?: string;
    };

const initialState = (): Invitation => ({ status: 'absent' });

const evolve = (invitation: Invitation, event: InvitationEvent): Invitation => {
  const sentAt = event.metadata.occurredAt;
  if (event.type === 'InvitationSent') return { status: 'sent', ...event.data, sentAt };
  if (invitation.status === 'absent') return invitation;
  switch (event.type) {
    case 'InvitationResent':
      return { ...invitation, sentAt, expiresAt: event.data.expiresAt };
    case 'InvitationRevoked':
      return { ...invitation, status: 'revoked' };
    case 'InvitationAccepted':
      return { ...invitation, status: 'accepted', userId: event.data.userId };
  }
};

const refuse = (code: InvitationRejection, status: number) => new Rejection(code, status);

const decide = (command: InvitationCommand, invitation: Invitation): InvitationEvent[] => {
  if (command.type === 'SendInvitation') {
    return invitation.status === 'absent' ? [caused(command, 'InvitationSent', command.data)] : [];
  }
  if (invitation.status === 'absent') throw refuse('invitation-not-found', 404);
  const { invitationId, status, sentAt, expiresAt } = invitation;
  if (command.type === 'RevokeInvitation') {
    return status === 'sent' ? [caused(command, 'InvitationRevoked', { invitationId })] : [];
  }
  // What follows for them may have been left half done.
  if (command.type === 'AcceptInvitation' && command.data.userId === invitation.userId) return [];
  if (status !== 'sent')
    throw refuse(command.type === 'ResendInvitation' ? 'invitation-not-found' : 'invitation-invalid', 404);
  switch (command.type) {
    case 'ResendInvitation':
      if (command.metadata.now.getTime() < Date.parse(sentAt) + INVITATION_PAUSE * 1_000)
        throw refuse('invitation-just-sent', 409);
      return [caused(command, 'InvitationResent', { invitationId, expiresAt: command.data.expiresAt })];
    case 'AcceptInvitation':
      if (expiresAt <= command.metadata.occurredAt) throw refuse('invitation-invalid', 404);
      return [caused(command, 'InvitationAccepted', { invitationId, userId: command.data.userId })];
  }
};

export const invitationDecider: Decider<Invitation, InvitationCommand, InvitationEvent> = {
  initialState,
  evolve,
  decide,
};
