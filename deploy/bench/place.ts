import { accessSchema } from 'access/schema';
import { eventCatalogue } from 'contracts/events';
import pg from 'pg';
import { type Events, openEvents } from 'platform/event-store/events';
import { migrate } from 'platform/postgres/migrate';
import { startPostgres } from '#deploy/local/postgres';
import { type DatabaseUrls, superuserUrl } from '#deploy/local/postgres/databases';
import { throwAwayFolder } from '#deploy/local/throw-away';

const POOL_SIZE = 8;
export const quiet = { warn: () => undefined, error: () => undefined };

/** Where a bench runs: a durable Postgres of its own with the product's databases and one for the yardstick. */
export type Place = {
  urls: DatabaseUrls;
  emmettUrl: string;
  superuserUrl: string;
  folder: string;
  close(): Promise<void>;
};

export const openPlace = async (): Promise<Place> => {
  const folder = await throwAwayFolder();
  try {
    const { access, urls } = await startPostgres({ dataDir: folder.folder, say: () => undefined, durable: true });
    await migrate({ ownerUrl: urls.OWNER_DATABASE_URL, keysUrl: urls.KEYS_DATABASE_URL }, accessSchema);
    const superuser = new pg.Client({ connectionString: superuserUrl(access, 'postgres') });
    await superuser.connect();
    await superuser.query('create database emmett');
    await superuser.end();
    return {
      urls,
      emmettUrl: superuserUrl(access, 'emmett'),
      superuserUrl: superuserUrl(access, 'onrecord'),
      folder: folder.folder,
      close: folder.discard,
    };
  } catch (error) {
    await folder.discard();
    throw error;
  }
};

/** The product's own event store, as the command-service opens it. */
export const openOurs = (place: Place): Promise<Events> =>
  openEvents({
    url: place.urls.COMMAND_DATABASE_URL,
    keysUrl: place.urls.KEYS_DATABASE_URL,
    poolSize: POOL_SIZE,
    log: quiet,
    catalogue: eventCatalogue,
  });
