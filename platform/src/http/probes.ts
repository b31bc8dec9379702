import type { RequestListener } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Readiness, Service } from '#platform/service';

/** Milliseconds within which a service says how it is. */
const PATIENCE_MS = 2_000;

type Answer = { status: number; type: string; text: string };
export type Probes = Record<string, () => Promise<Answer>>;
export type Probed = Pick<Service, 'readiness' | 'metrics'> & Stoppable;
/** Whether a process that was asked to stop still serves. */
type Stoppable = { isStopping?: () => boolean };

const json = (status: number, body: unknown): Answer => ({
  status,
  type: 'application/json',
  text: JSON.stringify(body),
});

/** 503 unless every part is ready; yellow where all work and somebody has to look. */
const summed = (parts: Readiness[]) => {
  const ready = parts.every((part) => part.ready);
  const isDegraded = parts.some(({ state }) => state === 'degraded');
  return {
    status: ready ? 200 : 503,
    body: { ready, state: ready ? (isDegraded ? 'yellow' : 'green') : 'red' },
  };
};

/**
 * What a service says of itself, asked once for all who ask at the same time. Down once it has been thinking for too long: whoever asks
 * while its database hangs is answered at once.
 */
export const promptly = ({ name, readiness }: Pick<Service, 'name' | 'readiness'>): Service['readiness'] => {
  let asked: { since: number; parts: Promise<Readiness[]> } | undefined;
  const down = (detail: string): Readiness[] => [{ name, ready: false, state: 'down', detail }];
  const ask = () => {
    const parts = readiness()
      .catch((error: unknown) => down(error instanceof Error ? error.message : String(error)))
      .finally(() => {
        asked = undefined;
      });
    return { since: performance.now(), parts };
  };
  return () => {
    asked ??= ask();
    const { since, parts } = asked;
    const left = Math.max(0, since + PATIENCE_MS - performance.now());
    return Promise.race([parts, sleep(left, down(`no answer in ${PATIENCE_MS} ms`), { ref: false })]);
  };
};

/** What anybody may ask: whether it takes requests, which ends with its life, and whether it can work, in one word. */
export const publicProbes = ({ readiness, isStopping = () => false }: Omit<Probed, 'metrics'>): Probes => ({
  '/healthz': async () => (isStopping() ? json(503, { healthy: false }) : json(200, { healthy: true })),
  '/readyz': async () => {
    const { status, body } = summed(await readiness());
    return json(status, body);
  },
});

/** What those may ask who run it: every part and what is wrong with it, and the metrics. */
export const internalProbes = ({ metrics, ...probed }: Probed): Probes => ({
  ...publicProbes(probed),
  '/readyz': async () => {
    const parts = await probed.readiness();
    const { status, body } = summed(parts);
    return json(status, { ...body, parts });
  },
  '/metrics': async () => ({ status: 200, type: 'text/plain; version=0.0.4', text: await metrics() }),
});

/** Answers the probes, and leaves all else to `otherwise`. */
export const answering =
  (probes: Probes, otherwise: RequestListener): RequestListener =>
  (request, response) => {
    const path = (request.url ?? '/').split('?', 1)[0] ?? '/';
    const probe = request.method === 'GET' && Object.hasOwn(probes, path) ? probes[path] : undefined;
    if (!probe) return otherwise(request, response);
    probe().then(
      ({ status, type, text }) =>
        response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(text),
      () => response.writeHead(503).end(),
    );
  };

/** Where the probes are all there is. */
export const nothingElse: RequestListener = (_request, response) => void response.writeHead(404).end();
