import { z } from 'zod';
import { Id } from '#contracts/kernel/id';
import { TenantPermission } from '#contracts/kernel/permission';
import { MemberType, RoleRef } from './membership.roles.ts';

export const memberStatuses = ['active', 'deactivated'] as const;
export const MemberStatus = z.enum(memberStatuses);

/** Somebody who works in the company: `id` is their account's. */
export const MemberView = z.object({
  id: Id,
  name: z.string(),
  email: z.string(),
  /** Address of the picture. */
  avatar: z.string().nullable(),
  type: MemberType,
  roles: z.array(RoleRef),
  /** Extra ones beside those of the roles. */
  permissions: z.array(TenantPermission),
  /** Teams they are in, by id. */
  teams: z.array(Id),
  /** Labels that were put on them. */
  labelIds: z.array(Id),
  status: MemberStatus,
  /** The account is of this company alone: its admins may change name, address, password and picture. */
  isOurs: z.boolean(),
  /** Address that the account is to go by once both have agreed; told of accounts that are the company's alone. */
  pendingEmail: z.string().nullable(),
  /** null: since before this was written down. */
  since: z.iso.datetime().nullable(),
  version: z.int(),
});
export type MemberView = z.infer<typeof MemberView>;

/** What a change of somebody answers: of what is their account's the name alone. */
export const MemberChange = MemberView.omit({
  email: true,
  avatar: true,
  since: true,
  isOurs: true,
  pendingEmail: true,
});
export type MemberChange = z.infer<typeof MemberChange>;
