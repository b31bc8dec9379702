import { type CompanyProfile, defaultProfile } from 'contracts/identity/company/company.events';
import { type MemberType, RoleRef } from 'contracts/identity/membership/membership.roles';
import { derivedId, GLOBAL, newId } from 'contracts/kernel/id';
import type { Locale } from 'contracts/kernel/locale';
import { requiredText } from 'contracts/kernel/text';
import { z } from 'zod';
import { emailTaken } from '#command-service/identity/user/user.handler';
import { createAccount, Person, type RegisterDeps } from './create-account.ts';
import { createProfile, type ProfileInput } from './create-profile.ts';
import { createTenant, SubdomainInput } from './create-tenant.ts';
import { byHand, type CauseOf } from './registration.cause.ts';

export type { RegisterDeps } from './create-account.ts';

/** Who asks: a person over HTTP, whose request may be repeated; whoever sets things up by hand where it is left out. */
export type Asking = { causeOf: CauseOf; idempotencyKey: string | null };

type Origin = { now: Date; asking?: Asking };

/** Ids of people who sign up: the same for a request that is repeated under its key. */
const idsOf = ({ now, asking }: Origin, email: string, userId?: string) => ({
  wanted: userId ?? (asking?.idempotencyKey ? derivedId('user', email, asking.idempotencyKey) : newId(now)),
  /** Ids given by hand are not guessed: whoever has them may set the password anew. */
  trusted: userId !== undefined,
  isVerified: asking === undefined,
  causeOf: asking?.causeOf ?? byHand(now),
  now,
});

/**
 * A company with its owner, who can log in as soon as this resolves. Throws `subdomain-taken`, `subdomain-reserved` or
 * `email-taken`; a ZodError where a value is not acceptable. With the same ids, or by who knows the password, what was left half
 * done is finished.
 */
export const registerCompany = async (
  deps: RegisterDeps,
  input: Origin & {
    name: string;
    /** One is made from the name where it is left out. */
    subdomain?: string | undefined;
    profile?: Partial<CompanyProfile>;
    owner: z.input<typeof Person>;
    tenantId?: string;
    ownerId?: string;
  },
): Promise<{ tenantId: string; ownerId: string; subdomain: string }> => {
  const company = { ...defaultProfile, ...input.profile, name: requiredText(200).parse(input.name) };
  const asked = SubdomainInput.parse(input.subdomain);
  const person = Person.parse(input.owner);
  const made = { tenantId: '', subdomain: '' };
  const tenantIdOf = (userId: string) => input.tenantId ?? derivedId('tenant', userId, company.name, asked ?? '');
  const ids = idsOf(input, person.email, input.ownerId);
  const ownerId = await createAccount(deps, {
    ...ids,
    person,
    before: async (userId, tables) => {
      made.tenantId = tenantIdOf(userId);
      const tenant = { tenantId: made.tenantId, asked, company };
      made.subdomain = await createTenant(deps.commands, tables, { ...tenant, causeOf: ids.causeOf, userId });
    },
    again: async (userId, tables) => {
      made.tenantId = tenantIdOf(userId);
      const subdomain = await tables.subdomainOf(made.tenantId);
      if (subdomain === null) throw emailTaken();
      made.subdomain = subdomain;
    },
    membership: () => ({ tenantId: made.tenantId, roles: ['Owner'], type: 'regular' }),
  });
  return { ...made, ownerId };
};

/** What an account of somebody who looks for work has from its first moment. */
const lookForWork = async (
  { commands }: RegisterDeps,
  id: string,
  { details, causeOf }: { details: ProfileInput; causeOf: CauseOf },
): Promise<void> => {
  const metadata = causeOf(id, GLOBAL);
  await commands.user(id, { type: 'AcceptEmployerContact', data: {}, metadata });
  await createProfile(commands, { userId: id, details, metadata });
};

/** Somebody who looks for work, with their profile. Throws `email-taken`. */
export const registerCandidate = async (
  deps: RegisterDeps,
  input: Origin & { person: Omit<z.input<typeof Person>, 'name'> & ProfileInput; userId?: string },
): Promise<{ userId: string }> => {
  const { firstName, lastName, phone, ...rest } = input.person;
  const person = Person.parse({ ...rest, name: `${firstName} ${lastName}`.slice(0, 200) });
  const ids = idsOf(input, person.email, input.userId);
  const userId = await createAccount(deps, {
    ...ids,
    person,
    isCandidate: true,
    after: (id) => lookForWork(deps, id, { details: { firstName, lastName, phone }, causeOf: ids.causeOf }),
  });
  return { userId };
};

/** Somebody who looks for work and has confirmed the address of a password that was set for them. Throws `email-taken`. */
export const registerConfirmed = async (
  deps: RegisterDeps,
  input: Origin & { person: ProfileInput & { email: string; locale: Locale }; passwordHash: string; userId: string },
): Promise<void> => {
  const { email, locale, ...details } = input.person;
  const name = `${details.firstName} ${details.lastName}`.slice(0, 200).trim();
  await createAccount(deps, {
    ...idsOf(input, email, input.userId),
    person: { name, email, password: '', locale },
    passwordHash: input.passwordHash,
    isVerified: true,
    isCandidate: true,
    after: (id) => lookForWork(deps, id, { details, causeOf: idsOf(input, email).causeOf }),
  });
};

/** An account with roles in a company that exists. Throws `email-taken`. */
export const addUser = async (
  deps: RegisterDeps,
  input: Origin & {
    tenantId: string;
    person: z.input<typeof Person>;
    roles: RoleRef[];
    type?: MemberType;
    userId?: string;
    /** What the account presupposes. */
    before?: (userId: string) => Promise<void>;
  },
): Promise<{ userId: string }> => {
  const { tenantId, type = 'regular', before } = input;
  const person = Person.parse(input.person);
  const roles = z.array(RoleRef).min(1).parse(input.roles);
  const ids = idsOf(input, person.email, input.userId);
  const membership = () => ({ tenantId, roles, type });
  return { userId: await createAccount(deps, { ...ids, person, membership, ...(before && { before }) }) };
};
