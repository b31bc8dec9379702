import { readFile } from 'node:fs/promises';
import pg from 'pg';

/** Held while migrating, so that services started together do it one after the other. */
const MIGRATION_LOCK = 727_001;

const schemas = `
  create schema if not exists event_store;
  create schema if not exists erasure;
  create schema if not exists access;
  create schema if not exists secret;
  create schema if not exists read;
  create schema if not exists rebuild;
  create schema if not exists work;
  create schema if not exists jobs;
  grant usage, create on schema read, rebuild to onrecord_projector;
  grant usage, create on schema work, jobs to onrecord_worker;
  grant usage on schema read to onrecord_reader, onrecord_worker;
  grant usage on schema work to onrecord_reader, onrecord_command;
`;

const apply = async (url: string, statements: string[]): Promise<void> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
    for (const statement of statements) await client.query(statement);
    await client.query('commit');
  } finally {
    await client.end();
  }
};

const sql = (path: string): Promise<string> => readFile(new URL(path, import.meta.url), 'utf8');

/**
 * Brings both databases to what this version needs, with the tables of `more` beside those of the store; safe to run at any
 * time, by several processes at once.
 */
export const migrate = async (
  urls: { ownerUrl: string; keysUrl: string },
  more: readonly string[] = [],
): Promise<void> => {
  await apply(urls.ownerUrl, [
    schemas,
    await sql('../event-store/event-store.schema.sql'),
    await sql('../event-store/claims.schema.sql'),
  ]);
  // Apart from the store: nobody's command waits until an index of theirs is built.
  await apply(urls.ownerUrl, [...more]);
  await apply(urls.keysUrl, [await sql('../event-store/keys.schema.sql')]);
};
