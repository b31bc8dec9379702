import type { Pool, PoolClient } from 'pg';
import { inTransaction } from 'platform/postgres/pool';
import { KEPT_BYTES } from './stored-documents.ts';

/** Whose file: a company, or the person whose own it is. */
export type OwnedFile = { ownerId: string; fileId: string };
/** `isAnswer`: it answers a question, of an interview or a lesson. */
type NewStoredFile = OwnedFile & { userId: string; bytes: number; sha256: string; quota: number; isAnswer: boolean };
/** Where bytes are, and how many. */
export type StoredContent = { path: string; bytes: number };

/** What the files of each owner take up, and which of them share their bytes. */
export type StoredFiles = {
  /** Counts a file from now on; false where the owner would then have more than `quota`. */
  reserve(file: NewStoredFile): Promise<boolean>;
  /** Bytes that a company may keep, where that was said for it alone. */
  ownQuota(tenantId: string): Promise<number | null>;
  /** Uploads of one person for one owner that are not kept yet. */
  openUploads(ownerId: string, userId: string): Promise<number>;
  /** Files with which one person answers one owner, on their way or kept. */
  answersOf(ownerId: string, userId: string): Promise<number>;
  /** Keeps a file's bytes where it has them, or where the owner has the same ones already. */
  keep(file: OwnedFile, own: StoredContent): Promise<StoredContent>;
  /** Keeps a file's bytes where the owner has the same ones already; null: it has none, and nothing is kept. */
  share(file: OwnedFile): Promise<StoredContent | null>;
  /** Where its bytes are kept; null: not yet. */
  pathOf(file: OwnedFile): Promise<string | null>;
  /** Uploads that are neither kept nor released, begun before a moment: what an interrupted beginning may have left. */
  unkeptSince(before: Date): Promise<(OwnedFile & { userId: string })[]>;
  /** The file is gone: where its bytes were, if no other of the owner's files needs them. */
  release(file: OwnedFile, now: Date): Promise<string | null>;
  /** Whose a file is; null where its bytes are gone. */
  ownerOf(fileId: string): Promise<string | null>;
  /** All files of an owner, of which also those that are not kept yet. */
  filesOf(ownerId: string): Promise<string[]>;
  /** The bytes of a file that is not kept are in quarantine, where they count. */
  quarantine(file: OwnedFile): Promise<void>;
  isQuarantined(file: OwnedFile): Promise<boolean>;
  /** The bytes are gone as well. */
  forget(file: OwnedFile): Promise<void>;
};

/** One owner's files are counted and shared by one transaction at a time. */
const alone = <T>(pool: Pool, ownerId: string, work: (client: PoolClient) => Promise<T>): Promise<T> =>
  inTransaction(pool, async (client) => {
    await client.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`stored-file ${ownerId}`]);
    return work(client);
  });

const SHARED = `select other.path, other.bytes from access.stored_file own
  join access.stored_file other using (tenant_id, sha256)
  where own.tenant_id = $1 and own.file_id = $2 and other.path is not null and other.released_at is null limit 1`;

type Shared = { path: string; bytes: bigint };
const contentOf = (row: Shared | undefined): StoredContent | null =>
  row ? { path: row.path, bytes: Number(row.bytes) } : null;

const KEEP = `update access.stored_file set path = $3, bytes = $4, is_quarantined = false
  where tenant_id = $1 and file_id = $2`;
/** Keeps the bytes that the owner has already, or else those that a file has of its own, as of one moment. */
const keepOr = (pool: Pool, { ownerId, fileId }: OwnedFile, own: StoredContent | null): Promise<StoredContent | null> =>
  alone(pool, ownerId, async (client) => {
    const { rows } = await client.query<Shared>(SHARED, [ownerId, fileId]);
    const kept = contentOf(rows[0]) ?? own;
    if (kept) await client.query(KEEP, [ownerId, fileId, kept.path, kept.bytes]);
    return kept;
  });

export const postgresStoredFiles = (pool: Pool): StoredFiles => ({
  reserve: ({ ownerId, fileId, userId, bytes, sha256, quota, isAnswer }) =>
    alone(pool, ownerId, async (client) => {
      const { rowCount } = await client.query(
        `insert into access.stored_file (tenant_id, file_id, user_id, bytes, sha256, is_answer)
         select $1::uuid, $2::uuid, $3::uuid, $4::bigint, $5::text, $7::boolean
         where $4::bigint + ${KEPT_BYTES} <= $6::bigint on conflict do nothing`,
        [ownerId, fileId, userId, bytes, sha256, quota, isAnswer],
      );
      return rowCount === 1;
    }),
  ownQuota: async (tenantId) => {
    const { rows } = await pool.query<{ quota: bigint | null }>(
      'select quota_bytes as quota from access.tenant where tenant_id = $1',
      [tenantId],
    );
    const quota = rows[0]?.quota ?? null;
    return quota === null ? null : Number(quota);
  },
  openUploads: async (ownerId, userId) => {
    const { rows } = await pool.query<{ n: bigint }>(
      `select count(*) as n from access.stored_file
       where tenant_id = $1 and user_id = $2 and path is null and released_at is null and not is_quarantined`,
      [ownerId, userId],
    );
    return Number(rows[0]?.n ?? 0);
  },
  answersOf: async (ownerId, userId) => {
    const { rows } = await pool.query<{ n: bigint }>(
      `select count(*) as n from access.stored_file
       where tenant_id = $1 and user_id = $2 and is_answer and released_at is null`,
      [ownerId, userId],
    );
    return Number(rows[0]?.n ?? 0);
  },
  keep: async (file, own) => (await keepOr(pool, file, own)) ?? own,
  share: (file) => keepOr(pool, file, null),
  pathOf: async ({ ownerId, fileId }) => {
    const { rows } = await pool.query<{ path: string | null }>(
      'select path from access.stored_file where tenant_id = $1 and file_id = $2',
      [ownerId, fileId],
    );
    return rows[0]?.path ?? null;
  },
  unkeptSince: async (before) => {
    const { rows } = await pool.query<OwnedFile & { userId: string }>(
      `select tenant_id as "ownerId", file_id as "fileId", user_id as "userId" from access.stored_file
       where path is null and not is_quarantined and created_at < $1`,
      [before],
    );
    return rows;
  },
  release: ({ ownerId, fileId }, now) =>
    alone(pool, ownerId, async (client) => {
      const { rows } = await client.query<{ path: string | null }>(
        `update access.stored_file set released_at = coalesce(released_at, $3)
         where tenant_id = $1 and file_id = $2 returning path`,
        [ownerId, fileId, now],
      );
      const path = rows[0]?.path ?? null;
      const { rowCount } = await client.query(
        `select from access.stored_file where tenant_id = $1 and path = $2 and released_at is null limit 1`,
        [ownerId, path],
      );
      return rowCount === 0 ? path : null;
    }),
  ownerOf: async (fileId) => {
    const found = await pool.query<{ owner: string }>(
      'select tenant_id as owner from access.stored_file where file_id = $1',
      [fileId],
    );
    return found.rows[0]?.owner ?? null;
  },
  filesOf: async (ownerId) => {
    const found = await pool.query<{ id: string }>(
      'select file_id as id from access.stored_file where tenant_id = $1 order by 1',
      [ownerId],
    );
    return found.rows.map(({ id }) => id);
  },
  quarantine: async ({ ownerId, fileId }) => {
    await pool.query(
      'update access.stored_file set is_quarantined = true where tenant_id = $1 and file_id = $2 and path is null',
      [ownerId, fileId],
    );
  },
  isQuarantined: async ({ ownerId, fileId }) => {
    const { rowCount } = await pool.query(
      'select from access.stored_file where tenant_id = $1 and file_id = $2 and is_quarantined',
      [ownerId, fileId],
    );
    return rowCount === 1;
  },
  forget: async ({ ownerId, fileId }) => {
    await pool.query('delete from access.stored_file where tenant_id = $1 and file_id = $2', [ownerId, fileId]);
  },
});
