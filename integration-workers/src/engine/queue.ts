import { createPostgresBackend, type JobsOptions, Queue } from 'bullmq';
import type { Logger } from 'pino';
import { type JobDefinition, type WorkItem, workId } from './job.ts';

export const QUEUE_NAME = 'work';
/** Postgres schema that holds BullMQ's own tables. */
export const QUEUE_SCHEMA = 'jobs';
/** Done jobs stay visible on the board for a day (seconds); failed ones are the dead letters and stay. */
const KEEP_DONE = { age: 24 * 60 * 60, count: 1_000 };

/**
 * Commits need not wait for the disk: what a power cut takes lies behind the last checkpoint and is done again, since all of
 * it is in one database whose log keeps its order.
 */
export const NO_WAIT = '-c synchronous_commit=off';

/** Each queue and worker has connections of its own: BullMQ sets their search path. */
export const queueConnection = (url: string, max: number) => ({
  connectionString: url,
  schema: QUEUE_SCHEMA,
  max,
  keepAlive: true,
  options: NO_WAIT,
});

export type Definitions = ReadonlyMap<string, JobDefinition>;

export const definitionOf = (definitions: Definitions, name: string): JobDefinition => {
  const definition = definitions.get(name);
  if (!definition) throw new Error(`No policy declares the job ${name}.`);
  return definition;
};

type Backend = ReturnType<typeof createPostgresBackend>;
type Connection = ReturnType<typeof queueConnection>;

export const openQueue = (url: string, log: Pick<Logger, 'warn'>) => {
  const queue = new Queue<WorkItem, void, string, WorkItem, void, string, Backend, Connection>(
    QUEUE_NAME,
    { connection: queueConnection(url, 2) },
    createPostgresBackend,
  );
  queue.on('error', ({ message }) => log.warn({ error: message }, 'queue connection in trouble'));
  return queue;
};
export type WorkQueue = ReturnType<typeof openQueue>;

const optionsOf = ({ options }: JobDefinition, item: WorkItem): JobsOptions => ({
  jobId: workId(item.cause),
  attempts: options.attempts,
  backoff: { type: 'exponential', delay: options.backoffMs },
  removeOnComplete: KEEP_DONE,
});

/** Puts work into the queue; an item that is there already stays as it is. */
export const enqueueInto =
  (queue: WorkQueue, definitions: Definitions) =>
  async (items: readonly WorkItem[]): Promise<void> => {
    if (items.length === 0) return;
    await queue.addBulk(
      items.map((item) => ({
        name: item.name,
        data: item,
        opts: optionsOf(definitionOf(definitions, item.name), item),
      })),
    );
  };
