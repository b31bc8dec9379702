import type { MemberType, OwnRoles, RoleRef } from 'contracts/identity/membership/membership.roles';
import type { TenantAuth } from 'contracts/kernel/auth';
import type { Permission } from 'contracts/kernel/permission';
import type { AccountRow, NewPassword } from './access.tables.ts';
import type { Withheld } from './withheld.ts';

/** Somebody's membership as the access tables have it. `permissions`: extra ones beside those of the roles. */
export type Member = {
  userId: string;
  roles: readonly RoleRef[];
  permissions: readonly Permission[];
  labelIds: readonly string[];
  type: MemberType;
  status: 'active' | 'deactivated';
  since: string | null;
  version: number;
};

/** Who may do what in one company, while nobody else changes it. */
export type MemberTables = {
  member(userId: string): Promise<Member | null>;
  /** What whoever asks may do by now: it may have been taken since they asked. */
  heldNow(auth: TenantAuth): Promise<readonly Permission[]>;
  /** Whether an owner of full rights would be left who can come in, were it not for this one. */
  hasOtherOwner(userId: string): Promise<boolean>;
  /** The company's own roles that have not been removed. */
  ownRoles(): Promise<OwnRoles>;
  /** People who hold the role, those shut out too. */
  holders(roleId: string): Promise<number>;
  /** Refuses from now on what the change takes; to be called before it appends anything. */
  withhold(taken: Withheld): Promise<void>;
  /** Null: they do not belong to the company any more. */
  saveMember(userId: string, member: Member | null): Promise<void>;
  /** Name and address of an account; null where there is none. */
  account(userId: string): Promise<{ name: string; email: string } | null>;
  /** Whether the account is of other companies too, of a candidate or of a platform admin. Stays true or false until the change is done. */
  isOthers(userId: string): Promise<boolean>;
  saveAccount(row: AccountRow): Promise<void>;
  /** Answers which sessions it ended. */
  changePassword(changed: NewPassword): Promise<string[]>;
  /** Teams that somebody is in. */
  teamsOf(userId: string): Promise<string[]>;
  /** Who is in the team; null where there is none. */
  team(teamId: string): Promise<readonly string[] | null>;
  /** `userIds` is null once it is removed. */
  saveTeam(team: { teamId: string; userIds: readonly string[] | null; version: number }): Promise<void>;
  /** What everybody who holds the role may do follows at once. `permissions` is null once it is removed. */
  saveRole(role: { roleId: string; permissions: readonly Permission[] | null; version: number }): Promise<void>;
};

export type Members = {
  /** Runs `work` while nobody else changes who may do what in the company: changes take their turn. */
  change<T>(tenantId: string, work: (tables: MemberTables) => Promise<T>): Promise<T>;
};
