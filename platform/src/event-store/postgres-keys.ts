import { createSecretKey } from 'node:crypto';
import type { Logger } from 'pino';
import { openPool } from '#platform/postgres/pool';
import { createKeyRing, type KeyRingOptions } from './key-ring.ts';
import { type KeyRow, type KeyRows, newKey } from './key-rows.ts';
import type { KeyRing, Subject } from './keys.ts';

type Row = [string, string, string, Buffer | null];

const COLUMNS = 'k.id, k.tenant_id, k.subject, k.key';
const BY_SUBJECT = `select ${COLUMNS} from unnest($1::text[], $2::text[]) a(tenant_id, subject)
  join keys.subject_key k using (tenant_id, subject)`;
const BY_ID = `select ${COLUMNS} from keys.subject_key k where k.id = any($1::uuid[])`;
const CREATE = `insert into keys.subject_key (tenant_id, subject, key)
  select a.tenant_id, a.subject, a.key from unnest($1::text[], $2::text[], $3::bytea[]) a(tenant_id, subject, key)
  on conflict do nothing`;
const DESTROY = `insert into keys.subject_key (tenant_id, subject, key, destroyed_at) values ($1, $2, null, now())
  on conflict (tenant_id, subject) do update set key = null, destroyed_at = coalesce(subject_key.destroyed_at, now())`;

const columns = (subjects: readonly Subject[]): [string[], string[]] => [
  subjects.map((s) => s.tenantId),
  subjects.map((s) => s.subject),
];

const postgresKeyRows = (options: { url: string; poolSize: number; log: Pick<Logger, 'warn'> }): KeyRows => {
  const pool = openPool(options.url, options.poolSize, options.log);
  const query = async (name: string, text: string, values: unknown[]): Promise<KeyRow[]> =>
    (await pool.query<Row>({ name, text, values, rowMode: 'array' })).rows.map(([id, tenantId, subject, key]) => ({
      id,
      of: { tenantId, subject },
      key: key && createSecretKey(key),
    }));
  return {
    bySubject: (subjects) => query('by-subject', BY_SUBJECT, columns(subjects)),
    byId: (ids) => query('by-id', BY_ID, [ids]),
    create: async (subjects) => {
      await query('create', CREATE, [...columns(subjects), subjects.map(newKey)]);
    },
    destroy: async ({ tenantId, subject }) => {
      await query('destroy', DESTROY, [tenantId, subject]);
    },
    close: () => pool.end(),
  };
};

/** Keys in their own database, with what the events know of them. */
export const postgresKeyRing = ({
  url,
  poolSize,
  ...options
}: KeyRingOptions & { url: string; poolSize: number }): KeyRing =>
  createKeyRing(postgresKeyRows({ url, poolSize, log: options.log }), options);
