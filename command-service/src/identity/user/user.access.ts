import type { UserEvent } from 'contracts/identity/user/user.events';
import { GLOBAL } from 'contracts/kernel/id';
import { type AccountRow, addAccount, removeAccount } from '#command-service/identity/access/access.tables';
import { accessFact, accessProjection, type Written } from '#command-service/identity/access/access-projection';
import { type User, userDecider } from './user.decider.ts';

/** An account as its stream has it; null where there is nobody. */
export const accountOf = ({ state, version }: Written<User>): AccountRow | null => {
  if (state.status !== 'registered' || state.name === null || state.email === null) return null;
  const { userId, name, email, emailChangedAt, preferences, avatar } = state;
  return { userId, name, email, emailChangedAt, ...preferences, avatar, version };
};

/** Who a person is, and under which address they log in. */
export const userAccess = accessProjection({
  types: [
    'UserRegistered',
    'UserRenamed',
    'UserPreferencesChanged',
    'UserAvatarChanged',
    'EmailChanged',
  ] satisfies UserEvent['type'][],
  decider: userDecider,
  open: (pool, _, work) => work({ saveAccount: (row) => addAccount(pool, row) }),
  save: async (
    tables: { saveAccount(row: AccountRow): Promise<void> },
    written: Written<User>,
  ): Promise<AccountRow | null> => {
    const account = accountOf(written);
    if (account) await tables.saveAccount(account);
    return account;
  },
});

type Erased = Extract<UserEvent, { type: 'UserErased' }>;

/** Nothing of an erased account is left, and its key is gone. */
export const erasedUserAccess = accessFact<Erased>(['UserErased'], async ({ pool, keys }, { data, metadata }) => {
  await keys.destroy({ tenantId: GLOBAL, subject: data.userId });
  await removeAccount(pool, data.userId, metadata.occurredAt);
});
