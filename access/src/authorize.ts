import type { TokenClaims } from 'contracts/identity/session/session.views';
import type { LandlordAuth, MemberAuth, SessionAuth, SystemAuth } from 'contracts/kernel/auth';
import { type Access, isOfLandlord } from 'contracts/kernel/permission';
import { Rejection } from 'contracts/kernel/problem';
import { TENANT_HEADER } from 'contracts/kernel/tenant-header';
import type { Pool } from 'pg';
import { type Authorize, bearerOf } from 'platform/http/authorize';
import { readSystemToken } from 'platform/http/system-token';
import type { Clock } from 'platform/service';
import { authorizeKeys, type KeyDeps } from './identity/api-key/api-key.authorize.ts';
import { keyLookup, keyUseNotes } from './identity/api-key/api-key.lookup.ts';
import { isKeySecret } from './identity/api-key/api-key.secret.ts';
import { notInCompany } from './identity/membership/membership.ts';
import { type AccessFacts, type AccessLookup, accessLookup } from './identity/session/session.lookup.ts';
import { type TokenReader, tokenReader } from './identity/session/tokens.ts';
import { assertOpen, assertSameArea } from './landlord/areas.ts';

const unauthenticated = () => new Rejection('unauthenticated', 401);

/** A company's uuid or subdomain; anything else names none. */
const TENANT = /^[a-z0-9-]{1,63}$/;

/** The user has no company (docs/product.md API-3). */
const NO_TENANT = 'No tenant could be determined.';

/** Whether a token of rotation `gen` is still taken: the newest, and for a moment the one before. */
export const isCurrent = (gen: number, facts: Pick<AccessFacts, 'gen' | 'previousUntil'>, now: Date): boolean =>
  gen === facts.gen ||
  (gen === facts.gen - 1 && facts.previousUntil !== null && now.getTime() < Date.parse(facts.previousUntil));

const tenantIn = (header: string | undefined): string | null => {
  const tenant = header?.trim().toLowerCase() || null;
  if (tenant !== null && !TENANT.test(tenant)) throw notInCompany();
  return tenant;
};

const membershipOf = ({ memberships }: AccessFacts, tenant: string | null) => {
  if (memberships.length === 1 && memberships[0]) return memberships[0];
  if (tenant !== null) throw notInCompany();
  const detail = memberships.length > 0 ? `Name the company in the ${TENANT_HEADER} header.` : NO_TENANT;
  throw new Rejection('no-tenant', 400, { detail });
};

type Deps = {
  tokens: TokenReader;
  lookup: AccessLookup;
  keys: KeyDeps;
  clock: Clock;
  systemSecret?: string | undefined;
};

export const createAuthorize = ({ tokens, lookup, keys, clock, systemSecret }: Deps): Authorize => {
  const authorizeKey = authorizeKeys(keys, clock);

  const systemOf = async (authorization: string | undefined): Promise<SystemAuth> => {
    const token = bearerOf(authorization);
    const auth = systemSecret && token ? await readSystemToken(token, systemSecret, clock()) : null;
    if (!auth) throw unauthenticated();
    return auth;
  };

  const claimsOf = async (authorization: string | undefined): Promise<TokenClaims> => {
    const token = bearerOf(authorization);
    const claims = token && (await tokens.accessToken(token));
    if (!claims || claims.exp * 1000 <= clock().getTime()) throw unauthenticated();
    return claims;
  };

  return async ({ authorization, tenant: header, ip = null }, access: Access) => {
    if (access === 'public') return null;
    if (access === 'system') return systemOf(authorization);
    const secret = bearerOf(authorization);
    if (secret && isKeySecret(secret)) return authorizeKey({ secret, tenant: tenantIn(header), ip }, access);
    const claims = await claimsOf(authorization);
    const isAbroad = isOfLandlord(access) || access === 'authenticated';
    const tenant = isAbroad ? undefined : tenantIn(header);
    const facts = await lookup({ sid: claims.sid, tenant });
    if (!facts || facts.userId !== claims.sub || !isCurrent(claims.gen, facts, clock())) throw unauthenticated();
    assertSameArea(facts, access);
    const session: SessionAuth = { userId: claims.sub, sid: claims.sid };
    if (isOfLandlord(access)) return { ...session, isAcrossTenants: true } satisfies LandlordAuth;
    if (isAbroad || tenant === undefined) return session;
    const { isSuspended, ...membership } = membershipOf(facts, tenant);
    assertOpen(isSuspended);
    if (access !== 'member' && !membership.permissions.includes(access)) {
      throw new Rejection('forbidden', 403, { detail: `This takes the permission ${access}.` });
    }
    return { ...session, ...membership } satisfies MemberAuth;
  };
};

/** Everything a service asks about its callers, over one pool of connections that may read schema `access`. */
export const openAccess = (pool: Pool, clock: Clock, systemSecret?: string) => {
  const tokens = tokenReader(pool);
  const lookup = accessLookup(pool);
  return {
    tokens,
    authorize: createAuthorize({
      tokens,
      lookup,
      keys: { find: keyLookup(pool), note: keyUseNotes(pool) },
      clock,
      systemSecret,
    }),
    /** The session behind a ticket of 60 s, or null: for pages that cannot carry a bearer token. */
    sessionOfTicket: async (ticket: string): Promise<SessionAuth | null> => {
      const claims = await tokens.ticket(ticket);
      if (!claims || claims.exp * 1000 <= clock().getTime()) return null;
      const facts = await lookup({ sid: claims.sid, tenant: undefined });
      return facts && facts.userId === claims.sub ? { userId: claims.sub, sid: claims.sid } : null;
    },
    /** What a ticket for the bytes of a file says, or null. Whether it has run out and what its person may do is asked elsewhere. */
    fileTicket: tokens.fileTicket,
    archiveTicket: tokens.archiveTicket,
    /** The memberships of an active session: at most two, where no company is named. */
    lookup,
  };
};
export type AccessControl = ReturnType<typeof openAccess>;
