import { randomBytes } from 'node:crypto';
import { createCommands } from 'command-service/commands';
import { postgresAccounts } from 'command-service/identity/access/accounts';
import { registerCompany } from 'command-service/identity/registration/register';
import { postgresJobLookup } from 'command-service/recruiting/job/job.lookup';
import { openSecrets } from 'command-service/secrets';
import { eventCatalogue } from 'contracts/events';
import { eventStoreUrl } from 'platform/env';
import { openEvents } from 'platform/event-store/events';
import { problemOf } from 'platform/http/problem';
import { openPool } from 'platform/postgres/pool';
import { systemClock } from 'platform/service';
import { readArguments } from '#deploy/local/arguments';
import { runCommand } from '#deploy/local/command';
import { withDatabase } from '#deploy/local/database';
import type { DatabaseUrls } from '#deploy/local/postgres/databases';
import { sentence } from '#deploy/local/sentence';
import { localSettings } from '#deploy/local/settings';
import { say } from '#deploy/local/step';

const USAGE =
  'npm run create-company -- --name "Your company" --owner you@example.com [--owner-name "Your name"] [--subdomain your-company] [--password …]';

const PASSWORD_BYTES = 12;

type Options = {
  name: string;
  subdomain: string | undefined;
  owner: { name: string; email: string; password: string };
};

const readOptions = (): Options & { generated: boolean } => {
  const text = { type: 'string' } as const;
  const options = { name: text, owner: text, 'owner-name': text, subdomain: text, password: text };
  const { values } = readArguments(USAGE, { options });
  const { name, owner, password } = values;
  if (!name || !owner) throw sentence(`--name and --owner are needed\nUsage: ${USAGE}`);
  return {
    name,
    subdomain: values.subdomain,
    owner: {
      name: values['owner-name'] ?? owner.split('@')[0] ?? owner,
      email: owner,
      password: password ?? randomBytes(PASSWORD_BYTES).toString('base64url'),
    },
    generated: password === undefined,
  };
};

const refusal = (error: unknown): unknown => {
  const { status, code, errors = {} } = problemOf(error);
  if (status >= 500) return error;
  const fields = Object.entries(errors).map(([field, codes]) => `${field}: ${codes.join(', ')}`);
  return sentence(`The company was not made (${code}). ${fields.join('; ')}`);
};

const register = async (urls: DatabaseUrls, input: Options): Promise<{ subdomain: string }> => {
  const log = { warn: () => undefined, error: () => undefined };
  const pool = openPool(urls.COMMAND_DATABASE_URL, 2, log);
  const events = await openEvents({
    url: urls.COMMAND_DATABASE_URL,
    eventStoreUrl: eventStoreUrl(),
    keysUrl: urls.KEYS_DATABASE_URL,
    poolSize: 2,
    log,
    catalogue: eventCatalogue,
  });
  try {
    const now = systemClock();
    const { nameKey } = await openSecrets(pool, now);
    const commands = createCommands({ ...events, nameKey, jobLookup: postgresJobLookup(pool) });
    return await registerCompany({ commands, accounts: postgresAccounts(pool) }, { ...input, now });
  } catch (error) {
    throw refusal(error);
  } finally {
    await events.close();
    await pool.end();
  }
};

await runCommand(async () => {
  const { generated, ...input } = readOptions();
  const settings = localSettings();
  const { subdomain } = await withDatabase(settings, (urls) => register(urls, input));
  say(`${input.name} (${subdomain}) is there. Log in at ${settings.url}/a/login as ${input.owner.email}.`);
  if (generated) say(`Password: ${input.owner.password}`);
});
process.exit();
