import type { Auth } from 'contracts/kernel/auth';
import type { Access } from 'contracts/kernel/permission';

export type Credentials = { authorization: string | undefined; tenant: string | undefined; ip?: string | undefined };

/**
 * Finds out whose request it is, and whether that reaches what the route asks for: a port, so that nothing here knows of
 * sessions, companies or keys. Throws a Rejection (401, 403, 400 `no-tenant`) where the credentials do not reach.
 */
export type Authorize = (credentials: Credentials, access: Access) => Promise<Auth>;

/** The token of an `Authorization: Bearer …` header. */
export const bearerOf = (authorization: string | undefined): string | null =>
  /^Bearer +([^\s]+)$/i.exec(authorization ?? '')?.[1] ?? null;
