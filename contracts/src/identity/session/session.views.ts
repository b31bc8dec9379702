import { z } from 'zod';
import { RoleRef } from '#contracts/identity/membership/membership.roles';
import { mutableMails } from '#contracts/identity/user/user.choices';
import { Id } from '#contracts/kernel/id';
import { Locale } from '#contracts/kernel/locale';
import { Permission } from '#contracts/kernel/permission';

/** Role of the current workspace (docs/product.md WS-1). */
export const WorkspaceRole = z.enum(['Candidate', 'Tenant Staff']);
export type WorkspaceRole = z.infer<typeof WorkspaceRole>;

/** Where somebody is at work: in one of their companies, or as a candidate among all of them (docs/product.md WS-1). */
export const Workspace = z.enum(['tenant', 'candidate']);
export type Workspace = z.infer<typeof Workspace>;

/** … or of the landlord area, whose sessions are of their own kind. */
const SessionRole = z.enum([...WorkspaceRole.options, 'Landlord']);

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
  rls: z.partialRecord(SessionRole, z.boolean()),
});
export type TokenClaims = z.infer<typeof TokenClaims>;

export const TokenAnswer = z.object({ token: z.string() });

const TenantOfUser = z.object({
  id: Id,
  name: z.string(),
  subdomain: z.string(),
  /** Address of the logo. */
  logo: z.string().nullable(),
  /** Shut out by a platform admin: all that is left to do is to go elsewhere. */
  isSuspended: z.literal(true).optional(),
});

/** A company whose parent, by its name, lets this person in as one of its admins. */
export const PartnerOfUser = TenantOfUser.extend({ parent: z.string() });
export type PartnerOfUser = z.infer<typeof PartnerOfUser>;
/** Partners that are listed at once; the others are found by name. */
export const MAX_PARTNERS_LISTED = 200;

/** Route names of the two dashboards (docs/product.md WS-5). */
export const dashboardOf: Record<Workspace, string> = {
  tenant: 'tenant.dashboard',
  candidate: 'candidate.dashboard.index',
};

/**
 * `GET /api/auth/me`. In the candidate workspace, when no tenant is named, there is no current one, and `roles` and `permissions`
 * are empty; `tenants` are the companies that the person may go (back) to. `permissions` lists what the user holds in the tenant; `meta.permissions` is the same as a map. */
export const MeView = z.object({
  data: z.object({
    id: Id,
    name: z.string(),
    email: z.string(),
    /** Address of the picture. */
    avatar: z.string().nullable(),
    isEmailVerified: z.boolean(),
    /** Logins ask for a code. */
    hasTwoFactor: z.boolean(),
    locale: Locale,
    /** IANA name; null: as the browser has it. */
    timeZone: z.string().nullable(),
    /** Mails about work that they do not want. */
    mutedMails: z.array(z.enum(mutableMails)),
    roles: z.array(RoleRef),
    permissions: z.array(Permission),
    tenants: z.array(TenantOfUser),
    /** The first `MAX_PARTNERS_LISTED` by name. */
    partners: z.array(PartnerOfUser),
    /** `parent`: who let the person in, where the company is a partner's; null: it is their own. */
    currentTenant: TenantOfUser.extend({
      timeZone: z.string(),
      parent: z.string().nullable(),
      domains: z.array(z.string()),
    }).nullable(),
    workspace: Workspace,
    /** Name of the route that is their first page: `dashboardOf[workspace]`. */
    dashboard: z.string(),
    /** What was subscribed to; nothing is sold yet. */
    offer_id: Id.nullable(),
    /** The token is of another workspace than its session is in now: exchange it. */
    refresh_token: z.boolean(),
  }),
  meta: z.object({ permissions: z.record(z.string(), z.boolean()) }),
});
export type MeView = z.infer<typeof MeView>;
