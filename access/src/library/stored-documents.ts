import type { Pool } from 'pg';

type Of = { tenantId: string; id: string };

/** What documents take up that are no files of the library: those of contracts and of their templates. */
export type StoredDocuments = {
  /** All that a record keeps as of a version of it. */
  put(of: Of, bytes: number, version: number): Promise<void>;
  /** Whether a record may take up so many bytes, beside all else that its company keeps. */
  hasRoom(of: Of, wanted: { bytes: number; quota: number }): Promise<boolean>;
};

/** Bytes of what an owner (`$1`) keeps: files, also those on their way, and documents. */
export const KEPT_BYTES = `(select coalesce(sum(bytes), 0) from access.stored_file where tenant_id = $1 and released_at is null)
  + (select coalesce(sum(bytes), 0) from access.stored_document where tenant_id = $1)`;

const PUT = `insert into access.stored_document (record_id, tenant_id, bytes, version) values ($1, $2, $3, $4)
  on conflict (record_id) do update set bytes = excluded.bytes, version = excluded.version
  where stored_document.version < excluded.version`;
/** What the record has itself is not counted twice where it is sent again. */
const HAS_ROOM = `select ${KEPT_BYTES} - coalesce((select bytes from access.stored_document
  where tenant_id = $1 and record_id = $2), 0) + $3::bigint <= $4::bigint as has_room`;

export const postgresStoredDocuments = (pool: Pool): StoredDocuments => ({
  put: async ({ tenantId, id }, bytes, version) => {
    await pool.query(PUT, [id, tenantId, bytes, version]);
  },
  hasRoom: async ({ tenantId, id }, { bytes, quota }) => {
    const { rows } = await pool.query<{ has_room: boolean }>(HAS_ROOM, [tenantId, id, bytes, quota]);
    return rows[0]?.has_room === true;
  },
});
