import { readEnv } from 'platform/env';
import { runCommand } from '#deploy/local/command';
import { migrateEvents, readMigration } from '#deploy/local/migrate-events';
import { migrateStoreSettings } from './settings.ts';

await runCommand(async () => {
  const { isAhead } = readMigration('migrate-store --from postgres --to eventstoredb [--ahead]');
  const { EVENT_STORE_URL: eventStoreUrl, REDIS_URL: redisUrl, ...urls } = readEnv(migrateStoreSettings);
  if (!eventStoreUrl) throw new Error('EVENT_STORE_URL is missing: it says where the events go');
  await migrateEvents(urls, { eventStoreUrl, redisUrl, isAhead });
});
process.exit();
