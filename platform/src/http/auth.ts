import type { RoleRef } from 'contracts/identity/membership/membership.roles';
import type { PartnerOf } from 'contracts/kernel/message';
import type { Access, LandlordPermission, Permission } from 'contracts/kernel/permission';

/** Whose request it is. */
export type SessionAuth = { userId: string; sid: string };
/** A platform admin in a session of their area. */
export type LandlordAuth = SessionAuth;
/** What somebody may do in a company. */
type Rights = { tenantId: string; roles: readonly RoleRef[]; permissions: readonly Permission[] };
/** A person in the company that the request names. `partnerOf`: not of the company, let in as an admin of this parent of it. */
export type MemberAuth = SessionAuth & Rights & { partnerOf?: PartnerOf };
/** A program of the company, by one of its keys. */
export type KeyAuth = { apiKeyId: string } & Rights;
export type TenantAuth = MemberAuth | KeyAuth;
/** One of our own processes. */
export type SystemAuth = { process: string };
export type Auth = SessionAuth | TenantAuth | SystemAuth | null;

/** What a route's handler knows of its caller, by what the route asks for. */
export type AuthOf<A extends Access> = [A] extends ['public']
  ? null
  : [A] extends ['authenticated' | 'landlord' | LandlordPermission]
    ? SessionAuth
    : [A] extends ['system']
      ? SystemAuth
      : [A] extends ['member']
        ? MemberAuth
        : TenantAuth;

export type Credentials = { authorization: string | undefined; tenant: string | undefined; ip?: string | undefined };

/** Throws a Rejection (401, 403, 400 `no-tenant`) where the credentials do not reach. */
export type Authorize = (credentials: Credentials, access: Access) => Promise<Auth>;

/** The token of an `Authorization: Bearer …` header. */
export const bearerOf = (authorization: string | undefined): string | null =>
  /^Bearer +([^\s]+)$/i.exec(authorization ?? '')?.[1] ?? null;
