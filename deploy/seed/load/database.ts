import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import { openPool } from 'platform/postgres/pool';
import type { DatabaseUrls } from '#deploy/local/postgres/databases';
import { sentence } from '#deploy/local/sentence';

const POLL_MS = 200;
const SIGN_MS = 5_000;
const log = { warn: () => undefined };

const withPool = async <T>(url: string, work: (pool: Pool) => Promise<T>): Promise<T> => {
  const pool = openPool(url, 1, log);
  try {
    return await work(pool);
  } finally {
    await pool.end();
  }
};

/** A company and somebody of its staff in whose name things happen. */
export const findCompany = (
  { COMMAND_DATABASE_URL }: Pick<DatabaseUrls, 'COMMAND_DATABASE_URL'>,
  subdomain: string,
): Promise<{ tenantId: string; actorId: string }> =>
  withPool(COMMAND_DATABASE_URL, async (pool) => {
    const { rows } = await pool.query<{ tenant_id: string; user_id: string }>(
      `select t.tenant_id, m.user_id from access.tenant t join access.membership m using (tenant_id)
       where t.subdomain = $1 order by 'Recruiter' = any(m.roles) desc, m.user_id limit 1`,
      [subdomain],
    );
    const [found] = rows;
    if (!found)
      throw sentence(`There is no company with the subdomain ${subdomain}: start Onrecord once, or make one.`);
    return { tenantId: found.tenant_id, actorId: found.user_id };
  });

/** Writes down which company has jobs that were loaded, as their creation by command would have. */
export const placeJobs = (
  { COMMAND_DATABASE_URL }: Pick<DatabaseUrls, 'COMMAND_DATABASE_URL'>,
  tenantId: string,
  jobIds: readonly string[],
): Promise<unknown> =>
  withPool(COMMAND_DATABASE_URL, (pool) =>
    pool.query(
      'insert into access.job (job_id, tenant_id) select job_id, $1 from unnest($2::uuid[]) as job_id on conflict do nothing',
      [tenantId, jobIds],
    ),
  );

/** Waits until every projection shows what was loaded. */
export const untilRemembered = (
  { PROJECTOR_DATABASE_URL }: Pick<DatabaseUrls, 'PROJECTOR_DATABASE_URL'>,
  position: bigint,
  say: (line: string) => void,
): Promise<void> =>
  withPool(PROJECTOR_DATABASE_URL, async (pool) => {
    let next = performance.now() + SIGN_MS;
    while (true) {
      const { rows } = await pool.query<{ name: string; position: bigint }>(
        'select name, position from read.checkpoint where position < $1 order by position',
        [position],
      );
      const [last] = rows;
      if (!last) return;
      if (performance.now() >= next) {
        next = performance.now() + SIGN_MS;
        say(`  ${last.name} shows event ${last.position} of ${position}`);
      }
      await sleep(POLL_MS);
    }
  });

/** Lets Postgres count anew what is in the tables, each role in its own. */
export const vacuum = async (urls: DatabaseUrls): Promise<void> => {
  for (const url of [urls.OWNER_DATABASE_URL, urls.PROJECTOR_DATABASE_URL]) {
    await withPool(url, (pool) => pool.query('vacuum (analyze)'));
  }
};
