import { accessSchema } from 'access/schema';
import { migrateWork } from 'integration-workers/engine/schema';
import pg from 'pg';
import { migrate } from 'platform/postgres/migrate';
import { openLog } from 'platform/telemetry/log';
import { projections } from 'projection-service/catalogue';
import { beginTables, prepareEngine } from 'projection-service/engine/checkpoint';
import { openProjectorPool } from 'projection-service/engine/engine';
import type { TestProject } from 'vitest/node';
import { startPostgres } from '#deploy/local/postgres';
import { type DatabaseUrls, superuserUrl } from '#deploy/local/postgres/databases';
import { throwAwayFolder } from '#deploy/local/throw-away';

/** For as many workers as a machine has cores, each with the pools of a whole product. */
const MAX_CONNECTIONS = '400';

const makeReadModels = async (url: string): Promise<void> => {
  const pool = openProjectorPool(url, 1, openLog('specs', 'silent'));
  await prepareEngine(pool);
  for (const projection of projections) await beginTables(pool, projection, 'read');
  await pool.end();
};

/** A copy of the migrated database with the tables of every read model and of the workers; its name. */
const makeTemplate = async (urls: DatabaseUrls, serverUrl: string): Promise<string> => {
  const template = new URL(urls.OWNER_DATABASE_URL);
  const name = `${template.pathname.slice(1)}_read_models`;
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  await client.query(`create database ${name} template ${template.pathname.slice(1)} owner ${template.username}`);
  await client.end();
  const inTemplate = (url: string) => Object.assign(new URL(url), { pathname: name }).href;
  await makeReadModels(inTemplate(urls.PROJECTOR_DATABASE_URL));
  await migrateWork(inTemplate(urls.WORKER_DATABASE_URL));
  return name;
};

/** One throw-away Postgres for all `int` specs, with migrated databases that `testDatabase()` copies. */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  const place = await throwAwayFolder();
  try {
    const { access, urls } = await startPostgres({
      dataDir: place.folder,
      say: () => undefined,
      durable: false,
      settings: { max_connections: MAX_CONNECTIONS },
    });
    const serverUrl = superuserUrl(access, 'postgres');
    await migrate({ ownerUrl: urls.OWNER_DATABASE_URL, keysUrl: urls.KEYS_DATABASE_URL }, accessSchema);
    const withReadModels = await makeTemplate(urls, serverUrl);
    project.provide('postgres', { superuserUrl: serverUrl, templates: urls, withReadModels });
  } catch (error) {
    await place.discard();
    throw error;
  }
  return place.discard;
};
