import { z } from 'zod';
import { BuiltInRole } from '#contracts/identity/membership/membership.roles';
import { Id } from '#contracts/kernel/id';
import { Locale } from '#contracts/kernel/locale';
import { Permission } from '#contracts/kernel/permission';

/** Role of the current workspace (spec sections 3 and 6). */
export const WorkspaceRole = z.enum(['Candidate', 'Tenant Staff']);
export type WorkspaceRole = z.infer<typeof WorkspaceRole>;

/** Claims of the access token. Times in seconds since 1970. */
export const TokenClaims = z.object({
  sub: Id,
  sid: Id,
  /** Rotation count of the session; only the newest, and for a moment the one before, are taken. */
  gen: z.int(),
  exp: z.int(),
  iat: z.int(),
  /** Minutes after `exp` in which the token can still be refreshed. */
  rli: z.int(),
  rls: z.record(WorkspaceRole, z.boolean()),
});
export type TokenClaims = z.infer<typeof TokenClaims>;

export const TokenAnswer = z.object({ token: z.string() });

const TenantOfUser = z.object({ id: Id, name: z.string(), subdomain: z.string() });

/** `GET /api/auth/me`: `permissions` lists what the user holds in the tenant; `meta.permissions` is the same as a map. */
export const MeView = z.object({
  data: z.object({
    id: Id,
    name: z.string(),
    email: z.string(),
    locale: Locale,
    roles: z.array(BuiltInRole),
    permissions: z.array(Permission),
    tenants: z.array(TenantOfUser),
    currentTenant: TenantOfUser.nullable(),
    dashboard: z.string(),
  }),
  meta: z.object({ permissions: z.record(z.string(), z.boolean()) }),
});
export type MeView = z.infer<typeof MeView>;
