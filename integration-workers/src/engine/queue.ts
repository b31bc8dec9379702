import { createPostgresBackend, type JobsOptions, Queue } from 'bullmq';
import type pg from 'pg';
import type { Logger } from 'pino';
import type { Settings } from 'platform/env';
import { sessionUrl } from 'platform/postgres/pooler';
import type { JobDefinition } from './job.ts';
import { type Turns, urgencyOf } from './turns.ts';
import { type WorkItem, workId } from './work-item.ts';

export const QUEUE_NAME = 'work';
/** Postgres schema that holds BullMQ's own tables. */
export const QUEUE_SCHEMA = 'jobs';
/** Milliseconds that done jobs stay visible on the board; failed ones are the dead letters and stay. */
const SHOW_DONE_MS = 15 * 60_000;
const SWEEP_MS = 60_000;
const MAX_SWEPT = 10_000;

/**
 * Commits need not wait for the disk where jobs and checkpoints are in the database too: what a power cut takes lies behind the last
 * checkpoint and is done again, since the log of one database keeps its order. Redis and Kafka would know as done what is gone here.
 */
export const commitsOf = ({ REDIS_URL, POLICIES_FROM_KAFKA }: Pick<Settings, 'REDIS_URL' | 'POLICIES_FROM_KAFKA'>) =>
  REDIS_URL || POLICIES_FROM_KAFKA ? '' : '-c synchronous_commit=off';

/** BullMQ's plans are made while its tables are small, and kept: they must still be right when thousands of jobs wait. */
const INDEXES = '-c enable_seqscan=off';

/** Milliseconds until a connection, a statement and a socket without an answer are given up: a lost machine must not hold a worker. */
const CONNECT_MS = 5_000;
const STATEMENT_MS = 30_000;
const SILENT_MS = 35_000;

/** Where jobs wait: in Redis where one is set, else in Postgres. `commits`: how connections commit there, by default on the disk. */
export type QueuePlace = { url: string; redis?: RedisPlace; commits?: string };
/** `installation`: whose jobs these are, of all that share a Redis. */
export type RedisPlace = { url: string; installation: string };

export const queuePlace = async (
  db: Pick<pg.ClientBase, 'query'>,
  { redisUrl, ...place }: { url: string; redisUrl: string | undefined; commits?: string },
): Promise<QueuePlace> => {
  if (!redisUrl) return place;
  const { rows } = await db.query<{ id: string }>('select id from work.installation');
  return { ...place, redis: { url: redisUrl, installation: rows[0]?.id ?? '' } };
};

export const redisOptions = ({ url, installation }: RedisPlace) => ({
  connection: { url, maxRetriesPerRequest: null },
  prefix: `onrecord:${installation}`,
});

/** Each queue and worker has connections of its own, none through a pooler: BullMQ sets their search path and listens. */
export const queueConnection = ({ url, commits = '' }: QueuePlace, max: number) => ({
  connectionString: sessionUrl(url),
  schema: QUEUE_SCHEMA,
  max,
  keepAlive: true,
  connectionTimeoutMillis: CONNECT_MS,
  query_timeout: SILENT_MS,
  options: `${commits} ${INDEXES} -c statement_timeout=${STATEMENT_MS}`,
});

export type Definitions = ReadonlyMap<string, JobDefinition>;

export const definitionOf = (definitions: Definitions, name: string): JobDefinition => {
  const definition = definitions.get(name);
  if (!definition) throw new Error(`No policy declares the job ${name}.`);
  return definition;
};

type Backend = ReturnType<typeof createPostgresBackend>;
type Connection = ReturnType<typeof queueConnection>;

export type WorkQueue = Queue<WorkItem, void, string, WorkItem, void, string, Backend, Connection>;

export const openQueue = (place: QueuePlace, log: Pick<Logger, 'warn'>): WorkQueue => {
  const inPostgres = (): WorkQueue =>
    new Queue<WorkItem, void, string, WorkItem, void, string, Backend, Connection>(
      QUEUE_NAME,
      { connection: queueConnection(place, 2) },
      createPostgresBackend,
    );
  const { redis } = place;
  const queue = redis ? (new Queue(QUEUE_NAME, redisOptions(redis)) as unknown as WorkQueue) : inPostgres();
  queue.on('error', ({ message }) => log.warn({ error: message }, 'queue connection in trouble'));
  return queue;
};

/** What became of a job: done ones are gone sooner or later. */
export const fateOf = async (
  queue: Pick<WorkQueue, 'getJobState'>,
  jobId: string,
): Promise<'to-do' | 'failed' | 'gone'> => {
  const state = await queue.getJobState(jobId);
  if (state === 'failed') return 'failed';
  return state === 'completed' || state === 'unknown' ? 'gone' : 'to-do';
};

/** Clears done jobs off the board, once a minute. Returns the way to stop. */
export const sweepDone = (queue: Pick<WorkQueue, 'clean'>, log: Pick<Logger, 'warn'>): (() => void) => {
  const sweep = () =>
    queue
      .clean(SHOW_DONE_MS, MAX_SWEPT, 'completed')
      .catch(({ message }: Error) => log.warn({ error: message }, 'done jobs could not be cleared'));
  const timer = setInterval(sweep, SWEEP_MS).unref();
  return () => clearInterval(timer);
};

/** So many jobs cost less one by one: BullMQ makes temporary tables for each bulk. */
const FEW = 4;

const optionsOf = ({ options }: JobDefinition, item: WorkItem): JobsOptions => ({
  jobId: workId(item.cause),
  attempts: options.attempts,
  // Of a type of ours the worker says how long (`pauseBefore`).
  backoff: { type: options.longestPauseMs === undefined ? 'exponential' : 'capped', delay: options.backoffMs },
  // Swept now and then: BullMQ would look through all done jobs with each one that is done.
  removeOnComplete: false,
});

/** Puts work into the queue; an item that is there already stays as it is. */
export const enqueueInto =
  (queue: WorkQueue, { definitions, turns }: { definitions: Definitions; turns: Turns }) =>
  async (items: readonly WorkItem[]): Promise<void> => {
    if (items.length === 0) return;
    const asked = items.map((item) => ({ item, definition: definitionOf(definitions, item.name) }));
    const priorities = await turns.take(
      asked.map(({ item, definition }) => ({ item, urgency: urgencyOf(item, definition) })),
    );
    const jobs = asked.map(({ item, definition }, index) => ({
      name: item.name,
      data: item,
      opts: { ...optionsOf(definition, item), priority: priorities[index] },
    }));
    if (jobs.length > FEW) await queue.addBulk(jobs);
    else for (const { name, data, opts } of jobs) await queue.add(name, data, opts);
  };
