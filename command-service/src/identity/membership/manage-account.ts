import type { MemberAccountRejection, MembershipRejection } from 'contracts/identity/membership/membership.commands';
import type { AccountAct } from 'contracts/identity/membership/membership.events';
import { permissionsOf } from 'contracts/identity/membership/membership.roles';
import type { TenantAuth } from 'contracts/kernel/auth';
import type { CommandMetadata } from 'contracts/kernel/message';
import { Rejection } from 'contracts/kernel/problem';
import type { Commands } from '#command-service/commands';
import type { Member, Members, MemberTables } from '#command-service/identity/access/members';
import { membershipAccess } from './membership.access.ts';

const refuse = (code: MemberAccountRejection, field?: string) =>
  new Rejection(code, 403, field ? { errors: { [field]: [code] } } : {});

/** Nobody does anything about an account of somebody who may do more, nor here about their own. */
const assertAdmin = async (tables: MemberTables, member: Member, auth: TenantAuth, field?: string) => {
  if ('userId' in auth && auth.userId === member.userId) throw refuse('own-account', field);
  const rights = permissionsOf(member.roles, await tables.ownRoles(), member.permissions);
  const held = await tables.heldNow(auth);
  if (!rights.every((name) => held.includes(name))) throw refuse('account-of-more-rights', field);
};

/** Who comes in from a parent company goes again: a password that they give would stay. */
const isVisitor = (auth: TenantAuth): boolean => 'partnerOf' in auth && auth.partnerOf !== undefined;

/** That this admin may change the account. From here on it becomes nobody else's until the change is done. */
export const assertOurs = async (tables: MemberTables, member: Member, auth: TenantAuth, field?: string) => {
  await assertAdmin(tables, member, auth, field);
  if (isVisitor(auth) || (await tables.isOthers(member.userId))) throw refuse('account-not-ours', field);
};

type Deps = { commands: Pick<Commands, 'membership'>; members: Members };
type ManageAccount = {
  userId: string;
  act: AccountAct;
  auth: TenantAuth;
  ifMatch: number | null;
  metadata: CommandMetadata;
};
export type Managed = { userId: string; name: string; email: string };

/** Notes in the company's history what an admin has done about an account; the version that somebody else read is stale then. */
export const noteAct = async (
  { commands }: Pick<Deps, 'commands'>,
  tables: MemberTables,
  { userId, act, metadata }: Pick<ManageAccount, 'userId' | 'act' | 'metadata'>,
) => {
  const sent = await commands.membership(userId, { type: 'ManageAccount', data: { userId, act }, metadata });
  const member = await membershipAccess.save(tables, sent, { id: userId });
  if (!member) throw new Rejection<MembershipRejection>('membership-not-found', 404);
  return { member, position: sent.position };
};

/**
 * Runs `work` for an admin who may do this about somebody's account, while nobody else changes whose it is. A link goes to the
 * person alone, so that it may be sent whoever else has the account.
 */
export const manageAccount = (
  { commands, members }: Deps,
  input: ManageAccount,
  work: (tables: MemberTables, account: Managed) => Promise<void> = async () => undefined,
): Promise<{ account: Managed; position: string }> =>
  members.change(input.metadata.tenantId, async (tables) => {
    const { userId, act, auth, ifMatch } = input;
    const member = await tables.member(userId);
    const account = member && (await tables.account(userId));
    if (!account) throw new Rejection<MembershipRejection>('membership-not-found', 404);
    if (ifMatch !== null && ifMatch !== member.version) throw new Rejection('stale-record', 412);
    if (act === 'reset-link') await assertAdmin(tables, member, auth);
    else await assertOurs(tables, member, auth);
    const managed = { userId, ...account };
    await work(tables, managed);
    const { position } = await noteAct({ commands }, tables, input);
    return { account: managed, position };
  });
