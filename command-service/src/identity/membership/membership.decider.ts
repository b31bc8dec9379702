import type { Decider } from '@event-driven-io/emmett';
import type { MembershipCommand, MembershipRejection } from 'contracts/identity/membership/membership.commands';
import type { MembershipEvent } from 'contracts/identity/membership/membership.events';
import type { MemberType, RoleRef } from 'contracts/identity/membership/membership.roles';
import { caused } from 'contracts/kernel/message';
import type { Permission } from 'contracts/kernel/permission';
import { Rejection } from 'contracts/kernel/problem';
import { labelChanges } from '#command-service/automation/label/label.changes';

/** `permissions`: extra ones beside those of the roles. `since`: when the roles were first given. */
export type Membership =
  | { status: 'absent' }
  | {
      status: 'active' | 'deactivated';
      roles: readonly RoleRef[];
      permissions: readonly Permission[];
      labelIds: readonly string[];
      type: MemberType;
      since: string;
    };

const initialState = (): Membership => ({ status: 'absent' });

const evolve = (membership: Membership, event: MembershipEvent): Membership => {
  if (event.type === 'MembershipRevoked') return { status: 'absent' };
  if (membership.status === 'absent') {
    if (event.type !== 'MembershipGranted') return membership;
    const { roles, type = 'regular' } = event.data;
    return { status: 'active', roles, permissions: [], labelIds: [], type, since: event.metadata.occurredAt };
  }
  switch (event.type) {
    case 'MembershipGranted':
      return { ...membership, roles: event.data.roles, type: event.data.type ?? membership.type };
    case 'PermissionsGiven':
      return { ...membership, permissions: event.data.permissions };
    case 'MembershipDeactivated':
      return { ...membership, status: 'deactivated' };
    case 'MembershipReactivated':
      return { ...membership, status: 'active' };
    case 'MembershipLabelled':
      return { ...membership, labelIds: [...membership.labelIds, event.data.labelId] };
    case 'MembershipUnlabelled':
      return { ...membership, labelIds: membership.labelIds.filter((id) => id !== event.data.labelId) };
    case 'MemberAccountManaged':
      return membership;
  }
};

const isSame = (held: readonly string[], wanted: readonly string[]) =>
  wanted.length === held.length && wanted.every((one) => held.includes(one));

/** On somebody who is deactivated labels stay, and change, as well. */
const label = (
  command: Extract<MembershipCommand, { type: 'LabelMembership' }>,
  held: readonly string[],
): MembershipEvent[] => {
  const { userId } = command.data;
  const { added, removed } = labelChanges(held, command.data);
  return [
    ...removed.map((labelId) => caused(command, 'MembershipUnlabelled', { userId, labelId })),
    ...added.map((labelId) => caused(command, 'MembershipLabelled', { userId, labelId })),
  ];
};

const decide = (command: MembershipCommand, membership: Membership): MembershipEvent[] => {
  if (command.type === 'GrantMembership') {
    const { roles, type } = command.data;
    const isKept = membership.status !== 'absent' && (type === undefined || type === membership.type);
    return isKept && isSame(membership.roles, roles) ? [] : [caused(command, 'MembershipGranted', command.data)];
  }
  if (command.type === 'RevokeMembership') {
    return membership.status === 'absent' ? [] : [caused(command, 'MembershipRevoked', command.data)];
  }
  if (membership.status === 'absent') throw new Rejection<MembershipRejection>('membership-not-found', 404);
  const { status, permissions } = membership;
  switch (command.type) {
    case 'GivePermissions':
      return isSame(permissions, command.data.permissions) ? [] : [caused(command, 'PermissionsGiven', command.data)];
    case 'LabelMembership':
      return label(command, membership.labelIds);
    case 'ManageAccount':
      return [caused(command, 'MemberAccountManaged', command.data)];
    case 'DeactivateMembership':
      return status === 'deactivated' ? [] : [caused(command, 'MembershipDeactivated', command.data)];
    case 'ReactivateMembership':
      return status === 'active' ? [] : [caused(command, 'MembershipReactivated', command.data)];
  }
};

export const membershipDecider: Decider<Membership, MembershipCommand, MembershipEvent> = {
  initialState,
  evolve,
  decide,
};
