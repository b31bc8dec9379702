import { createPostgresBackend, DelayedError, type Job, Worker } from 'bullmq';
import { isProblemError } from 'contracts/client/problem-error';
import type { Logger } from 'pino';
import { concurrencyLimit } from 'platform/concurrency-limit';
import type { Readiness } from 'platform/service';
import { tracedAfter } from 'platform/telemetry/traces';
import type { Tools } from '#integration-workers/tools';
import { pauseBefore } from './job.ts';
import type { Ledger } from './ledger.ts';
import {
  type Definitions,
  definitionOf,
  QUEUE_NAME,
  type QueuePlace,
  queueConnection,
  type RedisPlace,
  redisOptions,
} from './queue.ts';
import { delayOf, isForGood, isNotYetVisible } from './reschedule.ts';
import { type Turns, urgencyOf } from './turns.ts';
import { WorkItem } from './work-item.ts';

/** Work of our own done at the same time; more only takes from the requests that people wait for. */
const AT_ONCE = 4;
/** Pauses before a job asks again for what the read side has not reached yet, each twice the one before; they cost no attempt. */
const FIRST_PAUSE_MS = 50;
const LONGEST_PAUSE_MS = 10_000;
const LIMITED_MS = 5_000;
/** Connections of the worker to its queue: jobs wait for others outside more than for the database. */
const MAX_CONNECTIONS = 6;
/** How long a killed worker's jobs stay its own, and how often that is looked at. */
const LOCK_MS = 6_000;
const STALLED_CHECK_MS = 2_000;
/** A job is put back every time its worker dies: only what it throws itself counts. */
const MAX_STALLED = 1_000_000;
/** Seconds until an idle worker looks without having been notified. */
const IDLE_SECONDS = 30;

/** `failed` is tried again; `dead` is not. */
export type Outcome = 'done' | 'failed' | 'dead';

type WorkJob = Job<WorkItem, void>;

/** Does one job unless the ledger says it was done, and records it. */
export const doWork = async (
  work: { item: WorkItem; lastAttempt: boolean },
  { definitions, ledger, tools }: { definitions: Definitions; ledger: Ledger; tools: Tools },
): Promise<void> => {
  const { name, cause, data } = WorkItem.parse(work.item);
  if ((await ledger.unhandled([work.item])).length === 0) return;
  const definition = definitionOf(definitions, name);
  await definition.handle(
    { data: definition.payload.parse(data) as never, cause, lastAttempt: work.lastAttempt },
    tools,
  );
  await ledger.record(cause);
};

const isLastAttempt = ({ attemptsMade, opts }: WorkJob): boolean => attemptsMade + 1 >= (opts.attempts ?? 1);

const pauseAfter = ({ attemptsStarted, attemptsMade }: WorkJob): number =>
  Math.min(FIRST_PAUSE_MS * 2 ** (attemptsStarted - attemptsMade - 1), LONGEST_PAUSE_MS);

/** The company has sent its share of commands for now: its job waits, and that costs no attempt. */
const limitedFor = (error: unknown): number | undefined =>
  isProblemError(error) && error.status === 429 ? LIMITED_MS : undefined;

export type Working = {
  readiness(): Readiness;
  /** Jobs under way finish; nothing new is begun. */
  close(): Promise<void>;
};

export const startWorker = (options: {
  place: QueuePlace;
  concurrency: number;
  definitions: Definitions;
  ledger: Ledger;
  turns: Turns;
  tools: Tools;
  log: Pick<Logger, 'warn' | 'error'>;
  onOutcome: (job: string, outcome: Outcome) => void;
}): Working => {
  const { place, concurrency, definitions, turns, log, onOutcome } = options;
  const limited = concurrencyLimit(AT_ONCE);

  const noteFailure = (job: WorkJob, { message }: Error, outcome: 'failed' | 'dead') => {
    log[outcome === 'dead' ? 'error' : 'warn']({ job: job.name, id: job.id, error: message }, `job ${outcome}`);
    onOutcome(job.name, outcome);
  };

  const process = async (job: WorkJob, token?: string): Promise<void> => {
    const definition = definitionOf(definitions, job.name);
    const work = () =>
      tracedAfter(job.data.cause.correlationId, `job ${job.name}`, { 'job.tries': job.attemptsMade }, () =>
        doWork({ item: job.data, lastAttempt: isLastAttempt(job) }, options),
      );
    const turn = { item: job.data, urgency: urgencyOf(job.data, definition) };
    await turns.began(turn);
    try {
      await (definition.options.waitsOutside ? work() : limited(work));
    } catch (error) {
      const pause = isNotYetVisible(error) ? pauseAfter(job) : (delayOf(error) ?? limitedFor(error));
      if (pause === undefined) throw error;
      if (error instanceof Error && error.cause instanceof Error) noteFailure(job, error.cause, 'failed');
      const [priority] = await turns.take([turn]);
      await job.changePriority({ priority });
      await job.moveToDelayed(Date.now() + pause, token);
      throw new DelayedError();
    }
  };

  const working = {
    concurrency,
    lockDuration: LOCK_MS,
    stalledInterval: STALLED_CHECK_MS,
    maxStalledCount: MAX_STALLED,
    drainDelay: IDLE_SECONDS,
    settings: {
      backoffStrategy: (failures: number, _type?: string, _error?: Error, job?: { name: string }) =>
        pauseBefore(definitionOf(definitions, job?.name ?? '').options, failures),
    },
  };
  const inPostgres = () => {
    const connection = queueConnection(place, Math.min(concurrency, MAX_CONNECTIONS));
    return new Worker(QUEUE_NAME, process, { connection, ...working }, createPostgresBackend);
  };
  const inRedis = (redis: RedisPlace) =>
    new Worker<WorkItem, void>(QUEUE_NAME, process, { ...redisOptions(redis), ...working });
  const worker = (place.redis ? inRedis(place.redis) : inPostgres()) as ReturnType<typeof inPostgres>;
  worker.on('completed', (job) => onOutcome(job.name, 'done'));
  worker.on('failed', (job, error) => {
    if (!job) return;
    const isDead = isForGood(error) || job.attemptsMade >= (job.opts.attempts ?? 1);
    noteFailure(job, error, isDead ? 'dead' : 'failed');
  });
  worker.on('error', (error) => log.warn({ error: error.message }, 'queue connection in trouble'));

  return {
    readiness: () =>
      worker.isRunning()
        ? { name: 'jobs', ready: true, state: 'running' }
        : { name: 'jobs', ready: false, state: 'stopped', detail: 'the worker takes no jobs' },
    close: () => worker.close(),
  };
};
