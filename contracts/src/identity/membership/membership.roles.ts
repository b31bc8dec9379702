import { z } from 'zod';
import { Id } from '#contracts/kernel/id';
import { Permission, permissionsHeldBy, tenantPermissions } from '#contracts/kernel/permission';

/** Roles every company starts with. */
export const BuiltInRole = z.enum(['Owner', 'Recruiter', 'Trainer', 'Auditor']);
export type BuiltInRole = z.infer<typeof BuiltInRole>;

/** A role that somebody holds: a built-in one by its name, one of the company's own by its id. */
export const RoleRef = z.union([BuiltInRole, Id]);
export type RoleRef = z.infer<typeof RoleRef>;

export const isBuiltIn = (role: string): role is BuiltInRole => BuiltInRole.safeParse(role).success;

/** What each built-in role may do. */
export const permissionsOfRole: Record<BuiltInRole, readonly Permission[]> = {
  Owner: tenantPermissions,
  Recruiter: permissionsHeldBy('Recruiter'),
  Trainer: permissionsHeldBy('Trainer'),
  Auditor: permissionsHeldBy('Auditor'),
};

export const memberTypes = ['regular', 'training-only'] as const;
/** Somebody of the second kind is there to be trained: of what their roles say only what is of training holds. */
export const MemberType = z.enum(memberTypes);
export type MemberType = z.infer<typeof MemberType>;

const ofTraining: ReadonlySet<string> = new Set(permissionsHeldBy('training-only'));

/** Whether somebody of this type may hold the permission at all. */
export const isWithin = (type: MemberType, permission: Permission): boolean =>
  type === 'regular' || ofTraining.has(permission);

/** Own roles of one company: id → permissions. */
export type OwnRoles = ReadonlyMap<string, readonly Permission[]>;

const none: OwnRoles = new Map();

/** Permissions of somebody who holds all of `roles` and those in `extra`, without repetition. A role that is gone gives none. */
export const permissionsOf = (
  roles: readonly RoleRef[],
  own: OwnRoles = none,
  extra: readonly Permission[] = [],
): Permission[] => {
  const held = new Set<Permission>(extra);
  for (const role of roles) {
    for (const name of (isBuiltIn(role) ? permissionsOfRole[role] : own.get(role)) ?? []) held.add(name);
  }
  return Permission.options.filter((name) => held.has(name));
};

/** What somebody may do who holds these roles and these extra permissions. */
export const rightsOf = (
  { roles, permissions, type }: { roles: readonly RoleRef[]; permissions: readonly Permission[]; type: MemberType },
  own: OwnRoles,
): Permission[] => permissionsOf(roles, own, permissions).filter((name) => isWithin(type, name));
