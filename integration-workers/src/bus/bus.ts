import type { Logger } from 'pino';
import type { Settings } from 'platform/env';
import type { Events } from 'platform/event-store/events';
import type { Readiness } from 'platform/service';
import { askedGauge } from 'platform/telemetry/metrics';
import { Counter, type Registry } from 'prom-client';
import { lead } from '#integration-workers/engine/lead';
import { type Consuming, consume } from './consume.ts';
import { openKafka } from './kafka.ts';
import { type OnPassed, openPublisher } from './publisher.ts';
import { createRelay } from './relay.ts';

export type BusSettings = Pick<
  Settings,
  'KAFKA_URL' | 'KAFKA_SESSION_MS' | 'POLICIES_FROM_KAFKA' | 'WORKER_DATABASE_URL'
>;

export type Bus = {
  /** Whether policies follow the bus. */
  hasPolicies: boolean;
  readiness(): Readiness[];
  close(): Promise<void>;
};

type Deps = Omit<Parameters<typeof consume>[0], 'kafka' | 'storeId' | 'sessionMs' | 'skipped'> & {
  events: Pick<Events, 'engine' | 'feed'>;
  registry: Registry;
  log: Pick<Logger, 'warn' | 'info'>;
};

const nowhere: Bus = { hasPolicies: false, readiness: () => [], close: async () => undefined };

const lagOf = (registry: Registry, name: string, help: string, ask: () => Promise<number | undefined>): void =>
  askedGauge(registry, {
    name,
    help,
    ask: async (gauge) => {
      const lag = await ask();
      if (lag !== undefined) gauge.set(lag);
    },
  });

/** Publishes all events where a cluster is set, and lets policies follow them there where that is asked for. */
export const openBus = async (settings: BusSettings, deps: Deps): Promise<Bus> => {
  const {
    KAFKA_URL,
    KAFKA_SESSION_MS: sessionMs,
    POLICIES_FROM_KAFKA: hasPolicies,
    WORKER_DATABASE_URL: url,
  } = settings;
  if (!KAFKA_URL) return nowhere;
  const { events, checkpoints, registry, log } = deps;
  const { engine, feed } = events;
  const kafka = await openKafka(KAFKA_URL, 'onrecord', log);
  const passed = new Counter({
    name: 'bus_events_passed_total',
    help: 'Events that were not published, as this program does not know their aggregate',
    labelNames: ['type'] as const,
    registers: [registry],
  });
  const onPassed: OnPassed = ({ id, type, position }) => {
    passed.inc({ type });
    log.warn({ event: id, type, position: `${position}` }, 'an event of a later release was not published');
  };
  const publisher = () => openPublisher(kafka, engine.storeId, onPassed);
  const relay = createRelay({ engine, feed, checkpoints, openPublisher: publisher });
  lagOf(registry, 'bus_relay_lag_events', 'Events that are not on the bus yet; absent on a standby', relay.lag);
  const relaying = lead({ url, lock: 'relay', run: relay.run, log });
  const skipped = () =>
    new Counter({
      name: 'bus_messages_skipped_total',
      help: 'Messages that are no events of this store',
      labelNames: ['reason'] as const,
      registers: [registry],
    });
  const consuming: Consuming | undefined = hasPolicies
    ? consume({ ...deps, kafka, storeId: engine.storeId, sessionMs, skipped: skipped() })
    : undefined;
  if (consuming)
    lagOf(
      registry,
      'bus_group_lag_messages',
      'Messages that policies have before them, in all processes',
      consuming.lag,
    );
  return {
    hasPolicies,
    readiness: () => [relaying.readiness(), ...(consuming ? [consuming.readiness()] : [])],
    close: async () => {
      await Promise.all([relaying.close(), consuming?.close()]);
    },
  };
};
