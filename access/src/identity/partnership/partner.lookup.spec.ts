import { partnerPermissions } from 'contracts/identity/partnership/partner.rights';
import { Permission } from 'contracts/kernel/permission';
import type { Pool } from 'pg';
import { describe, expect, it } from 'vitest';
import { accessLookup } from '#access/identity/session/session.lookup';

type NamedQuery = { name: string; values: [string[], ...unknown[]] };

/** A database in which sessions named `member…` belong to the company that is asked for, and all have one parent's admin behind them. */
const counting = () => {
  const asked: [name: string, of: string[]][] = [];
  const query = async ({ name, values: [keys] }: NamedQuery) => {
    asked.push([name, keys]);
    const rows = keys.map((key, index) => ({
      ordinal: BigInt(index + 1),
      ...(name === 'access-partner'
        ? { partner_id: 'shop', parent_id: 'harbor', parent_name: 'Harbor', is_suspended: key.endsWith('3') }
        : {
            ...{
              user_id: `user of ${key}`,
              gen: 0,
              previous_until: null,
              is_platform_admin: null,
              is_suspended: false,
            },
            ...{ tenant_id: key.startsWith('member') ? 'shop' : null, roles: [], permissions: [] },
          }),
    }));
    return { rows };
  };
  return { asked, lookup: accessLookup({ query } as unknown as Pool) };
};

describe('admins of a parent', () => {
  it('given people who work in the company that they name, or name none, when they ask, then nobody looks for a parent', async () => {
    const { asked, lookup } = counting();
    await Promise.all([lookup({ sid: 'member1', tenant: 'shop' }), lookup({ sid: 'outsider', tenant: null })]);
    expect(asked).toEqual([['access', ['member1', 'outsider']]]);
  });

  it('given some who do not, when they ask at once, then one more query says for all of them whose admins they are', async () => {
    const { asked, lookup } = counting();
    const [member, second, third] = await Promise.all(
      ['member1', 'outsider2', 'outsider3'].map((sid) => lookup({ sid, tenant: 'shop' })),
    );
    expect(asked[1]).toEqual(['access-partner', ['user of outsider2', 'user of outsider3']]);
    expect(asked).toHaveLength(2);
    expect(member?.memberships).toEqual([{ tenantId: 'shop', roles: [], permissions: [] }]);
    const partnerOf = { companyId: 'harbor', name: 'Harbor' };
    expect(second?.memberships).toEqual([{ tenantId: 'shop', roles: [], permissions: partnerPermissions, partnerOf }]);
    expect(third?.memberships).toMatchObject([{ permissions: [], isSuspended: true }]);
  });

  it('given what an owner may do, when it is compared, then ending the partnership, keys, secrets, quarantine and erasing people are not a partner admin’s', () => {
    const withheld = Permission.options.filter(
      (name) => name.startsWith('tenant.') && !partnerPermissions.includes(name),
    );
    expect(withheld).toEqual([
      'tenant.candidates.delete',
      'tenant.integrations.subAccounts.group.create',
      'tenant.integrations.subAccounts.group.read',
      'tenant.integrations.subAccounts.group.update',
      'tenant.integrations.subAccounts.group.delete',
      'tenant.integrations.subAccounts.switch',
      'tenant.integrations.subAccounts.partnership.create',
      'tenant.integrations.subAccounts.partnership.read',
      'tenant.integrations.subAccounts.partnership.delete',
      'tenant.webhooks.create',
      'tenant.webhooks.update',
      'tenant.api.keys.create',
      'tenant.api.keys.read',
      'tenant.api.keys.delete',
      'tenant.files.quarantine.read',
      'tenant.files.quarantine.delete',
      'tenant.board.read',
    ]);
  });
});
