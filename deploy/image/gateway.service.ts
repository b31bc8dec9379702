import type { Settings } from 'platform/env';
import type { Service } from 'platform/service';
import { gateway, type Upstreams } from '#deploy/local/gateway';
import { openPages } from '#deploy/local/pages';
import { remoteUpstream } from '#deploy/local/upstream';

export const gatewaySettings = [
  'COMMAND_SERVICE_URL',
  'PROJECTION_SERVICE_URL',
  'INTEGRATION_WORKERS_URL',
  'PUBLIC_URL',
] as const;
export type GatewaySettings = Pick<Settings, (typeof gatewaySettings)[number]>;

/** One address for browsers and programs, in a process of its own: pages by itself, all else from the services. */
export const gatewayService = (settings: GatewaySettings): Service => {
  const upstreams: Upstreams = {
    'command-service': remoteUpstream('command-service', settings.COMMAND_SERVICE_URL),
    'projection-service': remoteUpstream('projection-service', settings.PROJECTION_SERVICE_URL),
    'integration-workers': remoteUpstream('integration-workers', settings.INTEGRATION_WORKERS_URL),
  };
  const services = Object.values(upstreams);
  return {
    name: 'gateway',
    handle: gateway(upstreams, openPages(), settings.PUBLIC_URL),
    readiness: async () => (await Promise.all(services.map((service) => service.readiness()))).flat(),
    // Each service's own are at its own internal address.
    metrics: async () => '',
    close: async () => undefined,
  };
};
