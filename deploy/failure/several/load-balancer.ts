import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startServer } from '#deploy/engines/server';
import { haproxy } from '#deploy/engines/validators';
import { freePorts } from '#deploy/local/free-port';
import { sentence } from '#deploy/local/sentence';
import { ROOT } from '#deploy/local/settings';
import { until } from '#deploy/test/until';
import type { Replica, Serving } from './replica.ts';

export const CONFIGURATION = join(ROOT, 'deploy', 'compose', 'haproxy.cfg');
/** Where it listens in the configuration: for people, for each service, and for its own figures. */
const BOUND = [8080, 8081, 8082, 8083, 8404] as const;
type Bound = (typeof BOUND)[number];

type Of = { replicas: readonly Replica[]; ports: Record<Bound, number> };

/** The configuration of `deploy/compose` on this machine: the same but for where things are, which no name server knows here. */
export const onThisMachine = (configuration: string, { replicas, ports }: Of): string =>
  configuration
    .replace(/^resolvers docker\n(?: .*\n)+/m, '')
    .replace(/^(\s+default-server check) port \d+(.*?) resolvers.*$/m, '$1$2')
    .replaceAll(/bind :(\d+)/g, (_, port) => `bind 127.0.0.1:${ports[Number(port) as Bound]}`)
    .replaceAll(/^ +server-template \S+ \d+ (\S+):\d+$/gm, (_, name: Serving) =>
      replicas
        .filter(({ process }) => process === name)
        .map((one) => `  server ${one.name} 127.0.0.1:${one.ports.open} port ${one.ports.internal}`)
        .join('\n'),
    );

export type LoadBalancer = {
  /** Where `deploy/compose` has this port. */
  urlOf(bound: Bound): string;
  replicas: readonly Replica[];
  /** Resolves once it sends requests there. */
  untilUp(replica: Replica): Promise<void>;
  close(): Promise<void>;
};

/** HAProxy in front of processes that are not started yet, and are told where it is. */
export const startLoadBalancer = async (
  dir: string,
  replicasAt: (urlOf: LoadBalancer['urlOf']) => readonly Replica[],
): Promise<LoadBalancer> => {
  await mkdir(dir, { recursive: true });
  const found = await haproxy.start(dir);
  if ('absent' in found) throw sentence(`HAProxy is needed, and absent: ${found.absent}`);
  const free = await freePorts(BOUND.length);
  const ports = Object.fromEntries(BOUND.map((bound, index) => [bound, free[index] ?? 0])) as Record<Bound, number>;
  const urlOf = (bound: Bound) => `http://127.0.0.1:${ports[bound]}`;
  const replicas = replicasAt(urlOf);
  const file = join(dir, 'haproxy.cfg');
  await writeFile(file, onThisMachine(await readFile(CONFIGURATION, 'utf8'), { replicas, ports }));
  const server = await startServer(
    { program: found.settings.HAPROXY ?? '', args: ['-f', file], port: ports[8080], log: join(dir, 'output.log') },
    {},
  );
  if ('absent' in server) throw sentence(`HAProxy did not start: ${server.absent}`);
  return {
    ...{ urlOf, replicas },
    untilUp: ({ name }) => {
      const up = new RegExp(`^haproxy_server_status\\{.*server="${name}",state="UP"\\} 1$`, 'm');
      return until(async () => up.test(await (await fetch(`${urlOf(8404)}/metrics`)).text()));
    },
    close: server.close,
  };
};
