import { readFile } from 'node:fs/promises';
import { runMigrations } from 'bullmq';
import pg from 'pg';
import { sessionUrl } from 'platform/postgres/pooler';
import { QUEUE_SCHEMA } from './queue.ts';

/** Held while migrating, so that workers started together do it one after the other. */
const MIGRATION_LOCK = 727_003;

/** By it the last turn of a company's waiting jobs is found, however many wait. */
const TURNS_INDEX = `create index if not exists job_turns on ${QUEUE_SCHEMA}.job
  (queue, (data #>> '{cause,tenantId}'), priority) where state = 'waiting'`;

/** BullMQ would create its schema, which this role may not and need not: the owner did. */
const withoutCreateSchema = (client: pg.Client) => ({
  query: (text: string, values?: unknown[]) =>
    text.startsWith('CREATE SCHEMA') ? Promise.resolve({ rows: [] }) : client.query(text, values),
});

/** Brings the worker's own tables and the queue's to what this version needs; safe to run at any time. */
export const migrateWork = async (url: string): Promise<void> => {
  const client = new pg.Client({ connectionString: sessionUrl(url), options: '-c statement_timeout=0' });
  await client.connect();
  try {
    const work = await readFile(new URL('../work.schema.sql', import.meta.url), 'utf8');
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
    await client.query(work);
    await client.query('commit');
    await runMigrations(withoutCreateSchema(client) as never, QUEUE_SCHEMA);
    await client.query(TURNS_INDEX);
  } finally {
    await client.end();
  }
};

/** Columns of these tables that say where in the log something stands; what jobs say of it is in the queue (translate-jobs.ts). */
export const workPositions = [
  { table: 'work.checkpoint', column: 'position' },
  { table: 'work.webhook_delivery', column: 'position' },
  { table: 'work.webhook_delivery', column: 'round' },
  { table: 'work.webhook_look', column: 'position' },
  { table: 'work.due', column: 'position' },
  { table: 'work.due_late', column: 'position' },
  { table: 'work.assigned', column: 'position' },
] as const;
