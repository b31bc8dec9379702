import { createHash, randomBytes } from 'node:crypto';
import type { Pool } from 'pg';

/** What a link is good for, and for which account (or other thing). */
export type MailTokenOf = { purpose: string; subjectId: string };
type TokenCheck = { purpose: string; token: string; now: Date };

/** Tokens of links in mails: random, of one use, known to us by their hash alone. */
export type MailTokens = {
  /** A new token. Those made before stay good until they expire or one of them is used. */
  make(of: MailTokenOf, expiresAt: Date): Promise<string>;
  /** Whom a token is for; null once it is used or expired. */
  subjectOf(asked: TokenCheck): Promise<string | null>;
  /** None of those made so far is good any more. */
  revoke(of: MailTokenOf): Promise<void>;
  /** Runs `work` with the token used up, and all others of its subject and purpose with it. Null where it is good no more. */
  spend<T>(asked: TokenCheck, work: (subjectId: string) => Promise<T>): Promise<T | null>;
};

const TOKEN_BYTES = 32;

export const newMailToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');
const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

type Row = { subject_id: string };

export const postgresMailTokens = (pool: Pool): MailTokens => ({
  make: async ({ purpose, subjectId }, expiresAt) => {
    const token = newMailToken();
    await pool.query('insert into access.mail_token (hash, purpose, subject_id, expires_at) values ($1, $2, $3, $4)', [
      hashOf(token),
      purpose,
      subjectId,
      expiresAt,
    ]);
    return token;
  },
  subjectOf: async ({ purpose, token, now }) => {
    const { rows } = await pool.query<Row>(
      `select subject_id from access.mail_token
       where hash = $1 and purpose = $2 and used_at is null and expires_at > $3`,
      [hashOf(token), purpose, now],
    );
    return rows[0]?.subject_id ?? null;
  },
  revoke: async ({ purpose, subjectId }) => {
    await pool.query('delete from access.mail_token where subject_id = $1 and purpose = $2', [subjectId, purpose]);
  },
  spend: async ({ purpose, token, now }, work) => {
    const hash = hashOf(token);
    const { rows } = await pool.query<Row>(
      `update access.mail_token set used_at = $3
       where hash = $1 and purpose = $2 and used_at is null and expires_at > $3 returning subject_id`,
      [hash, purpose, now],
    );
    const [spent] = rows;
    if (!spent) return null;
    try {
      const result = await work(spent.subject_id);
      await pool.query(
        'update access.mail_token set used_at = $3 where subject_id = $1 and purpose = $2 and used_at is null',
        [spent.subject_id, purpose, now],
      );
      return result;
    } catch (error) {
      // What was refused may be tried again by the same link.
      await pool.query('update access.mail_token set used_at = null where hash = $1', [hash]);
      throw error;
    }
  },
});
