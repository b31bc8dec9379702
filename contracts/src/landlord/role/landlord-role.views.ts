import { z } from 'zod';
import { Id } from '#contracts/kernel/id';
import { Permission } from '#contracts/kernel/permission';

/** A role of a company, or one that every company starts with: that one has no company, and its name is a key of translations. */
export const LandlordRoleView = z.object({
  id: Id,
  name: z.string(),
  description: z.string(),
  isBuiltIn: z.boolean(),
  companyId: Id.nullable(),
  companyName: z.string().nullable(),
  permissions: z.array(Permission),
});
export type LandlordRoleView = z.infer<typeof LandlordRoleView>;

export const PermissionGroupView = z.object({ id: z.string(), permissions: z.array(Permission) });
