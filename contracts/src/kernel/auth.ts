import type { PartnerOf } from './message.ts';
import type { Access, LandlordPermission, Permission } from './permission.ts';

/** Whose request it is. */
export type SessionAuth = { userId: string; sid: string };
/** A platform admin in a session that opens records of every company. */
export type LandlordAuth = SessionAuth & { isAcrossTenants: true };
/** What somebody may do in a company. `roles`: built-in ones by name, the company's own by id. */
type Rights = { tenantId: string; roles: readonly string[]; permissions: readonly Permission[] };
/** A person in the company that the request names. `partnerOf`: not of the company, let in as an admin of this parent of it. */
export type MemberAuth = SessionAuth & Rights & { partnerOf?: PartnerOf };
/** A program of the company, by one of its keys. */
export type KeyAuth = { apiKeyId: string } & Rights;
export type TenantAuth = MemberAuth | KeyAuth;
/** One of our own processes. */
export type SystemAuth = { process: string };
export type Auth = SessionAuth | LandlordAuth | TenantAuth | SystemAuth | null;

/** What a route's handler knows of its caller, by what the route asks for. */
export type AuthOf<A extends Access> = [A] extends ['public']
  ? null
  : [A] extends ['landlord' | LandlordPermission]
    ? LandlordAuth
    : [A] extends ['authenticated']
      ? SessionAuth
      : [A] extends ['system']
        ? SystemAuth
        : [A] extends ['member']
          ? MemberAuth
          : [A] extends ['authenticated' | 'member']
            ? SessionAuth | MemberAuth
            : TenantAuth;
