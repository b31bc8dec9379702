import { commandService, commandSettings } from 'command-service/service';
import { eventCatalogue } from 'contracts/events';
import { workerService, workerSettings } from 'integration-workers/service';
import type { Logger } from 'pino';
import { readEnv } from 'platform/env';
import { openEvents } from 'platform/event-store/events';
import { type Service, systemClock } from 'platform/service';
import { projectionService, projectionSettings } from 'projection-service/service';
import type { Upstreams } from '#deploy/local/gateway';
import type { UpstreamName } from '#deploy/local/upstream';

/** Connections that appends and reads of events share. */
const EVENT_POOL_SIZE = 12;

export type Product = { upstreams: Upstreams; close(): Promise<void> };

/** The three services in this process, over one opened event store. Reads its settings from the environment. */
export const openProduct = async (logs: Record<UpstreamName, Logger>): Promise<Product> => {
  const settings = readEnv(['COMMAND_DATABASE_URL', 'KEYS_DATABASE_URL', 'EVENT_STORE_URL']);
  const events = await openEvents({
    url: settings.COMMAND_DATABASE_URL,
    eventStoreUrl: settings.EVENT_STORE_URL,
    keysUrl: settings.KEYS_DATABASE_URL,
    poolSize: EVENT_POOL_SIZE,
    log: logs['command-service'],
    catalogue: eventCatalogue,
  });
  const opened: Service[] = [];
  const open = async (starting: Promise<Service>): Promise<Service> => {
    const service = await starting;
    opened.push(service);
    return service;
  };
  const close = async () => {
    for (const service of opened.reverse()) await service.close();
    await events.close();
  };
  const deps = (name: UpstreamName) => ({ log: logs[name], clock: systemClock, events });
  try {
    const upstreams = {
      'command-service': await open(commandService(readEnv(commandSettings), deps('command-service'))),
      'projection-service': await open(projectionService(readEnv(projectionSettings), deps('projection-service'))),
      'integration-workers': await open(workerService(readEnv(workerSettings), deps('integration-workers'))),
    };
    return { upstreams, close };
  } catch (error) {
    await close();
    throw error;
  }
};
