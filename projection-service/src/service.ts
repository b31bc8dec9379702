import { openAccess } from 'access/authorize';
import { postgresInterviewLookup } from 'access/recruiting/interview-lookup';
import { eventCatalogue } from 'contracts/events';
import type { Settings } from 'platform/env';
import { type Events, openEvents } from 'platform/event-store/events';
import { missingKeysMetric } from 'platform/event-store/missing-keys.metric';
import { rateLimit } from 'platform/http/rate-limit';
import { openPipelinedPool, openPool } from 'platform/postgres/pool';
import type { Clock, Service } from 'platform/service';
import { openFiles } from 'platform/storage/open-files';
import type { Logger } from 'platform/telemetry/log';
import { projectionApp } from './app.ts';
import { projections } from './catalogue.ts';
import { startEngine } from './engine/engine.ts';
import { MAX_WAIT_MS } from './engine/min-position.ts';

export const projectionSettings = [
  'PROJECTOR_DATABASE_URL',
  'READER_DATABASE_URL',
  'KEYS_DATABASE_URL',
  'EVENT_STORE_URL',
  'POOL_SIZE',
  'PROJECTION_LANES',
  'RATE_LIMIT_AUTH',
  'RATE_LIMIT_API',
  'TRUST_PROXY',
  'PUBLIC_URL',
  'FILES_DIR',
  'S3_URL',
  'STORAGE_QUOTA_BYTES',
] as const;
export type ProjectionSettings = Pick<Settings, (typeof projectionSettings)[number]>;

export type ProjectionServiceDeps = {
  log: Logger;
  clock: Clock;
  /** Shared by the services of one process; otherwise opened from the settings. */
  events?: Pick<Events, 'store' | 'feed' | 'keys'>;
};

/** Connections for what is asked once for all, or quickly: what was appended, and who asks. */
const FEW = 3;

/** Remembers: event feed → read models → every GET, and the audit. */
export const projectionService = async (
  settings: ProjectionSettings,
  deps: ProjectionServiceDeps,
): Promise<Service> => {
  const { log, clock } = deps;
  const { PROJECTOR_DATABASE_URL: url, KEYS_DATABASE_URL: keysUrl, POOL_SIZE: poolSize } = settings;
  const opened = deps.events
    ? undefined
    : await openEvents({
        ...{ url, eventStoreUrl: settings.EVENT_STORE_URL, keysUrl, log, catalogue: eventCatalogue },
        poolSize: FEW,
      });
  const { store, feed, keys } = deps.events ?? (opened as Events);
  const engine = await startEngine(projections, { url, poolSize, feed, keys, log, lanes: settings.PROJECTION_LANES });
  const reader = openPipelinedPool(settings.READER_DATABASE_URL, poolSize, log);
  const access = openPool(settings.READER_DATABASE_URL, FEW, log);

  const control = openAccess(access, clock);

  const { app, metrics } = projectionApp(
    {
      http: { clock, authorize: control.authorize, limitAuth: rateLimit(settings.RATE_LIMIT_AUTH) },
      reader,
      access,
      progress: engine.progress,
      requestRetry: engine.requestRetry,
      store,
      storeId: feed.storeId,
      maxWaitMs: MAX_WAIT_MS,
      publicUrl: settings.PUBLIC_URL,
      files: openFiles(settings),
      fileAccess: control,
      interviewLookup: postgresInterviewLookup(access),
      storageQuota: settings.STORAGE_QUOTA_BYTES,
    },
    { log, trustProxy: settings.TRUST_PROXY, rateLimitApi: settings.RATE_LIMIT_API },
  );
  engine.report(metrics.registry);
  missingKeysMetric(metrics.registry, keys);

  return {
    name: 'projection-service',
    handle: app,
    readiness: engine.readiness,
    metrics: () => metrics.registry.metrics(),
    close: async () => {
      await engine.close();
      await Promise.all([reader.end(), access.end()]);
      await opened?.close();
    },
  };
};
