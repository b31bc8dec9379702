import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { accessFile } from '#deploy/local/postgres';
import { superuserUrl } from '#deploy/local/postgres/databases';
import { readAccess } from '#deploy/local/postgres/secrets';
import { ROOT } from '#deploy/local/settings';
import type { Onrecord } from './onrecord.harness.ts';

/** A product under test that has a data folder. */
export type Kept = Pick<Onrecord, 'dataDir'>;

/** Looks behind all roles into the database of a product under test. */
export const withDatabase = async <T>({ dataDir }: Kept, work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const access = await readAccess(accessFile(dataDir));
  if (!access) throw new Error('The product left no way to reach its Postgres.');
  const client = new pg.Client({ connectionString: superuserUrl(access, 'onrecord') });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};

/** What every table of the read side holds, as one hash each. */
export const readSide = (onrecord: Kept): Promise<Record<string, string>> =>
  withDatabase(onrecord, async (client) => {
    const { rows: tables } = await client.query<{ name: string }>(
      `select tablename as name from pg_tables where schemaname = 'read' and tablename <> 'checkpoint' order by 1`,
    );
    const hashes: Record<string, string> = {};
    for (const { name } of tables) {
      const { rows } = await client.query(
        `select count(*) || ' rows, ' || md5(coalesce(string_agg(t::text, '' order by t::text), '')) as hash from read.${name} t`,
      );
      hashes[name] = rows[0].hash;
    }
    return hashes;
  });

/** Builds every read model anew, beside the one that serves. */
export const rebuild = ({ dataDir }: Kept) =>
  promisify(execFile)(process.execPath, [join(ROOT, 'deploy', 'local', 'rebuild.ts'), '--all'], {
    env: { ...process.env, DATA_DIR: dataDir },
  });
