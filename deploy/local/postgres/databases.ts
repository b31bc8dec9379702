import pg from 'pg';
import { STATEMENT_MS } from 'platform/postgres/pool';
import { isPooled } from 'platform/postgres/pooler';
import { type Access, type Role, SUPERUSER } from '#deploy/local/postgres/secrets';

/** The two databases of one Onrecord. */
export type DatabaseNames = { main: string; keys: string };
export const PRODUCT: DatabaseNames = { main: 'onrecord', keys: 'onrecord_keys' };

/** The settings that the services read from their environment. */
export type DatabaseUrls = {
  OWNER_DATABASE_URL: string;
  COMMAND_DATABASE_URL: string;
  PROJECTOR_DATABASE_URL: string;
  READER_DATABASE_URL: string;
  WORKER_DATABASE_URL: string;
  KEYS_DATABASE_URL: string;
};

const roleName = (role: Role): string => `onrecord_${role}`;

export const databaseUrl = (user: string, password: string, port: number, database: string): string =>
  `postgres://${user}:${password}@127.0.0.1:${port}/${database}`;

export const databaseUrls = ({ port, passwords }: Access, names: DatabaseNames): DatabaseUrls => {
  const main = (role: Role) => databaseUrl(roleName(role), passwords[role], port, names.main);
  return {
    OWNER_DATABASE_URL: main('owner'),
    COMMAND_DATABASE_URL: main('command'),
    PROJECTOR_DATABASE_URL: main('projector'),
    READER_DATABASE_URL: main('reader'),
    WORKER_DATABASE_URL: main('worker'),
    KEYS_DATABASE_URL: databaseUrl(roleName('keys'), passwords.keys, port, names.keys),
  };
};

export const superuserUrl = ({ port, superuserPassword }: Access, database: string): string =>
  databaseUrl(SUPERUSER, superuserPassword, port, database);

const withClient = async (url: string, work: (client: pg.Client) => Promise<void>): Promise<void> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
};

type Account = { role: string; password: string; database: string };

const accountOf = (url: string): Account => {
  const { username, password, pathname } = new URL(url);
  return { role: username, password: decodeURIComponent(password), database: pathname.slice(1) };
};

const at = (url: string, database: string): string => Object.assign(new URL(url), { pathname: `/${database}` }).href;

const createRole = async (client: pg.Client, { role, password }: Account): Promise<void> => {
  const { rowCount } = await client.query('select from pg_roles where rolname = $1', [role]);
  const verb = rowCount === 0 ? 'create' : 'alter';
  const name = pg.escapeIdentifier(role);
  await client.query(
    `${verb} role ${name} login nosuperuser nocreatedb nocreaterole password ${pg.escapeLiteral(password)}`,
  );
};

const createDatabase = async (client: pg.Client, { database, role }: Account): Promise<void> => {
  const { rowCount } = await client.query('select from pg_database where datname = $1', [database]);
  if (rowCount === 0)
    await client.query(`create database ${pg.escapeIdentifier(database)} owner ${pg.escapeIdentifier(role)}`);
};

const limitConnections = async (client: pg.Client, accounts: Account[], worker: Account): Promise<void> => {
  for (const database of new Set(accounts.map((account) => account.database)))
    await client.query(`revoke connect, temporary on database ${pg.escapeIdentifier(database)} from public`);
  for (const { database, role } of accounts)
    await client.query(`grant connect on database ${pg.escapeIdentifier(database)} to ${pg.escapeIdentifier(role)}`);
  // BullMQ gathers jobs in a temporary table.
  const [database, role] = [pg.escapeIdentifier(worker.database), pg.escapeIdentifier(worker.role)];
  await client.query(`grant temporary on database ${database} to ${role}`);
};

/** What pools set for themselves, unless a pooler stands between (docs/adr/0050). */
const setForPooler = async (client: pg.Client, { role, database }: Account): Promise<void> => {
  const [name, within] = [pg.escapeIdentifier(role), pg.escapeIdentifier(database)];
  const limit = STATEMENT_MS[role];
  await client.query(`alter database ${within} set timezone = 'UTC'`);
  if (limit !== undefined)
    await client.query(`alter role ${name} in database ${within} set statement_timeout = ${limit}`);
  if (role === roleName('projector'))
    await client.query(`alter role ${name} in database ${within} set synchronous_commit = off`);
};

/** The roles, databases and extensions that `urls` name, as far as they are missing; passwords become those of the addresses. */
export const prepareDatabases = async (superuser: string, urls: DatabaseUrls): Promise<void> => {
  const accounts = Object.values(urls).map(accountOf);
  const [owner, keys] = [accountOf(urls.OWNER_DATABASE_URL), accountOf(urls.KEYS_DATABASE_URL)];
  await withClient(at(superuser, 'postgres'), async (client) => {
    for (const account of accounts) await createRole(client, account);
    for (const account of [owner, keys]) await createDatabase(client, account);
    await limitConnections(client, accounts, accountOf(urls.WORKER_DATABASE_URL));
    for (const url of Object.values(urls)) if (isPooled(url)) await setForPooler(client, accountOf(url));
  });
  await withClient(at(superuser, owner.database), async (client) => {
    await client.query('create extension if not exists pg_trgm; create extension if not exists btree_gin');
  });
};
