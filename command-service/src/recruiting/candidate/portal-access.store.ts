import { createHmac } from 'node:crypto';
import type { CandidateEvent } from 'contracts/recruiting/candidate/candidate.entity';
import type { Pool } from 'pg';
import { accessFact } from '#command-service/identity/access/access-projection';

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
  /** Whose account a candidate's record is linked to from now on; nothing of a password stays. */
  link(linked: Pick<PortalAccess, 'candidateId' | 'tenantId'> & { userId: string }, now: Date): Promise<void>;
  /** An address that cannot be read any more, nor guessed without the key. */
  hashOf(email: string): Buffer;
};

const hasher =
  (key: Buffer) =>
  (email: string): Buffer =>
    createHmac('sha256', key).update('portal-access').update(email).digest();

type Row = { tenant_id: string; email_hash: Buffer; password_hash: string; expires_at: Date };

export const postgresPortalAccesses = (pool: Pool, key: Buffer): PortalAccesses => ({
  hashOf: hasher(key),
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
  link: async ({ candidateId, tenantId, userId }, now) => {
    await pool.query(
      `insert into access.portal_access (candidate_id, tenant_id, user_id, expires_at) values ($1, $2, $3, $4)
       on conflict (candidate_id) do update set user_id = excluded.user_id, email_hash = null, password_hash = null`,
      [candidateId, tenantId, userId, now],
    );
  },
});

/** Nothing of it is left once its candidate is erased. */
export const portalAccessFact = accessFact<Extract<CandidateEvent, { type: 'CandidateErased' }>>(
  ['CandidateErased'],
  ({ pool }, { data: { candidateId } }) =>
    pool.query('delete from access.portal_access where candidate_id = $1', [candidateId]),
);

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
    link: async ({ candidateId }) => void rows.delete(candidateId),
    hashOf: hasher(Buffer.alloc(32, 7)),
  };
};
