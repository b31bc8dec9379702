import { openAccess } from 'access/authorize';
import { postgresStoredFiles } from 'access/library/stored-files';
import { endpointCatalogue } from 'contracts/endpoints';
import { eventCatalogue } from 'contracts/events';
import type { Logger } from 'pino';
import type { Settings } from 'platform/env';
import { createCodec } from 'platform/event-store/codec';
import { type Events, openEvents } from 'platform/event-store/events';
import { missingKeysMetric } from 'platform/event-store/missing-keys.metric';
import { serviceApp } from 'platform/http/app';
import { inboundAddresses } from 'platform/mail/inbound-address';
import { openMailTransport } from 'platform/mail/transport';
import { openMediaConverter, sandboxWarning } from 'platform/media/converter';
import { openPipelinedPool, openPool } from 'platform/postgres/pool';
import type { Clock, Service } from 'platform/service';
import { openFiles } from 'platform/storage/open-files';
import { postgresAssigned } from './automation/assigned/assigned.ts';
import { postgresSpentActions } from './automation/event-action/spent-actions.ts';
import { createMailGate } from './automation/mail/mail-gate.ts';
import { postgresOutbox } from './automation/mail/outbox.ts';
import { openOnlyCompanies } from './automation/only-companies.ts';
import { lookOf } from './automation/webhook/find-subscribers.job.ts';
import { notingLooks, postgresLooks } from './automation/webhook/looks.ts';
import { sweepDeliveries } from './automation/webhook/sweep.ts';
import { openWebhookTools } from './automation/webhook/tools.ts';
import { boardRoutes } from './board/board.ts';
import { postgresVisits } from './board/visits.ts';
import { openBus } from './bus/bus.ts';
import { dueCatalogue, jobCatalogue, policyCatalogue } from './catalogue.ts';
import { postgresCheckpoints } from './engine/checkpoint.ts';
import { openCommands } from './engine/command.ts';
import type { Due } from './engine/due.ts';
import { postgresDueItems } from './engine/due-items.ts';
import { follow } from './engine/follow.ts';
import { lateEventJob } from './engine/late-event.ts';
import { lead } from './engine/lead.ts';
import { type Ledger, postgresLedger } from './engine/ledger.ts';
import { openTurns } from './engine/open-turns.ts';
import type { Policy } from './engine/policy.ts';
import { commitsOf, type Definitions, enqueueInto, fateOf, openQueue, queuePlace, sweepDone } from './engine/queue.ts';
import { openEventAt, openReader } from './engine/read.ts';
import { DUE_CHECKPOINT, followDue, startFiring } from './engine/run-due.ts';
import { migrateWork } from './engine/schema.ts';
import { startWorker } from './engine/worker.ts';
import {
  openAdvanceContractBatch,
  openContractTokens,
  openFinishContract,
  openInvitationTokens,
  openInvite,
  openMailTokens,
  openPortalAccessTokens,
  openRecognizeSigner,
  openSubscriptionTokens,
} from './identity/mail-token/mail-tokens.ts';
import { workMetrics } from './metrics.ts';
import { startMornings } from './training/review/mornings.ts';

export const workerSettings = [
  'WORKER_DATABASE_URL',
  'READER_DATABASE_URL',
  'KEYS_DATABASE_URL',
  'EVENT_STORE_URL',
  'SMTP_URL',
  'MAIL_FROM',
  'INBOUND_DOMAIN',
  'INBOUND_SECRET',
  'RATE_LIMIT_API',
  'TRUST_PROXY',
  'SECURE_COOKIES',
  'API_URL',
  'PUBLIC_URL',
  'SYSTEM_SECRET',
  'WEBHOOK_ALLOW_PRIVATE',
  'FILES_DIR',
  'STORAGE_QUOTA_BYTES',
  'S3_URL',
  'KAFKA_URL',
  'KAFKA_SESSION_MS',
  'POLICIES_FROM_KAFKA',
  'REDIS_URL',
  'MEDIA_SANDBOX',
] as const;
export type WorkerSettings = Pick<Settings, (typeof workerSettings)[number]>;

export type WorkerDeps = {
  log: Logger;
  clock: Clock;
  /** Shared by the services of one process; otherwise opened from the settings. */
  events?: Pick<Events, 'engine' | 'feed' | 'keys'>;
  jobs?: Definitions;
  policies?: readonly Policy[];
  due?: readonly Due[];
};

/** Jobs held at the same time: those that may wait for servers of others (eight deliveries, three mails, a video), and four of our own. */
const CONCURRENCY = 16;
const READERS = 4;
const POOL_SIZE = 6;

/** Acts: follows the feed, does the jobs that policies ask for, and shows them on the board. */
export const workerService = async (settings: WorkerSettings, deps: WorkerDeps): Promise<Service> => {
  const { log, clock, jobs = jobCatalogue, policies = policyCatalogue, due = dueCatalogue } = deps;
  const late = lateEventJob(policies);
  const definitions: Definitions = new Map([...jobs, [late.name, late]]);
  const url = settings.WORKER_DATABASE_URL;
  await migrateWork(url);
  const opened = deps.events
    ? undefined
    : await openEvents({
        ...{ url, eventStoreUrl: settings.EVENT_STORE_URL, keysUrl: settings.KEYS_DATABASE_URL, poolSize: 2, log },
        catalogue: eventCatalogue,
      });
  const events = deps.events ?? (opened as Events);
  const { feed, keys } = events;
  const commits = commitsOf(settings);
  const pool = openPool(url, POOL_SIZE, log, commits);
  const readerPool = openPipelinedPool(settings.READER_DATABASE_URL, READERS, log);
  const inbound = inboundAddresses(settings);
  const transport = openMailTransport({ smtpUrl: settings.SMTP_URL, from: settings.MAIL_FROM, inbound });
  const place = await queuePlace(pool, { url, redisUrl: settings.REDIS_URL, commits });
  const queue = openQueue(place, log);
  const ledger = postgresLedger(pool);
  const read = openReader(readerPool);
  const onlyWanted = openOnlyCompanies(feed, read);
  const checkpoints = postgresCheckpoints(pool);
  const items = postgresDueItems(pool);
  const { turns, close: closeTurns } = await openTurns(place, pool, log);
  const media = await openMediaConverter({ isSandboxRequired: settings.MEDIA_SANDBOX === 'required' });
  if (!media.isThere) log.info('ffmpeg is not installed: videos are played as they came');
  const warning = sandboxWarning(media);
  if (warning !== null) log.warn(warning);
  const looks = postgresLooks(pool);
  const enqueue = notingLooks(enqueueInto(queue, { definitions, turns }), { looks, lookOf, clock });

  // Policies new to this database begin here: what happened before this start is not theirs to act on.
  const begins = await checkpoints.load([...policies.map(({ name }) => name), DUE_CHECKPOINT], await feed.head());
  const unhandled: Ledger['unhandled'] = async (items) => ledger.unhandled(await onlyWanted(items));
  const following = follow({ feed, policies, checkpoints, ledger: { unhandled }, enqueue, log });

  const { app, metrics } = serviceApp('integration-workers', {
    log,
    trustProxy: settings.TRUST_PROXY,
    rateLimitApi: settings.RATE_LIMIT_API,
    known: endpointCatalogue,
    routes: (express) => {
      const access = openAccess(pool, clock);
      express.use(
        boardRoutes({ queue, access, visits: postgresVisits(pool), clock, secureCookies: settings.SECURE_COOKIES }),
      );
    },
  });
  missingKeysMetric(metrics.registry, keys);
  const onOutcome = workMetrics(metrics.registry, {
    queue,
    following,
    feed,
    overdue: () => items.overdue(clock()),
  });
  const caller = { apiUrl: settings.API_URL, secret: settings.SYSTEM_SECRET, clock };
  const tools = {
    read,
    command: openCommands(caller),
    mailToken: openMailTokens(caller),
    subscriptionToken: openSubscriptionTokens(caller),
    invitationToken: openInvitationTokens(caller),
    portalAccessToken: openPortalAccessTokens(caller),
    contractToken: openContractTokens(caller),
    finishContract: openFinishContract(caller),
    recognizeSigner: openRecognizeSigner(caller),
    advanceContractBatch: openAdvanceContractBatch(caller),
    invite: openInvite(caller),
    publicUrl: settings.PUBLIC_URL.replace(/\/+$/, ''),
    event: openEventAt(feed),
    outbox: postgresOutbox(pool),
    spentActions: postgresSpentActions(pool),
    assigned: postgresAssigned(pool),
    webhooks: openWebhookTools(pool, { looks, keys, feed, allowPrivate: settings.WEBHOOK_ALLOW_PRIVATE }),
    transport,
    mailGate: createMailGate(),
    inbound,
    keys,
    files: openFiles(settings),
    media,
    stored: postgresStoredFiles(pool),
    usualQuota: settings.STORAGE_QUOTA_BYTES,
    enqueue,
    due: items,
    clock,
  };
  const worker = startWorker({ place, concurrency: CONCURRENCY, definitions, ledger, turns, tools, log, onOutcome });
  const stopSweeping = [
    sweepDone(queue, log),
    sweepDeliveries({ ...tools, fateOf: (jobId) => fateOf(queue, jobId) }, log),
    startMornings({ ...tools, pool, feed }, log),
  ];
  const bus = await openBus(settings, {
    ...{ events, feed, policies, begins, checkpoints, ledger: { unhandled }, enqueue, log },
    codec: createCodec(eventCatalogue, keys),
    registry: metrics.registry,
  });
  const leading = bus.hasPolicies ? undefined : lead({ url, lock: 'policies', run: following.run, log });
  const runDue = followDue({ feed, declarations: due, checkpoints, items, ledger, enqueue, log });
  const leadingDue = lead({ url, lock: 'due', run: runDue, log });
  const stopFiring = startFiring({ items, ledger, enqueue }, { clock, log });

  return {
    name: 'integration-workers',
    handle: app,
    readiness: async () => [
      ...(leading ? [leading.readiness()] : []),
      ...bus.readiness(),
      leadingDue.readiness(),
      ...(await following.readiness()),
      worker.readiness(),
      await transport.readiness(),
    ],
    metrics: () => metrics.registry.metrics(),
    close: async () => {
      for (const stop of stopSweeping) stop();
      await Promise.all([leading?.close(), bus.close(), leadingDue.close(), stopFiring()]);
      media.close();
      await worker.close();
      await queue.close();
      closeTurns();
      transport.close();
      await Promise.all([pool.end(), readerPool.end(), opened?.close()]);
    },
  };
};
