import { z } from 'zod';
import { entity } from '#contracts/kernel/entity';
import { TenantPermission } from '#contracts/kernel/permission';
import { requiredText, text } from '#contracts/kernel/text';

/** More than there are permissions: a list that is longer repeats itself. */
const MAX_PERMISSIONS = 500;

/** A company's own role, beside the built-in ones. */
export const role = entity({
  name: 'role',
  context: 'identity',
  permissions: 'tenant.roles',
  fields: {
    name: requiredText(60),
    description: text(500),
    permissions: z.array(TenantPermission).max(MAX_PERMISSIONS),
  },
  defaults: { description: '', permissions: [] },
  search: ['name', 'description'],
});
export type RoleView = typeof role.types.view;
export type RoleEvent = typeof role.types.event;

/** Every way a role may refuse; it is otherwise a plain entity. */
export type RoleRejection =
  | 'role-in-use' // somebody holds it: take it from them first
  | 'rights-not-held'; // nobody gives or takes rights that they do not hold themselves
