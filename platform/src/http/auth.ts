import type { RoleRef } from 'contracts/identity/membership/membership.roles';
import type { Access, Permission } from 'contracts/kernel/permission';

/** Whose request it is. */
export type SessionAuth = { userId: string; sid: string };
/** … and what they may do in the company that the request names. */
export type TenantAuth = SessionAuth & {
  tenantId: string;
  roles: readonly RoleRef[];
  permissions: readonly Permission[];
};
/** One of our own processes. */
export type SystemAuth = { process: string };
export type Auth = SessionAuth | TenantAuth | SystemAuth | null;

/** What a route's handler knows of its caller, by what the route asks for. */
export type AuthOf<A extends Access> = [A] extends ['public']
  ? null
  : [A] extends ['authenticated']
    ? SessionAuth
    : [A] extends ['system']
      ? SystemAuth
      : TenantAuth;

export type Credentials = { authorization: string | undefined; tenant: string | undefined };

/** Throws a Rejection (401, 403, 400 `no-tenant`) where the credentials do not reach. */
export type Authorize = (credentials: Credentials, access: Access) => Promise<Auth>;

/** The token of an `Authorization: Bearer …` header. */
export const bearerOf = (authorization: string | undefined): string | null =>
  /^Bearer +([^\s]+)$/i.exec(authorization ?? '')?.[1] ?? null;
