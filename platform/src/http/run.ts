import { createServer, type RequestListener, type Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { readEnv } from '#platform/env';
import { type Clock, type Service, systemClock } from '#platform/service';
import { openLog } from '#platform/telemetry/log';
import { processMetrics } from '#platform/telemetry/metrics';
import { openTraces, traceSettings } from '#platform/telemetry/traces';
import { refuseBrokenRequests } from './broken-request.ts';
import { answering, internalProbes, nothingElse, promptly, publicProbes } from './probes.ts';

/** What every process reads for itself. */
export const processSettings = [
  'HOST',
  'PORT',
  'INTERNAL_HOST',
  'INTERNAL_PORT',
  'DRAIN_SECONDS',
  'GRACE_SECONDS',
  'LOG_LEVEL',
  ...traceSettings,
] as const;

type Address = { host: string; port: number };

const listening = async (answer: RequestListener, { host, port }: Address): Promise<Server> => {
  const server = createServer(answer);
  refuseBrokenRequests(server);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return server;
};

type Serving = { open: Address; internal: Address; drainSeconds: number; graceSeconds: number; log: Logger };

/**
 * Serves until SIGTERM or SIGINT: then says that it stops while it still serves, takes nothing new, finishes what is under way and
 * closes the service.
 */
const serve = async (service: Service, { open, internal, drainSeconds, graceSeconds, log }: Serving): Promise<void> => {
  const own = processMetrics();
  const readiness = promptly(service);
  const metrics = async () => `${await own.metrics()}\n${await service.metrics()}`;
  let stopping = false;
  const asked = { readiness, isStopping: () => stopping };
  const probes = await listening(answering(internalProbes({ ...asked, metrics }), nothingElse), internal);
  const server = await listening(answering(publicProbes(asked), service.handle), open);
  log.info({ address: server.address(), internal: probes.address() }, 'listening');
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    log.info('stopping');
    // Whoever keeps a connection is told to come by another one, which leads elsewhere.
    server.prependListener('request', (_request, response) => {
      response.shouldKeepAlive = false;
    });
    await sleep(drainSeconds * 1_000);
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    probes.close();
    probes.closeAllConnections();
    server.closeIdleConnections();
    const impatience = setTimeout(() => server.closeAllConnections(), graceSeconds * 1_000);
    await closed
      .then(() => service.close())
      .then(() => {
        clearTimeout(impatience);
        log.info('stopped');
        log.flush(() => process.exit(0));
      })
      .catch((error) => {
        log.error({ err: error }, 'did not stop cleanly');
        log.flush(() => process.exit(1));
      });
  };
  for (const name of ['SIGTERM', 'SIGINT']) process.once(name, () => void stop());
};

const sentence = (error: unknown): string => {
  const { message, code } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') return 'The port is taken by another program: set PORT and INTERNAL_PORT to free ones.';
  if (code === 'ECONNREFUSED') return 'The database does not answer at its address.';
  return message || String(error);
};

/** What main.ts of a service does: start it or say in one sentence why not, listen on HOST:PORT, answer the probes apart. */
export const runService = async (
  name: string,
  start: (deps: { log: Logger; clock: Clock }) => Promise<Service>,
): Promise<void> => {
  try {
    const own = readEnv(processSettings);
    const log = openLog(name, own.LOG_LEVEL);
    const internal = { host: own.INTERNAL_HOST, port: own.INTERNAL_PORT };
    const open = { host: own.HOST, port: own.PORT };
    const patience = { drainSeconds: own.DRAIN_SECONDS, graceSeconds: own.GRACE_SECONDS };
    const closeTraces = openTraces(name);
    const service = await start({ log, clock: systemClock });
    const close = () => service.close().then(closeTraces);
    await serve({ ...service, close }, { open, internal, ...patience, log });
  } catch (error) {
    process.stderr.write(`${name} did not start. ${sentence(error)}\n`);
    process.exit(1);
  }
};
