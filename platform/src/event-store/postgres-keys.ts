import { createSecretKey, type KeyObject, randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { batchLoader } from '#platform/batch-loader';
import { openPool } from '#platform/postgres/pool';
import { type KeyRing, type Subject, type SubjectKey, subjectName } from './keys.ts';

const MAX_CACHED = 100_000;
/** How long another process may still hold a key that was destroyed. */
const CACHED_MS = 60_000;
const MAX_BATCH = 10_000;
const KEY_BYTES = 32;
const DESTROYED = Symbol('destroyed');

/** Undefined: there never was a key. */
type Found = SubjectKey | undefined;
type Row = [string, string, Buffer | null];

const FIND = `select k.tenant_id, k.subject, k.key from unnest($1::text[], $2::text[]) a(tenant_id, subject)
  join keys.subject_key k using (tenant_id, subject)`;
const CREATE = `insert into keys.subject_key (tenant_id, subject, key)
  select a.tenant_id, a.subject, a.key from unnest($1::text[], $2::text[], $3::bytea[]) a(tenant_id, subject, key)
  on conflict do nothing`;

const columns = (subjects: readonly Subject[]): [string[], string[]] => [
  subjects.map((s) => s.tenantId),
  subjects.map((s) => s.subject),
];

/** Keys in their own database: fetched for a whole batch at once, cached for a minute. */
export const postgresKeyRing = (options: { url: string; poolSize: number; log: Pick<Logger, 'warn'> }): KeyRing => {
  const pool = openPool(options.url, options.poolSize, options.log);
  const cache = new LRUCache<string, KeyObject | typeof DESTROYED>({
    max: MAX_CACHED,
    ttl: CACHED_MS,
    ttlResolution: 1_000,
  });

  const query = async (subjects: readonly Subject[]): Promise<Map<string, SubjectKey>> => {
    const { rows } = await pool.query<Row>({ name: 'find', text: FIND, values: columns(subjects), rowMode: 'array' });
    return new Map(
      rows.map(([tenantId, subject, key]) => [subjectName({ tenantId, subject }), key && createSecretKey(key)]),
    );
  };

  const load = async (subjects: Subject[]): Promise<Found[]> => {
    const found = await query(subjects);
    return subjects.map((subject) => found.get(subjectName(subject)));
  };

  const make = async (subjects: Subject[]): Promise<Found[]> => {
    const found = await query(subjects);
    const missing = subjects.filter((subject) => !found.has(subjectName(subject)));
    if (missing.length === 0) return load(subjects);
    const keys = missing.map(() => randomBytes(KEY_BYTES));
    await pool.query({ name: 'create', text: CREATE, values: [...columns(missing), keys] });
    return load(subjects);
  };

  const collect = async (subjects: readonly Subject[], fetch: (subject: Subject) => Promise<Found>) => {
    const keys = new Map<string, SubjectKey>();
    const waiting: Promise<void>[] = [];
    for (const subject of subjects) {
      const name = subjectName(subject);
      if (keys.has(name)) continue;
      const cached = cache.get(name);
      keys.set(name, cached === DESTROYED ? null : (cached ?? null));
      if (cached === undefined)
        waiting.push(
          fetch(subject).then((key) => {
            keys.set(name, key ?? null);
            if (key !== undefined) cache.set(name, key ?? DESTROYED);
          }),
        );
    }
    await Promise.all(waiting);
    return keys;
  };

  const find = batchLoader(load, { maxBatch: MAX_BATCH, concurrency: 2 });
  const findOrCreate = batchLoader(make, { maxBatch: MAX_BATCH, concurrency: 1 });

  return {
    find: (subjects) => collect(subjects, find),
    findOrCreate: (subjects) => collect(subjects, findOrCreate),
    destroy: async (subject) => {
      await pool.query(
        `insert into keys.subject_key (tenant_id, subject, key, destroyed_at) values ($1, $2, null, now())
         on conflict (tenant_id, subject) do update set key = null, destroyed_at = coalesce(subject_key.destroyed_at, now())`,
        [subject.tenantId, subject.subject],
      );
      cache.set(subjectName(subject), DESTROYED);
    },
    close: () => pool.end(),
  };
};
