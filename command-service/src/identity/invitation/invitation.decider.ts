import type { Decider } from '@event-driven-io/emmett';
import type { InvitationCommand, InvitationRejection } from 'contracts/identity/invitation/invitation.commands';
import type { InvitationEvent } from 'contracts/identity/invitation/invitation.events';
import type { RoleRef } from 'contracts/identity/membership/membership.roles';
import { caused } from 'contracts/kernel/message';
import { Rejection } from 'contracts/kernel/problem';

export type Invitation =
  | { status: 'absent' }
  | { status: 'sent' | 'accepted' | 'revoked'; invitationId: string; roles: readonly RoleRef[]; expiresAt: string };

const initialState = (): Invitation => ({ status: 'absent' });

const evolve = (invitation: Invitation, event: InvitationEvent): Invitation => {
  if (event.type === 'InvitationSent') return { status: 'sent', ...event.data };
  if (invitation.status === 'absent') return invitation;
  switch (event.type) {
    case 'InvitationResent':
      return { ...invitation, expiresAt: event.data.expiresAt };
    case 'InvitationRevoked':
      return { ...invitation, status: 'revoked' };
    case 'InvitationAccepted':
      return { ...invitation, status: 'accepted' };
  }
};

const refuse = (code: InvitationRejection, status: number) => new Rejection(code, status);

const decide = (command: InvitationCommand, invitation: Invitation): InvitationEvent[] => {
  if (command.type === 'SendInvitation') {
    return invitation.status === 'absent' ? [caused(command, 'InvitationSent', command.data)] : [];
  }
  if (invitation.status === 'absent') throw refuse('invitation-not-found', 404);
  const { invitationId, status, expiresAt } = invitation;
  if (command.type === 'RevokeInvitation') {
    return status === 'sent' ? [caused(command, 'InvitationRevoked', { invitationId })] : [];
  }
  if (status !== 'sent')
    throw refuse(command.type === 'ResendInvitation' ? 'invitation-not-found' : 'invitation-invalid', 404);
  switch (command.type) {
    case 'ResendInvitation':
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
