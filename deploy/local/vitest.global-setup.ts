import { accessSchema } from 'access/schema';
import { migrate } from 'platform/postgres/migrate';
import type { TestProject } from 'vitest/node';
import { startPostgres } from '#deploy/local/postgres';
import { superuserUrl } from '#deploy/local/postgres/databases';
import { throwAwayFolder } from '#deploy/local/throw-away';

/** One throw-away Postgres for all `int` specs, with migrated databases that `testDatabase()` copies. */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  const place = await throwAwayFolder();
  try {
    const { access, urls } = await startPostgres({ dataDir: place.folder, say: () => undefined, durable: false });
    await migrate({ ownerUrl: urls.OWNER_DATABASE_URL, keysUrl: urls.KEYS_DATABASE_URL }, accessSchema);
    project.provide('postgres', { superuserUrl: superuserUrl(access, 'postgres'), templates: urls });
  } catch (error) {
    await place.discard();
    throw error;
  }
  return place.discard;
};
