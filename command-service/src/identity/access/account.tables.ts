import type { ClientBase } from 'pg';
import { changePassword, saveAccount } from './access.tables.ts';
import { holdAccount } from './account.lock.ts';
import type { MemberTables } from './members.ts';

type AccountTables = Pick<MemberTables, 'account' | 'isOthers' | 'saveAccount' | 'changePassword'>;

const IS_OTHERS = `
  select exists (select from access.membership where user_id = $2 and tenant_id <> $1)
    or exists (select from access.inactive_membership where user_id = $2 and tenant_id <> $1)
    or exists (select from access.candidate where user_id = $2)
    or exists (select from access.platform_admin where user_id = $2 and granted_at is not null) as "isOthers"`;

/** The account of somebody in a company. */
export const accountTables = (client: ClientBase, tenantId: string): AccountTables => ({
  account: async (userId) => {
    const { rows } = await client.query<{ name: string; email: string }>(
      'select name, email from access.account where user_id = $1',
      [userId],
    );
    return rows[0] ?? null;
  },
  isOthers: async (userId) => {
    await holdAccount(client, userId);
    const { rows } = await client.query<{ isOthers: boolean }>(IS_OTHERS, [tenantId, userId]);
    return rows[0]?.isOthers !== false;
  },
  saveAccount: (row) => saveAccount(client, row),
  changePassword: (changed) => changePassword(client, changed),
});
