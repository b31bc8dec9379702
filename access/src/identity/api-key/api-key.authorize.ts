import { isKeyScope } from 'contracts/identity/api-key/api-key.scopes';
import type { KeyAuth } from 'contracts/kernel/auth';
import { type Access, isOfLandlord } from 'contracts/kernel/permission';
import { Rejection } from 'contracts/kernel/problem';
import type { Clock } from 'platform/service';
import { assertOpen } from '#access/landlord/areas';
import { type KeyFacts, type KeyLookup, NOTED_EVERY, type NoteKeyUse } from './api-key.lookup.ts';
import { isOfHash, keyIdOf } from './api-key.secret.ts';

export type KeyDeps = { find: KeyLookup; note: NoteKeyUse };

/** What a request shows: the secret, the company that it names (its id or subdomain, null: none), and where it came from. */
type Credentials = { secret: string; tenant: string | null; ip: string | null };

const refuse = (detail: string) => new Rejection('unauthenticated', 401, { detail });

/** Why is told to those alone who hold the right secret. */
const assertStands = ({ revokedAt, expiresAt }: KeyFacts, now: Date): void => {
  if (revokedAt !== null) throw refuse('This API key was revoked.');
  if (expiresAt !== null && Date.parse(expiresAt) <= now.getTime()) throw refuse('This API key has expired.');
};

/** Lets in a company's key, as far as its scopes reach. */
export const authorizeKeys = ({ find, note }: KeyDeps, clock: Clock) => {
  const findActive = async (secret: string, now: Date): Promise<KeyFacts> => {
    const id = keyIdOf(secret);
    const facts = id === null ? null : await find(id);
    if (!facts || !isOfHash(secret, facts.hash)) throw refuse('There is no such API key.');
    assertStands(facts, now);
    return facts;
  };

  const noteUse = ({ apiKeyId, lastUsedAt }: KeyFacts, at: Date, ip: string | null) => {
    if (lastUsedAt === null || at.getTime() - Date.parse(lastUsedAt) >= NOTED_EVERY) note({ apiKeyId, at, ip });
  };

  return async ({ secret, tenant, ip }: Credentials, access: Access): Promise<KeyAuth> => {
    const now = clock();
    const key = await findActive(secret, now);
    assertOpen(key.isSuspended);
    const { apiKeyId, tenantId, subdomains } = key;
    noteUse(key, now, ip);
    if (access === 'authenticated' || access === 'member' || isOfLandlord(access)) {
      throw new Rejection('takes-a-person', 403, {
        detail: 'This takes a person who is logged in; API keys are not let in here.',
      });
    }
    if (tenant !== null && tenant !== tenantId && !subdomains.includes(tenant)) {
      throw new Rejection('not-in-company', 403, { detail: 'This API key is of another company.' });
    }
    const permissions = key.scopes.filter(isKeyScope);
    if (!permissions.some((name) => name === access)) {
      throw new Rejection('forbidden', 403, { detail: `This API key has no scope ${access}.` });
    }
    return { apiKeyId, tenantId, roles: [], permissions };
  };
};
