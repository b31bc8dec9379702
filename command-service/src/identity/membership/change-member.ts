import type { MembershipCommand, MembershipRejection } from 'contracts/identity/membership/membership.commands';
import { type OwnRoles, permissionsOf, type RoleRef } from 'contracts/identity/membership/membership.roles';
import { derivedId } from 'contracts/kernel/id';
import type { CommandMetadata } from 'contracts/kernel/message';
import { Permission } from 'contracts/kernel/permission';
import { Rejection } from 'contracts/kernel/problem';
import type { Commands } from '#command-service/commands';
import type { Member, Members, MemberTables } from './members.ts';
import { assertHeld, assertRolesHeld, difference } from './rights.ts';

/** What is asked for; what is left out stays as it is. */
export type MemberWish = {
  roles?: RoleRef[] | undefined;
  permissions?: Permission[] | undefined;
  active?: boolean | undefined;
};

type Wish = MemberWish & {
  userId: string;
  /** Permissions of who asks. */
  held: readonly Permission[];
  ifMatch: number | null;
  metadata: CommandMetadata;
};

const isOwner = ({ roles, status }: Pick<Member, 'roles' | 'status'>) => status === 'active' && roles.includes('Owner');

const assertMay = (member: Member, wish: Wish, own: OwnRoles): void => {
  const { roles, permissions, active, held } = wish;
  if (roles) assertRolesHeld({ before: member.roles, after: roles }, { own, held });
  if (permissions) assertHeld(difference(member.permissions, permissions), held, 'permissions');
  if (active !== undefined) assertHeld(permissionsOf(member.roles, own, member.permissions), held);
};

const assertOwnerStays = async (tables: MemberTables, member: Member, { roles, active }: Wish): Promise<void> => {
  const status = active === undefined ? member.status : active ? 'active' : 'deactivated';
  if (!isOwner(member) || isOwner({ roles: roles ?? member.roles, status })) return;
  if (await tables.hasOtherOwner(member.userId)) return;
  const code: MembershipRejection = 'last-owner';
  throw new Rejection(code, 409, roles ? { errors: { roles: [code] } } : {});
};

/** The key of a request is kept with its first command; the second has one of its own. */
const secondOf = (metadata: CommandMetadata): CommandMetadata =>
  metadata.idempotencyKey === undefined
    ? metadata
    : { ...metadata, idempotencyKey: derivedId(metadata.idempotencyKey, 'second') };

const commandsOf = ({ userId, roles, permissions, active, metadata }: Wish): MembershipCommand[] => [
  ...(roles ? [{ type: 'GrantMembership' as const, data: { userId, roles: [...new Set(roles)] }, metadata }] : []),
  ...(permissions
    ? [
        {
          type: 'GivePermissions' as const,
          data: { userId, permissions: Permission.options.filter((name) => permissions.includes(name)) },
          metadata: roles ? secondOf(metadata) : metadata,
        },
      ]
    : []),
  ...(active === undefined
    ? []
    : [
        {
          type: active ? ('ReactivateMembership' as const) : ('DeactivateMembership' as const),
          data: { userId },
          metadata,
        },
      ]),
];

/**
 * Changes somebody's place in a company while nobody else changes anybody's: what they may do has followed before this resolves, and
 * there is always an owner who can come in.
 */
export const changeMember = (
  { commands, members }: { commands: Pick<Commands, 'membership'>; members: Members },
  wish: Wish,
): Promise<{ member: Member; position: string | null }> =>
  members.change(wish.metadata.tenantId, async (tables) => {
    const { userId, ifMatch } = wish;
    let member = await tables.member(userId);
    if (!member) throw new Rejection<MembershipRejection>('membership-not-found', 404);
    assertMay(member, wish, await tables.ownRoles());
    await assertOwnerStays(tables, member, wish);
    let position: string | null = null;
    for (const [index, command] of commandsOf(wish).entries()) {
      const sent = await commands.membership(userId, command, index === 0 ? ifMatch : null);
      if (sent.state.status === 'absent') throw new Rejection<MembershipRejection>('membership-not-found', 404);
      member = { userId, ...sent.state, version: sent.version };
      position = sent.position;
    }
    await tables.saveMember(userId, member);
    return { member, position };
  });
