import { runCommand } from '#deploy/local/command';
import { withDatabase } from '#deploy/local/database';
import { grantOrRevoke, readOptions, tell } from '#deploy/local/landlord-account';
import { localSettings } from '#deploy/local/settings';

await runCommand(async () => {
  const options = readOptions(
    'npm run create-landlord -- --email you@example.com [--name "Your name"] [--password …] [--revoke]',
  );
  const settings = localSettings();
  const done = await withDatabase(settings, (urls) => grantOrRevoke(urls, options));
  tell(options, done, settings.url);
});
process.exit();
