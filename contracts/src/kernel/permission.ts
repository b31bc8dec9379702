import { z } from 'zod';

/** The four rights over a plain settings entity. */
const crud = <const Group extends string>(group: Group) =>
  [`${group}.create`, `${group}.read`, `${group}.update`, `${group}.delete`] as const;

/** The one catalogue of permissions (spec section 6). A route, a menu entry and a button name one of these. */
export const Permission = z.enum([
  'tenant.jobs.create',
  'tenant.jobs.read',
  'tenant.jobs.update',
  'tenant.jobs.delete',
  'tenant.candidates.create',
  'tenant.candidates.read',
  'tenant.candidates.update',
  'tenant.candidates.delete',
  'tenant.interviews.create',
  'tenant.interviews.read',
  'tenant.interviews.update',
  'tenant.company.read',
  'tenant.company.update',
  'tenant.email.outbox.read',
  ...crud('tenant.webhooks'),
  'tenant.audit.read',
  'tenant.board.read',
]);
export type Permission = z.infer<typeof Permission>;

/**
 * What a route may ask for: a permission in the tenant, a membership in it (`member`), any valid session, nothing, or to be one
 * of our own processes (`system`).
 */
export type Access = Permission | 'member' | 'authenticated' | 'public' | 'system';
