import type { Decider } from '@event-driven-io/emmett';
import type { MembershipCommand } from 'contracts/identity/membership/membership.commands';
import type { MembershipEvent } from 'contracts/identity/membership/membership.events';
import type { BuiltInRole } from 'contracts/identity/membership/membership.roles';
import { caused } from 'contracts/kernel/message';

export type Membership = { status: 'absent' } | { status: 'granted'; roles: readonly BuiltInRole[] };

const initialState = (): Membership => ({ status: 'absent' });

const evolve = (_: Membership, event: MembershipEvent): Membership => {
  switch (event.type) {
    case 'MembershipGranted':
      return { status: 'granted', roles: event.data.roles };
    case 'MembershipRevoked':
      return { status: 'absent' };
  }
};

const decide = (command: MembershipCommand, membership: Membership): MembershipEvent[] => {
  if (command.type === 'RevokeMembership') {
    return membership.status === 'absent' ? [] : [caused(command, 'MembershipRevoked', command.data)];
  }
  const held: readonly BuiltInRole[] = membership.status === 'granted' ? membership.roles : [];
  const wanted = command.data.roles;
  const same = wanted.length === held.length && wanted.every((role) => held.includes(role));
  return same ? [] : [caused(command, 'MembershipGranted', command.data)];
};

export const membershipDecider: Decider<Membership, MembershipCommand, MembershipEvent> = {
  initialState,
  evolve,
  decide,
};
