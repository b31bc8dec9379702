import { z } from 'zod';
import { endpoint, resource } from '#contracts/kernel/endpoint';
import { Id } from '#contracts/kernel/id';
import { text } from '#contracts/kernel/text';
import { LandlordRoleView, PermissionGroupView } from './landlord-role.views.ts';

/** The built-in ones stand first, whatever the order of the others. */
export const landlordRoles = resource({
  area: 'landlord',
  name: 'roles',
  access: 'landlord.roles.read',
  view: LandlordRoleView,
  filters: { companyId: Id.optional(), q: text(200).optional() },
  sorts: ['name'],
});
export const listPermissions = endpoint({
  method: 'GET',
  path: '/api/landlord/permissions',
  access: 'landlord.permissions.read',
  summary: 'List all permissions in their groups',
  answer: z.array(PermissionGroupView),
});
