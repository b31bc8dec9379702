import { createServer, type RequestListener } from 'node:http';
import type { Logger } from 'pino';
import { readEnv } from '#platform/env';
import { type Clock, type Readiness, type Service, systemClock } from '#platform/service';
import { openLog } from '#platform/telemetry/log';
import { processMetrics } from '#platform/telemetry/metrics';
import { refuseBrokenRequests } from './broken-request.ts';

/** Milliseconds that open requests get to finish once the process was asked to stop. */
const GRACE = 10_000;

/** The list as JSON, 503 unless every part is ready; yellow where all work and somebody has to look. */
export const readinessAnswer = (
  parts: Readiness[],
): { status: number; body: { ready: boolean; state: 'green' | 'yellow' | 'red'; parts: Readiness[] } } => {
  const ready = parts.every((part) => part.ready);
  const isDegraded = parts.some(({ state }) => state === 'degraded');
  return {
    status: ready ? 200 : 503,
    body: { ready, state: ready ? (isDegraded ? 'yellow' : 'green') : 'red', parts },
  };
};

const probes = (service: Service): RequestListener => {
  const own = processMetrics();
  const answers: Record<string, () => Promise<{ status: number; type: string; text: string }>> = {
    '/healthz': async () => ({ status: 200, type: 'application/json', text: JSON.stringify({ healthy: true }) }),
    '/readyz': async () => {
      const { status, body } = readinessAnswer(await service.readiness());
      return { status, type: 'application/json', text: JSON.stringify(body) };
    },
    '/metrics': async () => ({
      status: 200,
      type: own.contentType,
      text: `${await own.metrics()}\n${await service.metrics()}`,
    }),
  };
  return (request, response) => {
    const probe = request.method === 'GET' ? answers[request.url ?? ''] : undefined;
    if (!probe) return service.handle(request, response);
    probe().then(
      ({ status, type, text }) => response.writeHead(status, { 'Content-Type': type }).end(text),
      () => response.writeHead(503).end(),
    );
  };
};

/** Serves until SIGTERM or SIGINT: then takes nothing new, finishes what is under way and closes the service. */
const serve = async (service: Service, { host, port, log }: { host: string; port: number; log: Logger }) => {
  const server = createServer(probes(service));
  refuseBrokenRequests(server);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  log.info({ address: server.address() }, 'listening');
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    log.info('stopping');
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    server.closeIdleConnections();
    const impatience = setTimeout(() => server.closeAllConnections(), GRACE);
    closed
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
  process.once('SIGTERM', stop).once('SIGINT', stop);
};

const sentence = (error: unknown): string => {
  const { message, code } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') return 'The port is taken by another program: set PORT to a free one.';
  if (code === 'ECONNREFUSED') return 'The database does not answer at its address.';
  return message || String(error);
};

/** What main.ts of a service does: start it or say in one sentence why not, listen on HOST:PORT, answer the probes. */
export const runService = async (
  name: string,
  start: (deps: { log: Logger; clock: Clock }) => Promise<Service>,
): Promise<void> => {
  try {
    const { HOST, PORT, LOG_LEVEL } = readEnv(['HOST', 'PORT', 'LOG_LEVEL']);
    const log = openLog(name, LOG_LEVEL);
    await serve(await start({ log, clock: systemClock }), { host: HOST, port: PORT, log });
  } catch (error) {
    process.stderr.write(`${name} did not start. ${sentence(error)}\n`);
    process.exit(1);
  }
};
