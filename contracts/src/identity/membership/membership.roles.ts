import { z } from 'zod';
import { Permission } from '#contracts/kernel/permission';

/** Roles every company starts with. */
export const BuiltInRole = z.enum(['Owner', 'Recruiter', 'Trainer', 'Auditor']);
export type BuiltInRole = z.infer<typeof BuiltInRole>;

const reading = Permission.options.filter((name) => name.endsWith('.read'));
const recruiting = Permission.options.filter((name) => /^tenant\.(jobs|candidates|interviews)\./.test(name));

/** What each built-in role may do. Erasing and removing people is the owner's alone. */
export const permissionsOfRole: Record<BuiltInRole, readonly Permission[]> = {
  Owner: Permission.options,
  Recruiter: [...recruiting.filter((name) => name !== 'tenant.candidates.delete'), 'tenant.email.outbox.read'],
  Trainer: ['tenant.jobs.read'],
  Auditor: reading.filter((name) => name !== 'tenant.board.read'),
};

/** Permissions of somebody who holds all of `roles`, without repetition. */
export const permissionsOf = (roles: readonly BuiltInRole[]): Permission[] =>
  Permission.options.filter((name) => roles.some((role) => permissionsOfRole[role].includes(name)));
