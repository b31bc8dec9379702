import type { BuiltInRole } from 'contracts/identity/membership/membership.roles';
import { BuiltInRole as Role } from 'contracts/identity/membership/membership.roles';
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from 'contracts/identity/session/session.commands';
import { Subdomain } from 'contracts/identity/tenant/tenant.events';
import { GLOBAL, newId } from 'contracts/kernel/id';
import { DEFAULT_LOCALE, Locale } from 'contracts/kernel/locale';
import type { CommandMetadata } from 'contracts/kernel/message';
import { email, requiredText } from 'contracts/kernel/text';
import type { Pool } from 'pg';
import { inTransaction } from 'platform/postgres/pool';
import { z } from 'zod';
import type { Commands } from '#command-service/commands';
import { saveAccount, saveMembership, savePassword, saveTenant } from './access.tables.ts';
import { hashPassword } from './session/passwords.ts';

const Person = z.strictObject({
  name: requiredText(200),
  email: email(),
  password: z.string().min(MIN_PASSWORD_LENGTH).max(MAX_PASSWORD_LENGTH),
  locale: Locale.default(DEFAULT_LOCALE),
});
const Company = z.strictObject({ name: requiredText(200), subdomain: Subdomain });

export type RegisterDeps = { commands: Pick<Commands, 'tenant' | 'user' | 'membership'>; pool: Pool };
type When = { now: Date };

/** Whoever sets up a company or an account by hand: no user of the product. */
const causeAt = (now: Date, tenantId: string): CommandMetadata => ({
  tenantId,
  actor: { type: 'system', id: 'registration' },
  ip: null,
  occurredAt: now.toISOString(),
  correlationId: newId(now),
  causationId: 'registration',
  now,
});

const register = async (
  { commands, pool }: RegisterDeps,
  {
    person,
    tenantId,
    userId,
    roles,
    now,
  }: { person: z.output<typeof Person>; tenantId: string; userId: string; roles: BuiltInRole[] } & When,
) => {
  const { password, ...known } = person;
  const account = { userId, ...known };
  const granted = { userId, roles };
  const user = await commands.user(userId, { type: 'RegisterUser', data: account, metadata: causeAt(now, GLOBAL) });
  const metadata = causeAt(now, tenantId);
  const membership = await commands.membership(userId, { type: 'GrantMembership', data: granted, metadata });
  const passwordHash = await hashPassword(password);
  await inTransaction(pool, async (client) => {
    await saveAccount(client, { ...account, version: user.version });
    await savePassword(client, userId, passwordHash);
    await saveMembership(client, { tenantId, ...granted, version: membership.version });
  });
};

/**
 * A company with its owner, who can log in as soon as this resolves. Throws `subdomain-taken` or `email-taken`; a ZodError
 * where a value is not acceptable. With the same ids it can be done again.
 */
export const registerCompany = async (
  deps: RegisterDeps,
  wish: {
    name: string;
    subdomain: string;
    owner: z.input<typeof Person>;
    now: Date;
    tenantId?: string;
    ownerId?: string;
  },
): Promise<{ tenantId: string; ownerId: string }> => {
  const { now, tenantId = newId(now), ownerId = newId(now) } = wish;
  const company = Company.parse({ name: wish.name, subdomain: wish.subdomain });
  const person = Person.parse(wish.owner);
  const data = { tenantId, ...company };
  const metadata = causeAt(now, GLOBAL);
  const { version } = await deps.commands.tenant(tenantId, { type: 'RegisterTenant', data, metadata });
  await saveTenant(deps.pool, { ...data, version });
  await register(deps, { person, tenantId, userId: ownerId, roles: ['Owner'], now });
  return { tenantId, ownerId };
};

/** An account with roles in a company that exists. Throws `email-taken`. */
export const addUser = async (
  deps: RegisterDeps,
  wish: { tenantId: string; person: z.input<typeof Person>; roles: BuiltInRole[]; now: Date; userId?: string },
): Promise<{ userId: string }> => {
  const { tenantId, now, userId = newId(now) } = wish;
  const person = Person.parse(wish.person);
  await register(deps, { person, tenantId, userId, roles: z.array(Role).min(1).parse(wish.roles), now });
  return { userId };
};
