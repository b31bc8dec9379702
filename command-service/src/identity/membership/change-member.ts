import type { MembershipCommand, MembershipRejection } from 'contracts/identity/membership/membership.commands';
import { type OwnRoles, rightsOf } from 'contracts/identity/membership/membership.roles';
import { GLOBAL } from 'contracts/kernel/id';
import type { CommandMetadata } from 'contracts/kernel/message';
import { Permission } from 'contracts/kernel/permission';
import { Rejection } from 'contracts/kernel/problem';
import type { Commands } from '#command-service/commands';
import { latest } from '#command-service/http/answer';
import type { Member, Members, MemberTables } from '#command-service/identity/access/members';
import { changeTeams, handOverTeams, teamChanges } from '#command-service/identity/team/change-teams';
import { userAccess } from '#command-service/identity/user/user.access';
import { assertOurs, noteAct } from './manage-account.ts';
import { assertMay, assertOwnerStays, assertTeamsFit } from './member.rules.ts';
import type { ChangeMember } from './member-change.ts';
import { membershipAccess } from './membership.access.ts';
import { assertHeld } from './rights.ts';

type Deps = { commands: Pick<Commands, 'membership' | 'team' | 'user'>; members: Members };
export type Changed = { member: Member; name: string; teams: string[]; position: string | null };

/** The key of a request is kept with its first command; the others are the same when they are done twice. */
const keyless = ({ idempotencyKey: _, ...cause }: CommandMetadata): CommandMetadata => cause;

const commandsOf = (
  { roles: held }: Member,
  { userId, roles, permissions, type, active, metadata }: ChangeMember,
): MembershipCommand[] => {
  const grant = { userId, roles: [...new Set(roles ?? held)], ...(type && { type }) };
  const given = Permission.options.filter((name) => permissions?.includes(name));
  const commands = [
    ...(roles !== undefined || type !== undefined ? [{ type: 'GrantMembership' as const, data: grant }] : []),
    ...(permissions ? [{ type: 'GivePermissions' as const, data: { userId, permissions: given } }] : []),
    ...(active === undefined ? [] : [{ type: `${active ? 'Re' : 'De'}activateMembership` as const, data: { userId } }]),
  ];
  return commands.map((command, index) => ({ ...command, metadata: index === 0 ? metadata : keyless(metadata) }));
};

/** What the person cannot do any more; null: anything. */
const takenFrom = (before: Member, change: ChangeMember, own: OwnRoles): Permission[] | null => {
  const { roles = before.roles, permissions = before.permissions, type = before.type, active } = change;
  const after = rightsOf({ roles, permissions, type }, own);
  return active === false ? null : rightsOf(before, own).filter((name) => !after.includes(name));
};

const changeRights = async ({ commands }: Deps, tables: MemberTables, before: Member, change: ChangeMember) => {
  const { userId, ifMatch } = change;
  let member = before;
  let position: string | null = null;
  for (const [index, command] of commandsOf(before, change).entries()) {
    const sent = await commands.membership(userId, command, index === 0 ? ifMatch : null);
    const saved = await membershipAccess.save(tables, sent, { id: userId });
    if (!saved) throw new Rejection<MembershipRejection>('membership-not-found', 404);
    member = saved;
    position = sent.position;
  }
  return { member, position };
};

/** Gives the account another name, where it is the company's alone; null where it goes by this one already. */
const rename = async ({ commands }: Deps, tables: MemberTables, { userId, name, metadata }: ChangeMember) => {
  if (name === undefined) return null;
  const cause = { ...metadata, tenantId: GLOBAL };
  const sent = await commands.user(userId, { type: 'RenameUser', data: { name }, metadata: cause });
  const account = await userAccess.save(tables, sent);
  if (!account) throw new Rejection<MembershipRejection>('membership-not-found', 404);
  const { idempotencyKey: key } = metadata;
  const noted = { ...metadata, ...(key !== undefined && { idempotencyKey: `${key}\nname` }) };
  return noteAct({ commands }, tables, { userId, act: 'name', metadata: noted });
};

const assertSuccessor = async (tables: MemberTables, { userId, handOverTo }: ChangeMember): Promise<void> => {
  if (handOverTo === undefined) return;
  const successor = handOverTo === userId ? null : await tables.member(handOverTo);
  if (successor?.status === 'active') return;
  const code: MembershipRejection = 'membership-not-found';
  throw new Rejection(code, 422, { errors: { handOverTo: [code] } });
};

/**
 * Changes somebody's membership while nobody else changes anybody's: what they may do has followed before this resolves, and
 * there is always an owner who can come in.
 */
export const changeMember = ({ commands, members }: Deps, change: ChangeMember): Promise<Changed> =>
  members.change(change.metadata.tenantId, async (tables) => {
    const { userId, ifMatch, teams, handOverTo, auth, metadata } = change;
    const before = await tables.member(userId);
    const account = before && (await tables.account(userId));
    if (!account) throw new Rejection<MembershipRejection>('membership-not-found', 404);
    if (ifMatch !== null && ifMatch !== before.version) throw new Rejection('stale-record', 412);
    const own = await tables.ownRoles();
    const held = await tables.heldNow(auth);
    assertMay(before, change, { own, held });
    await assertOwnerStays(tables, before, change);
    await assertSuccessor(tables, change);
    const moves = teams && (await teamChanges(tables, { held: await tables.teamsOf(userId), wanted: teams }));
    if (handOverTo || moves?.joined.length || moves?.left.length)
      assertHeld(['tenant.teams.update'], held, handOverTo ? 'handOverTo' : 'teams');
    const { name = account.name } = change;
    const isRenamed = name !== account.name;
    if (isRenamed) await assertOurs(tables, before, change.auth, 'name');
    if (change.type ?? teams) assertTeamsFit(change.type ?? before.type, teams ?? (await tables.teamsOf(userId)));

    await tables.withhold({ userId, permissions: takenFrom(before, change, own) });
    const named = isRenamed ? await rename({ commands, members }, tables, change) : null;
    const since = named ? { ...change, ifMatch: null } : change;
    const { member, position } = await changeRights({ commands, members }, tables, named?.member ?? before, since);
    const deps = { commands, tables };
    const moved = moves ? await changeTeams(deps, { userId, metadata }, moves) : null;
    const handed = handOverTo ? await handOverTeams(deps, { userId, metadata }, handOverTo) : null;
    return {
      member,
      name,
      teams: await tables.teamsOf(userId),
      position: latest([named?.position ?? null, position, moved, handed]),
    };
  });
