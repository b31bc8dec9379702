import type { MemberType, RoleRef } from 'contracts/identity/membership/membership.roles';
import { NewPassword } from 'contracts/identity/password/password.fields';
import { GLOBAL } from 'contracts/kernel/id';
import { DEFAULT_LOCALE, Locale } from 'contracts/kernel/locale';
import { Rejection } from 'contracts/kernel/problem';
import { email, requiredText } from 'contracts/kernel/text';
import { z } from 'zod';
import type { Commands } from '#command-service/commands';
import type { Accounts, SignUp } from '#command-service/identity/access/accounts';
import { memberOf } from '#command-service/identity/membership/membership.access';
import { accountOf } from '#command-service/identity/user/user.access';
import { emailClaim, emailTaken } from '#command-service/identity/user/user.handler';
import { hashPassword, isPassword } from '#command-service/kernel/password-hash';
import type { CauseOf } from './registration.cause.ts';

export const Person = z.strictObject({
  name: requiredText(200),
  email: email(),
  password: NewPassword,
  locale: Locale.default(DEFAULT_LOCALE),
});
type Person = z.output<typeof Person>;

export type RegisterDeps = {
  commands: Pick<Commands, 'names' | 'tenant' | 'company' | 'user' | 'membership' | 'profile'>;
  accounts: Pick<Accounts, 'signUp'>;
};

type NewAccount = {
  person: Person;
  /** Id of the account, unless one that was left half done is finished. */
  wanted: string;
  trusted: boolean;
  /** Of a password that was set before; that of the person then counts for nothing. */
  passwordHash?: string;
  /** Whoever sets up accounts by hand vouches for their addresses; all others confirm theirs by mail. */
  isVerified: boolean;
  causeOf: CauseOf;
  now: Date;
  /** What the account presupposes: a company. Refused names leave nothing behind. */
  before?: (userId: string, tables: SignUp) => Promise<void>;
  /** In place of all steps, where the request that made the account is repeated. */
  again?: (userId: string, tables: SignUp) => Promise<void>;
  /** Of somebody who looks for work. */
  isCandidate?: boolean;
  /** What belongs to it from its first moment. */
  after?: (userId: string) => Promise<void>;
  membership?: () => { tenantId: string; roles: RoleRef[]; type: MemberType };
};

type Begun = 'new' | 'begun' | 'done';

/**
 * The id under which this sign-up goes on: that of one that the same person left half done, as the password shows, or the one
 * wanted. An address with an account is taken, except by the very request that made it.
 */
const idOf = async (tables: SignUp, { person, wanted, trusted }: NewAccount): Promise<{ id: string; state: Begun }> => {
  const account = await tables.account();
  if (trusted && !account) return { id: wanted, state: 'new' };
  if (trusted && account?.userId === wanted) return { id: wanted, state: 'begun' };
  if (account && account.passwordHash !== null) {
    const isRepeated = account.userId === wanted && (await isPassword(person.password, account.passwordHash));
    if (isRepeated) return { id: wanted, state: 'done' };
    throw emailTaken();
  }
  for (const begun of await tables.begun()) {
    if (await isPassword(person.password, begun.passwordHash)) return { id: begun.userId, state: 'begun' };
  }
  if (account) throw emailTaken();
  return { id: wanted, state: 'new' };
};

/**
 * Makes an account that can log in, in steps that may be done again: the password is kept before the first event, so that who
 * knows it can finish what a process that died left half done. Throws `email-taken`: until addresses are verified by mail, the
 * answer tells that an address has an account.
 */
export const createAccount = async ({ commands, accounts }: RegisterDeps, input: NewAccount): Promise<string> => {
  const { person, causeOf, now, before, again, after, membership } = input;
  const { password, ...known } = person;
  return accounts.signUp(person.email, async (tables) => {
    const { id: userId, state } = await idOf(tables, input);
    if (state === 'done') {
      await again?.(userId, tables);
      return userId;
    }
    const passwordHash = input.passwordHash ?? (await hashPassword(password));
    await tables.begin({ userId, passwordHash, now });
    const metadata = causeOf(userId, GLOBAL);
    const claim = emailClaim(userId, person.email);
    const register = async () => {
      if (!(await commands.names.reserve(claim, metadata))) throw emailTaken();
      await before?.(userId, tables);
      return commands.user(userId, { type: 'RegisterUser', data: { userId, ...known }, metadata });
    };
    const user = await register().catch(async (error: unknown) => {
      // What was begun before may have its address for good.
      if (error instanceof Rejection && state === 'new') {
        await commands.names.settle(claim, metadata);
        await tables.abandon(userId);
      }
      throw error;
    });
    await after?.(userId);
    const granted = membership?.();
    const belonging = granted && (await grant(commands, { ...granted, userId }, causeOf));
    // As its stream has it: a name given when the sign-up began stands; so does one that was changed since.
    const account = accountOf(user);
    if (!account) throw emailTaken();
    const verifiedAt = input.isVerified ? now : null;
    const isCandidate = input.isCandidate === true;
    await tables.finish({ account, passwordHash, verifiedAt, isCandidate, membership: belonging ?? null });
    return userId;
  });
};

const grant = async (
  commands: Pick<Commands, 'membership'>,
  { tenantId, userId, roles, type }: { tenantId: string; userId: string; roles: RoleRef[]; type: MemberType },
  causeOf: CauseOf,
) => {
  const metadata = causeOf(userId, tenantId);
  const data = { userId, roles, ...(type !== 'regular' && { type }) };
  const member = memberOf(await commands.membership(userId, { type: 'GrantMembership', data, metadata }), userId);
  return member && { tenantId, member };
};
