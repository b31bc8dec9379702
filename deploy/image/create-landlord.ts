import { readEnv } from 'platform/env';
import { runCommand } from '#deploy/local/command';
import { grantOrRevoke, readOptions, tell } from '#deploy/local/landlord-account';
import { landlordSettings } from './settings.ts';

await runCommand(async () => {
  const options = readOptions('create-landlord --email you@example.com [--name "Your name"] [--password …] [--revoke]');
  const { PUBLIC_URL, ...urls } = readEnv(landlordSettings);
  tell(options, await grantOrRevoke(urls, options), PUBLIC_URL);
});
process.exit();
