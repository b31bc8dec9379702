import { z } from 'zod';

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
  'tenant.email.outbox.read',
  'tenant.audit.read',
  'tenant.board.read',
]);
export type Permission = z.infer<typeof Permission>;

/** What a route may ask for: a permission in the tenant, any valid session, or nothing. */
export type Access = Permission | 'authenticated' | 'public';
