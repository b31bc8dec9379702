import type { Pool, PoolClient } from 'pg';
import { inTransaction } from 'platform/postgres/pool';

type FileId = { tenantId: string; fileId: string };
/** Where bytes are, and how many. */
export type StoredContent = { path: string; bytes: number };

/** What the files of each company take up, and which of them share their bytes. */
export type StoredFiles = {
  /** Counts a file from now on; false where the company would then have more than `quota`. */
  reserve(file: FileId & { userId: string; bytes: number; sha256: string; quota: number }): Promise<boolean>;
  /** Uploads of one person that are not kept yet. */
  openUploads(tenantId: string, userId: string): Promise<number>;
  /** Keeps a file's bytes where it has them, or where the company has the same ones already. */
  keep(file: FileId, own: StoredContent): Promise<StoredContent>;
  /** Where the company has the same bytes already. */
  find(file: FileId): Promise<StoredContent | null>;
  /** The file is gone: where its bytes were, if no other file of the company needs them. */
  release(file: FileId, now: Date): Promise<string | null>;
  /** The bytes are gone as well. */
  forget(file: FileId): Promise<void>;
};

/** One company's files are counted and shared by one transaction at a time. */
const alone = <T>(pool: Pool, tenantId: string, work: (client: PoolClient) => Promise<T>): Promise<T> =>
  inTransaction(pool, async (client) => {
    await client.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`stored-file ${tenantId}`]);
    return work(client);
  });

const SHARED = `select other.path, other.bytes from access.stored_file own
  join access.stored_file other using (tenant_id, sha256)
  where own.tenant_id = $1 and own.file_id = $2 and other.path is not null and other.released_at is null limit 1`;

type Shared = { path: string; bytes: bigint };
const contentOf = (row: Shared | undefined): StoredContent | null =>
  row ? { path: row.path, bytes: Number(row.bytes) } : null;

export const postgresStoredFiles = (pool: Pool): StoredFiles => ({
  reserve: ({ tenantId, fileId, userId, bytes, sha256, quota }) =>
    alone(pool, tenantId, async (client) => {
      const { rowCount } = await client.query(
        `insert into access.stored_file (tenant_id, file_id, user_id, bytes, sha256)
         select $1::uuid, $2::uuid, $3::uuid, $4::bigint, $5::text where $4::bigint + (
           select coalesce(sum(bytes), 0) from access.stored_file where tenant_id = $1 and released_at is null
         ) <= $6::bigint on conflict do nothing`,
        [tenantId, fileId, userId, bytes, sha256, quota],
      );
      return rowCount === 1;
    }),
  openUploads: async (tenantId, userId) => {
    const { rows } = await pool.query<{ n: bigint }>(
      `select count(*) as n from access.stored_file
       where tenant_id = $1 and user_id = $2 and path is null and released_at is null`,
      [tenantId, userId],
    );
    return Number(rows[0]?.n ?? 0);
  },
  keep: ({ tenantId, fileId }, own) =>
    alone(pool, tenantId, async (client) => {
      const { rows } = await client.query<Shared>(SHARED, [tenantId, fileId]);
      const kept = contentOf(rows[0]) ?? own;
      await client.query('update access.stored_file set path = $3, bytes = $4 where tenant_id = $1 and file_id = $2', [
        tenantId,
        fileId,
        kept.path,
        kept.bytes,
      ]);
      return kept;
    }),
  find: async ({ tenantId, fileId }) => contentOf((await pool.query<Shared>(SHARED, [tenantId, fileId])).rows[0]),
  release: ({ tenantId, fileId }, now) =>
    alone(pool, tenantId, async (client) => {
      const { rows } = await client.query<{ path: string | null }>(
        `update access.stored_file set released_at = coalesce(released_at, $3)
         where tenant_id = $1 and file_id = $2 returning path`,
        [tenantId, fileId, now],
      );
      const path = rows[0]?.path ?? null;
      const { rowCount } = await client.query(
        `select from access.stored_file where tenant_id = $1 and path = $2 and released_at is null limit 1`,
        [tenantId, path],
      );
      return rowCount === 0 ? path : null;
    }),
  forget: async ({ tenantId, fileId }) => {
    await pool.query('delete from access.stored_file where tenant_id = $1 and file_id = $2', [tenantId, fileId]);
  },
});
