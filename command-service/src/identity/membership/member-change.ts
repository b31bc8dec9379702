import type { MemberType, RoleRef } from 'contracts/identity/membership/membership.roles';
import type { TenantAuth } from 'contracts/kernel/auth';
import type { Id } from 'contracts/kernel/id';
import type { CommandMetadata } from 'contracts/kernel/message';
import type { Permission } from 'contracts/kernel/permission';

/** What is asked for; what is left out stays as it is. */
export type MemberInput = {
  name?: string | undefined;
  roles?: RoleRef[] | undefined;
  permissions?: Permission[] | undefined;
  type?: MemberType | undefined;
  teams?: Id[] | undefined;
  active?: boolean | undefined;
  /** Who takes their place in their teams. */
  handOverTo?: Id | undefined;
};

export type ChangeMember = MemberInput & {
  userId: string;
  auth: TenantAuth;
  ifMatch: number | null;
  metadata: CommandMetadata;
};
