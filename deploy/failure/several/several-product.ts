import { openDemoDatabase } from '#deploy/failure/demo-database';
import type { Outside } from '#deploy/failure/outside';
import { commonEnvironment, DATABASES_OF, HOLD_SYSTEM_SECRET } from '#deploy/local/environment';
import { freePort, freePorts } from '#deploy/local/free-port';
import { logFile } from '#deploy/local/log-file';
import { builtPages } from '#deploy/local/pages';
import { localSettings } from '#deploy/local/settings';
import { SECRET_SETTING, systemSecret } from '#deploy/local/system-secret';
import { throwAwayFolder } from '#deploy/local/throw-away';
import { untilReady } from '#deploy/test/until';
import { type LoadBalancer, startLoadBalancer } from './load-balancer.ts';
import { type Replica, replica, SERVING, type Serving } from './replica.ts';

const OF_EACH: Record<Serving, number> = {
  gateway: 2,
  'command-service': 2,
  'projection-service': 2,
  'integration-workers': 3,
};
/** As `deploy/compose` has them; a service has connections of its own to all of its databases. */
const LANES = '2';
const POOL_SIZE = '6';
const CONNECTIONS = '300';
/** Longer than the proxy needs to see that a process takes no more: two looks of a second each. */
const DRAIN_SECONDS = '4';

export type SeveralProduct = {
  url: string;
  dataDir: string;
  replicas: readonly Replica[];
  /** Starts one again that ended; resolves once the proxy sends requests there. */
  restart(replica: Replica): Promise<void>;
  close(): Promise<void>;
};

/** Several of each process as the image starts them, behind the proxy of `deploy/compose`. */
export const startSeveral = async (outside: Outside): Promise<SeveralProduct> => {
  await using opening = new AsyncDisposableStack();
  const { folder } = opening.adopt(await throwAwayFolder(), (place) => place.discard());
  const settings = localSettings({ PORT: String(await freePort()), DATA_DIR: folder });
  const database = await openDemoDatabase(folder, settings.url, { max_connections: CONNECTIONS });
  opening.defer(database.close);
  await builtPages();
  const secret = await systemSecret(folder);

  const wanted = SERVING.flatMap((process) =>
    Array.from({ length: OF_EACH[process] }, (_, index) => ({ process, name: `${process}-${index + 1}` })),
  );
  const ports = await freePorts(2 * wanted.length);
  const logs = await Promise.all(wanted.map(({ name }) => logFile(folder, name)));
  const replicasAt = (urlOf: LoadBalancer['urlOf']): Replica[] =>
    wanted.map(({ process: serving, name }, index) => {
      const isGateway = serving === 'gateway';
      const databases = isGateway ? [] : DATABASES_OF[serving];
      return replica({
        ...{ name, process: serving, log: logs[index] ?? '' },
        ports: { open: ports[2 * index] ?? 0, internal: ports[2 * index + 1] ?? 0 },
        env: {
          ...commonEnvironment({ ...settings, url: urlOf(8080), apiUrl: urlOf(8080) }),
          ...outside.env,
          ...Object.fromEntries(databases.map((name) => [name, database.urls[name]])),
          ...(!isGateway && HOLD_SYSTEM_SECRET.includes(serving) && { [SECRET_SETTING]: secret }),
          ...{ POOL_SIZE, PROJECTION_LANES: LANES, DRAIN_SECONDS, GRACE_SECONDS: '30', TRUST_PROXY: '2' },
          COMMAND_SERVICE_URL: urlOf(8081),
          PROJECTION_SERVICE_URL: urlOf(8082),
          INTEGRATION_WORKERS_URL: urlOf(8083),
        },
      });
    });
  const balancer = await startLoadBalancer(`${folder}/load-balancer`, replicasAt);
  opening.defer(balancer.close);
  const { replicas } = balancer;
  opening.defer(async () => void (await Promise.all(replicas.map((one) => one.end('SIGKILL')))));
  const restart = async (one: Replica) => {
    await one.start();
    await balancer.untilUp(one);
  };
  await Promise.all(replicas.map(restart));
  await untilReady(balancer.urlOf(8080));
  const opened = opening.move();
  return { url: balancer.urlOf(8080), dataDir: folder, replicas, restart, close: () => opened.disposeAsync() };
};
