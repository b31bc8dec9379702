import { dumbo, SQL } from '@event-driven-io/dumbo';
import {
  getPostgreSQLEventStore,
  type PostgresEventStore,
  postgreSQLEventStoreConsumer,
  postgreSQLRawSQLProjection,
} from '@event-driven-io/emmett-postgresql';
import type { InterviewEvent } from 'contracts/recruiting/interview/interview.entity';
import pg from 'pg';

/** Ends without complaint when its server does. */
const openPool = (connectionString: string): pg.Pool => new pg.Pool({ connectionString }).on('error', () => undefined);

/** The yardstick: emmett-postgresql's own store, its schema made. */
export const openEmmett = async (url: string): Promise<PostgresEventStore> => {
  const pool = openPool(url);
  const store = getPostgreSQLEventStore(url, { connectionOptions: { pool } });
  await store.schema.migrate();
  return {
    ...store,
    close: async () => {
      await store.close();
      if (!pool.ended) await pool.end();
    },
  };
};

/** Its default of 100 is a quarter as fast. */
const BATCH = 1_000;

const TABLE = SQL`create table if not exists interview (
  id text primary key, candidate_id text not null, job_id text not null, status text not null, comment text not null)`;

type RecordedEvent = Exclude<InterviewEvent, { type: 'InterviewStatusSettled' }>;

const statement = ({ type, data }: RecordedEvent): SQL => {
  switch (type) {
    case 'InterviewCreated':
      return SQL`insert into interview values (${data.interviewId}, ${data.candidateId}, ${data.jobId}, 'created', '')
        on conflict (id) do nothing`;
    case 'InterviewStatusChanged':
      return SQL`update interview set status = ${data.to}, comment = ${String(data.comment)} where id = ${data.interviewId}`;
    case 'InterviewStepInvited':
    case 'InterviewAssigned':
    case 'InterviewSourceChanged':
      return SQL`select 1`;
    case 'InterviewCommented':
      return SQL`update interview set comment = ${String(data.comment)} where id = ${data.interviewId}`;
  }
};

/** Reads the whole store through Emmett's projector, one statement an event, and returns when there is no more. */
export const projectWithEmmett = async (connectionString: string, round: number): Promise<void> => {
  const connections = openPool(connectionString);
  const pool = dumbo({ connectionString, pool: connections });
  const consumer = postgreSQLEventStoreConsumer({
    connectionString,
    pool,
    stopWhen: { noMessagesLeft: true },
    pulling: { batchSize: BATCH },
  });
  consumer.projector({
    processorId: `bench-${round}`,
    projection: postgreSQLRawSQLProjection<RecordedEvent>({
      name: `interview-${round}`,
      canHandle: ['InterviewCreated', 'InterviewStatusChanged', 'InterviewCommented'],
      init: () => TABLE,
      evolve: statement,
    }),
  });
  await consumer.start();
  await consumer.close();
  await pool.close();
  if (!connections.ended) await connections.end();
};
