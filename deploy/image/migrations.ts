import { accessSchema } from 'access/schema';
import { readEnv } from 'platform/env';
import { migrate } from 'platform/postgres/migrate';
import { sessionUrl } from 'platform/postgres/pooler';
import { prepareDatabases } from '#deploy/local/postgres/databases';
import { migrationSettings, roleSettings } from './settings.ts';

try {
  const settings = readEnv(migrationSettings);
  if (settings.SUPERUSER_DATABASE_URL) await prepareDatabases(settings.SUPERUSER_DATABASE_URL, readEnv(roleSettings));
  const [ownerUrl, keysUrl] = [sessionUrl(settings.OWNER_DATABASE_URL), sessionUrl(settings.KEYS_DATABASE_URL)];
  await migrate({ ownerUrl, keysUrl }, accessSchema);
  process.stdout.write('The databases are what this version needs.\n');
} catch (error) {
  process.stderr.write(`The migrations did not succeed. ${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}
