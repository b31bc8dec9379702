import { isBuiltIn, rightsOf } from 'contracts/identity/membership/membership.roles';
import type { Permission } from 'contracts/kernel/permission';
import type { Member, Members, MemberTables } from '#command-service/identity/access/members';
import type { memoryAccounts } from './accounts.fixture.ts';

/** Memberships and own roles that live as long as a spec. */
export const memoryMembers = ({ accounts, candidates, store: kept }: ReturnType<typeof memoryAccounts>) => {
  const members = new Map<string, Member>();
  const roles = new Map<string, Map<string, readonly Permission[]>>();
  const teams = new Map<string, readonly string[]>();
  let turn: Promise<unknown> = Promise.resolve();

  const tablesOf = (tenantId: string): MemberTables => {
    const here = () => [...members].filter(([key]) => key.startsWith(tenantId)).map(([, member]) => member);
    const own = roles.get(tenantId) ?? new Map<string, readonly Permission[]>();
    roles.set(tenantId, own);
    return {
      member: async (userId) => members.get(tenantId + userId) ?? null,
      // Tokens of specs say what whoever asks may do, where they are no member.
      heldNow: async (auth) => {
        const member = 'userId' in auth ? members.get(tenantId + auth.userId) : undefined;
        if (!member) return auth.permissions;
        return member.status === 'active' ? rightsOf(member, own) : [];
      },
      hasOtherOwner: async (userId) =>
        here().some(
          (one) =>
            one.userId !== userId && one.status === 'active' && one.type === 'regular' && one.roles.includes('Owner'),
        ),
      account: async (userId) => accounts.get(userId) ?? null,
      isOthers: async (userId) =>
        candidates.has(userId) || [...members.keys()].some((key) => key.endsWith(userId) && !key.startsWith(tenantId)),
      saveAccount: kept.saveAccount,
      changePassword: kept.changePassword,
      ownRoles: async () => own,
      teamsOf: async (userId) =>
        [...teams].flatMap(([key, userIds]) =>
          key.startsWith(tenantId) && userIds.includes(userId) ? [key.slice(tenantId.length)] : [],
        ),
      team: async (teamId) => teams.get(tenantId + teamId) ?? null,
      saveTeam: async ({ teamId, userIds }) => {
        if (userIds) teams.set(tenantId + teamId, userIds);
        else teams.delete(tenantId + teamId);
      },
      withhold: async () => undefined,
      holders: async (roleId) => here().filter((one) => one.roles.includes(roleId)).length,
      saveMember: async (userId, member) => {
        if (member) members.set(tenantId + userId, member);
        else members.delete(tenantId + userId);
      },
      saveRole: async ({ roleId, permissions }) => {
        if (permissions && !isBuiltIn(roleId)) own.set(roleId, permissions);
        else own.delete(roleId);
      },
    };
  };

  const store: Members = {
    change: (tenantId, work) => {
      const done = turn.catch(() => undefined).then(() => work(tablesOf(tenantId)));
      turn = done;
      return done;
    },
  };
  return { store, members, roles };
};
