import pg from 'pg';
import { type Access, ROLES, type Role, SUPERUSER } from '#deploy/local/postgres/secrets';

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

const createRoles = async (client: pg.Client, access: Access): Promise<void> => {
  const { rows } = await client.query<{ rolname: string }>('select rolname from pg_roles');
  const existing = new Set(rows.map((row) => row.rolname));
  for (const role of ROLES) {
    const verb = existing.has(roleName(role)) ? 'alter' : 'create';
    const password = pg.escapeLiteral(access.passwords[role]);
    await client.query(`${verb} role ${roleName(role)} login nosuperuser nocreatedb nocreaterole password ${password}`);
  }
};

const createDatabase = async (client: pg.Client, name: string, owner: Role): Promise<void> => {
  const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
  if (rowCount === 0) await client.query(`create database ${pg.escapeIdentifier(name)} owner ${roleName(owner)}`);
};

const limitConnections = async (client: pg.Client, names: DatabaseNames): Promise<void> => {
  const [main, keys] = [pg.escapeIdentifier(names.main), pg.escapeIdentifier(names.keys)];
  const others = ROLES.filter((role) => role !== 'keys').map(roleName);
  await client.query(`revoke connect, temporary on database ${main}, ${keys} from public`);
  await client.query(`grant connect on database ${main} to ${others.join(', ')}`);
  // BullMQ gathers jobs in a temporary table.
  await client.query(`grant temporary on database ${main} to ${roleName('worker')}`);
  await client.query(`grant connect on database ${keys} to ${roleName('keys')}`);
};

/** Roles, databases and extensions, as far as they are missing; passwords become those of `access`. */
export const prepareDatabases = async (access: Access, names: DatabaseNames): Promise<void> => {
  await withClient(superuserUrl(access, 'postgres'), async (client) => {
    await createRoles(client, access);
    await createDatabase(client, names.main, 'owner');
    await createDatabase(client, names.keys, 'keys');
    await limitConnections(client, names);
  });
  await withClient(superuserUrl(access, names.main), async (client) => {
    await client.query('create extension if not exists pg_trgm; create extension if not exists btree_gin');
  });
};
