import type { MembershipRejection } from 'contracts/identity/membership/membership.commands';
import { isBuiltIn, type OwnRoles, permissionsOf, type RoleRef } from 'contracts/identity/membership/membership.roles';
import type { Permission } from 'contracts/kernel/permission';
import { Rejection } from 'contracts/kernel/problem';

/** What is in one of the two and not in both. */
export const difference = <T>(before: readonly T[], after: readonly T[]): T[] => [
  ...before.filter((one) => !after.includes(one)),
  ...after.filter((one) => !before.includes(one)),
];

/** Nobody gives or takes rights that they do not hold themselves; the refusal names them. */
export const assertHeld = (needed: readonly Permission[], held: readonly Permission[], field?: string): void => {
  const missing = needed.filter((name) => !held.includes(name));
  if (missing.length === 0) return;
  const code: MembershipRejection = 'rights-not-held';
  throw new Rejection(code, 403, {
    detail: `You do not hold ${missing.join(', ')}.`,
    ...(field && { errors: { [field]: [code] } }),
  });
};

/** That each role is there, and that the giver holds all that the changed ones may do. */
export const assertRolesHeld = (
  { before, after }: { before: readonly RoleRef[]; after: readonly RoleRef[] },
  { own, held }: { own: OwnRoles; held: readonly Permission[] },
): void => {
  const unknown = after.filter((role) => !isBuiltIn(role) && !own.has(role) && !before.includes(role));
  if (unknown.length > 0) {
    const code: MembershipRejection = 'role-unknown';
    throw new Rejection(code, 422, { errors: { roles: [code] } });
  }
  assertHeld(permissionsOf(difference(before, after), own), held, 'roles');
};
