import type { MemberType, RoleRef } from 'contracts/identity/membership/membership.roles';
import type { Locale } from 'contracts/kernel/locale';
import type { Pool } from 'pg';

export type InvitationRow = {
  invitationId: string;
  tenantId: string;
  name: string;
  email: string;
  locale: Locale;
  roles: RoleRef[];
  type: MemberType;
  teams: string[];
  sentAt: string;
  expiresAt: string;
};

/** Who is invited where: until they come, or the invitation is withdrawn. */
export type Invitations = {
  /** False where an invitation of the company to this address stands, or the address is that of somebody who is or was in it. */
  add(row: InvitationRow): Promise<'added' | 'invited' | 'member'>;
  find(invitationId: string): Promise<(InvitationRow & { company: string }) | null>;
  /** Where `instead` is given, only in the place of what was sent then. */
  renew(
    row: Pick<InvitationRow, 'invitationId' | 'sentAt' | 'expiresAt'>,
    instead?: Pick<InvitationRow, 'sentAt'>,
  ): Promise<void>;
  remove(invitationId: string): Promise<void>;
};

const MEMBER = `
  select from access.account a where a.email = $2 and exists (
    select from access.membership m where m.tenant_id = $1 and m.user_id = a.user_id
    union all select from access.inactive_membership i where i.tenant_id = $1 and i.user_id = a.user_id)`;

const FIND = `
  select i.invitation_id as "invitationId", i.tenant_id as "tenantId", i.name, i.email, coalesce(a.locale, i.locale) as locale, i.roles, i.type, i.teams,
    i.sent_at as "sentAt", i.expires_at as "expiresAt", t.name as company
  from access.invitation i join access.tenant t using (tenant_id) left join access.account a on a.email = i.email
  where i.invitation_id = $1`;

export const postgresInvitations = (pool: Pool): Invitations => ({
  add: async ({ invitationId, tenantId, name, email, locale, roles, type, teams, sentAt, expiresAt }) => {
    if ((await pool.query(MEMBER, [tenantId, email])).rowCount) return 'member';
    const { rowCount } = await pool.query(
      `insert into access.invitation
         (invitation_id, tenant_id, name, email, locale, roles, sent_at, expires_at, type, teams)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
       on conflict (tenant_id, email) do update set name = excluded.name
       where invitation.invitation_id = excluded.invitation_id`,
      [invitationId, tenantId, name, email, locale, roles, sentAt, expiresAt, type, teams],
    );
    return rowCount === 1 ? 'added' : 'invited';
  },
  find: async (invitationId) => {
    const { rows } = await pool.query<InvitationRow & { company: string }>(FIND, [invitationId]);
    return rows[0] ?? null;
  },
  renew: async ({ invitationId, sentAt, expiresAt }, instead) => {
    await pool.query(
      `update access.invitation set sent_at = $2, expires_at = $3
       where invitation_id = $1 and ($4::timestamptz is null or sent_at = $4)`,
      [invitationId, sentAt, expiresAt, instead?.sentAt ?? null],
    );
  },
  remove: async (invitationId) => {
    await pool.query('delete from access.invitation where invitation_id = $1', [invitationId]);
  },
});

/** Invitations that live as long as a spec. */
export const memoryInvitations = (): Invitations => {
  const rows = new Map<string, InvitationRow>();
  return {
    add: async (row) => {
      const same = [...rows.values()].find(({ tenantId, email }) => tenantId === row.tenantId && email === row.email);
      if (same && same.invitationId !== row.invitationId) return 'invited';
      rows.set(row.invitationId, row);
      return 'added';
    },
    find: async (invitationId) => {
      const row = rows.get(invitationId);
      return row ? { ...row, company: 'A company' } : null;
    },
    renew: async ({ invitationId, sentAt, expiresAt }, instead) => {
      const row = rows.get(invitationId);
      if (row && (!instead || row.sentAt === instead.sentAt)) rows.set(invitationId, { ...row, sentAt, expiresAt });
    },
    remove: async (invitationId) => void rows.delete(invitationId),
  };
};
