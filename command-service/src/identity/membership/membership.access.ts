import { type MembershipEvent, membershipEvents } from 'contracts/identity/membership/membership.events';
import { accessProjection, type StreamId, type Written } from '#command-service/identity/access/access-projection';
import type { Member, MemberTables } from '#command-service/identity/access/members';
import { postgresMembers } from '#command-service/identity/access/members.postgres';
import { type Membership, membershipDecider } from './membership.decider.ts';

/** Null: they do not belong to the company any more. */
export const memberOf = ({ state, version }: Written<Membership>, userId: string): Member | null =>
  state.status === 'absent' ? null : { userId, ...state, version };

/** Who belongs to a company, and what they may do there. */
export const membershipAccess = accessProjection({
  types: Object.keys(membershipEvents.shapes) as MembershipEvent['type'][],
  decider: membershipDecider,
  open: (pool, tenantId, work) => postgresMembers(pool).change(tenantId, work),
  save: async (
    tables: Pick<MemberTables, 'saveMember'>,
    written: Written<Membership>,
    { id }: Pick<StreamId, 'id'>,
  ): Promise<Member | null> => {
    const member = memberOf(written, id);
    await tables.saveMember(id, member);
    return member;
  },
});
