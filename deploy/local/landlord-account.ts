import { randomBytes } from 'node:crypto';
import { createCommands } from 'command-service/commands';
import { postgresAccounts } from 'command-service/identity/access/accounts';
import { setPlatformAdmin } from 'command-service/landlord/platform-admin/grant-platform-admin';
import { registerPlatformAdmin } from 'command-service/landlord/platform-admin/register-platform-admin';
import { postgresJobLookup } from 'command-service/recruiting/job/job.lookup';
import { openSecrets } from 'command-service/secrets';
import { eventCatalogue } from 'contracts/events';
import { eventStoreUrl } from 'platform/env';
import { openEvents } from 'platform/event-store/events';
import { problemOf } from 'platform/http/problem';
import { openPool } from 'platform/postgres/pool';
import { systemClock } from 'platform/service';
import { readArguments } from '#deploy/local/arguments';
import type { DatabaseUrls } from '#deploy/local/postgres/databases';
import { sentence } from '#deploy/local/sentence';
import { say } from '#deploy/local/step';

const PASSWORD_BYTES = 12;

export type Options = { email: string; name: string; password: string | undefined; isRevoked: boolean };

/** What was asked for on the command line. */
export const readOptions = (usage: string): Options => {
  const text = { type: 'string' } as const;
  const options = { email: text, name: text, password: text, revoke: { type: 'boolean' } } as const;
  const { email, name, password, revoke = false } = readArguments(usage, { options }).values;
  if (!email) throw sentence(`--email is needed\nUsage: ${usage}`);
  const address = email.trim().toLowerCase();
  return { email: address, name: name ?? address.split('@')[0] ?? address, password, isRevoked: revoke };
};

const refusal = (error: unknown): unknown => {
  const { status, code, errors = {} } = problemOf(error);
  if (status >= 500) return error;
  const fields = Object.entries(errors).map(([field, codes]) => `${field}: ${codes.join(', ')}`);
  return sentence(`Nobody was let in (${code}). ${fields.join('; ')}`);
};

/** What became of it: the password that was made up for a new account, if it was. */
export type Done = { account: 'new' | 'known'; password?: string };

/** Makes somebody a platform admin, with an account where they have none, or takes that away. */
export const grantOrRevoke = async (
  urls: Pick<DatabaseUrls, 'COMMAND_DATABASE_URL' | 'KEYS_DATABASE_URL'>,
  { email, name, password: asked, isRevoked }: Options,
): Promise<Done> => {
  const log = { warn: () => undefined, error: () => undefined };
  const pool = openPool(urls.COMMAND_DATABASE_URL, 2, log);
  const { COMMAND_DATABASE_URL: url, KEYS_DATABASE_URL: keysUrl } = urls;
  const events = await openEvents({
    ...{ url, eventStoreUrl: eventStoreUrl(), keysUrl, poolSize: 2, log, catalogue: eventCatalogue },
  });
  try {
    const now = systemClock();
    const { nameKey } = await openSecrets(pool, now);
    const commands = createCommands({ ...events, nameKey, jobLookup: postgresJobLookup(pool) });
    const { rows } = await pool.query<{ id: string }>('select user_id as id from access.account where email = $1', [
      email,
    ]);
    const [known] = rows;
    if (known) {
      await setPlatformAdmin({ commands, pool }, { userId: known.id, isGranted: !isRevoked, now });
      return { account: 'known' };
    }
    if (isRevoked) throw sentence(`${email} has no account here.`);
    const password = asked ?? randomBytes(PASSWORD_BYTES).toString('base64url');
    const deps = { commands, accounts: postgresAccounts(pool), pool };
    await registerPlatformAdmin(deps, { person: { name, email, password }, now });
    return { account: 'new', ...(asked === undefined && { password }) };
  } catch (error) {
    throw refusal(error);
  } finally {
    await events.close();
    await pool.end();
  }
};

export const tell = ({ email, isRevoked }: Options, { account, password }: Done, url: string): void => {
  if (isRevoked) {
    say(`${email} is no platform admin any more.`);
    return;
  }
  say(`${email} is a platform admin. Log in at ${url}/landlord.`);
  if (account === 'known') say('The account was there before: its password is as it was.');
  if (password) say(`Password: ${password}`);
};
