import { readEnv } from 'platform/env';
import { runCommand } from '#deploy/local/command';
import { withDatabase } from '#deploy/local/database';
import { migrateEvents, readMigration } from '#deploy/local/migrate-events';
import { localSettings } from '#deploy/local/settings';

await runCommand(async () => {
  const { isAhead } = readMigration(
    'EVENT_STORE_URL=esdb://… npm run migrate-store -- --from postgres --to eventstoredb [--ahead]',
  );
  const { EVENT_STORE_URL: eventStoreUrl, REDIS_URL: redisUrl } = readEnv(['EVENT_STORE_URL', 'REDIS_URL']);
  if (!eventStoreUrl) throw new Error('EVENT_STORE_URL is missing: it says where the events go');
  await withDatabase(localSettings(), (urls) => migrateEvents(urls, { eventStoreUrl, redisUrl, isAhead }));
});
process.exit();
