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
  /** Beyond those of the roles. */
  permissions: z.array(TenantPermission),
  /** Teams they are in, by id. */
  teams: z.array(Id),
  status: MemberStatus,
  /** null: since before this was written down. */
  since: z.iso.datetime().nullable(),
  version: z.int(),
});
export type MemberView = z.infer<typeof MemberView>;

/** What a change of somebody's rights answers: all but what is their account's. */
export const MemberChange = MemberView.omit({ name: true, email: true, avatar: true, since: true });
export type MemberChange = z.infer<typeof MemberChange>;
