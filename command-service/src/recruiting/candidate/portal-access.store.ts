import { createHash } from 'node:crypto';
import type { Pool } from 'pg';

/** A password that staff have set for a candidate, and the address that it is for. */
export type PortalAccess = {
  candidateId: string;
  tenantId: string;
  emailHash: Buffer;
  passwordHash: string;
  expiresAt: Date;
};

/** Passwords that count once their candidates have confirmed their addresses; afterwards, whose accounts these have become. */
export type PortalAccesses = {
  /** In the place of one that was set before. */
  put(access: PortalAccess): Promise<void>;
  /** Null: there is none that can be confirmed. */
  find(candidateId: string, now: Date): Promise<PortalAccess | null>;
  /** Nothing of the password stays. */
  confirm(candidateId: string, userId: string): Promise<void>;
};

/** An address that cannot be read any more. */
export const hashOfEmail = (email: string): Buffer => createHash('sha256').update(email).digest();

type Row = { tenant_id: string; email_hash: Buffer; password_hash: string; expires_at: Date };

export const postgresPortalAccesses = (pool: Pool): PortalAccesses => ({
  put: async ({ candidateId, tenantId, emailHash, passwordHash, expiresAt }) => {
    await pool.query(
      `insert into access.portal_access (candidate_id, tenant_id, email_hash, password_hash, expires_at)
       values ($1, $2, $3, $4, $5)
       on conflict (candidate_id) do update
       set email_hash = excluded.email_hash, password_hash = excluded.password_hash, expires_at = excluded.expires_at`,
      [candidateId, tenantId, emailHash, passwordHash, expiresAt],
    );
  },
  find: async (candidateId, now) => {
    const { rows } = await pool.query<Row>(
      `select tenant_id, email_hash, password_hash, expires_at from access.portal_access
       where candidate_id = $1 and password_hash is not null and expires_at > $2`,
      [candidateId, now],
    );
    const [row] = rows;
    if (!row) return null;
    const { tenant_id: tenantId, email_hash: emailHash, password_hash: passwordHash, expires_at: expiresAt } = row;
    return { candidateId, tenantId, emailHash, passwordHash, expiresAt: new Date(expiresAt) };
  },
  confirm: async (candidateId, userId) => {
    await pool.query(
      `update access.portal_access set user_id = $2, email_hash = null, password_hash = null where candidate_id = $1`,
      [candidateId, userId],
    );
  },
});

/** Forgets passwords that nobody has confirmed in time. */
export const sweepPortalAccesses = async (pool: Pool, now: Date): Promise<void> => {
  await pool.query('delete from access.portal_access where user_id is null and expires_at <= $1', [now]);
  await pool.query(
    `update access.portal_access set email_hash = null, password_hash = null
     where password_hash is not null and expires_at <= $1`,
    [now],
  );
};

/** Those that live as long as a spec. */
export const memoryPortalAccesses = (): PortalAccesses => {
  const rows = new Map<string, PortalAccess>();
  return {
    put: async (access) => void rows.set(access.candidateId, access),
    find: async (candidateId, now) => {
      const row = rows.get(candidateId);
      return row && row.expiresAt > now ? row : null;
    },
    confirm: async (candidateId) => void rows.delete(candidateId),
  };
};
