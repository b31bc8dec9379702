import { execFile } from 'node:child_process';
import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { ROOT } from '#deploy/local/settings';
import { faultsOf } from '#deploy/test/process-settings.fixture';

const { HELM = '', COMPOSE_LOADER = '', KUBERNETES_VALIDATE = '', PROMTOOL = '', HAPROXY = '' } = process.env;
const [COMPOSE, CHART] = [join(ROOT, 'deploy', 'compose'), join(ROOT, 'deploy', 'kubernetes')];
const MONITORING = join(CHART, 'monitoring');
/** The oldest that the chart says it is for, and one that is current. */
const KUBERNETES = ['1.30', '1.34'];
/** Kinds of the Prometheus operator, whose schemas Kubernetes does not have. */
const OF_OPERATOR = /Couldn't find schema for kind (?:PrometheusRule|ServiceMonitor) /;

let dir: string;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'onrecord-deployment-'));
});
afterAll(() => rm(dir, { recursive: true }));

/** What a program says, and its exit code. */
const run = (program: string, ...args: string[]): Promise<{ code: number; said: string; out: string }> =>
  promisify(execFile)(program, args, { maxBuffer: 2 ** 26 }).then(
    ({ stdout, stderr }) => ({ code: 0, said: stdout + stderr, out: stdout }),
    ({ code, stdout = '', stderr = '' }) => ({ code: Number(code), said: stdout + stderr, out: stdout }),
  );
const unless = (program: string, setting: string): string => (program ? '' : `: ${setting} is not set`);

type Variable = { name: string };
type Container = { args: string[]; env?: Variable[] | null; envFrom?: { configMapRef: { name: string } }[] };
type Rendered = {
  kind: string;
  metadata: { name: string };
  data?: Record<string, string>;
  spec?: { template?: { spec: { containers: Container[] } } };
};
const rendered = async (release: string, ...options: string[]): Promise<{ text: string; documents: Rendered[] }> => {
  const args = ['template', release, CHART, '--kube-version', '1.34.0', ...options];
  const { code, said, out } = await run(HELM, ...args);
  if (code !== 0) throw new Error(said);
  return {
    text: out,
    documents: parseAllDocuments(out)
      .map((document) => document.toJS() as Rendered)
      .filter(Boolean),
  };
};

describe.skipIf(!HELM)(`the chart${unless(HELM, 'HELM')}`, () => {
  it('given its defaults, when it is linted, then nothing is wrong with it', async () => {
    const { code, said } = await run(HELM, 'lint', CHART, '--kube-version', '1.34.0', '--strict');
    expect([code, said]).toEqual([0, expect.stringContaining('0 chart(s) failed')]);
  });

  it('given processes as they are rendered, when their variables are compared with what each reads, then none is unknown or missing', async () => {
    const { documents } = await rendered('onrecord');
    const shared = new Map(
      documents.flatMap(({ kind, metadata, data }) => (kind === 'ConfigMap' && data ? [[metadata.name, data]] : [])),
    );
    const containers = documents.flatMap(({ spec }) => spec?.template?.spec.containers ?? []);
    expect(containers.flatMap(({ args }) => args).sort()).toEqual([
      'command-service',
      'gateway',
      'integration-workers',
      'migrations',
      'projection-service',
    ]);
    const faults = containers.flatMap(({ args: [process = ''], env, envFrom = [] }) => {
      const own = (env ?? []).map(({ name }) => name);
      const common = envFrom.flatMap(({ configMapRef }) => Object.keys(shared.get(configMapRef.name) ?? {}));
      return faultsOf(process, [...own, ...common]);
    });
    expect(faults).toEqual([]);
  });

  describe.skipIf(!KUBERNETES_VALIDATE)(`its resources${unless(KUBERNETES_VALIDATE, 'KUBERNETES_VALIDATE')}`, () => {
    const everything = ['--set', 'ingress.tlsSecret=tls', '--set', 'ingress.className=nginx', '--set', 'image.tag=1'];
    const little = ['ingress.enabled', 'monitoring.enabled', 'networkPolicies.enabled', 'autoscaleByMetrics'];

    // A release that YAML takes for a truth.
    it.each([
      ['by its defaults', 'on', []],
      ['with all that can be switched on', 'onrecord', everything],
      ['with all that can be switched off', 'onrecord', little.flatMap((value) => ['--set', `${value}=false`])],
    ])(
      'given a release %s, when Kubernetes’ schemas judge it, then each resource is one',
      async (name, release, options) => {
        const file = join(dir, `${name.replaceAll(' ', '-')}.yaml`);
        await writeFile(file, (await rendered(release, ...options)).text);
        for (const version of KUBERNETES) {
          const { code, said } = await run(KUBERNETES_VALIDATE, '--strict', '-k', version, file);
          const complaints = said.split('\n').filter((line) => /^(?:ERROR|WARN)/.test(line) && !OF_OPERATOR.test(line));
          expect(complaints).toEqual([]);
          expect(said).toContain('INFO');
          // Kinds that it does not know make it end with an error of their own.
          expect(OF_OPERATOR.test(said) || code === 0).toBe(true);
        }
      },
    );

    it('given a resource that is none, when Kubernetes’ schemas judge it, then they say so', async () => {
      const file = join(dir, 'wrong.yaml');
      await writeFile(file, 'apiVersion: v1\nkind: Service\nmetadata: { name: x }\nspec: { prots: [] }\n');
      const { code, said } = await run(KUBERNETES_VALIDATE, '--strict', '-k', '1.34', file);
      expect([code === 0, said]).toEqual([false, expect.stringContaining('prots')]);
    });
  });
});

describe.skipIf(!COMPOSE_LOADER)(`the compose file${unless(COMPOSE_LOADER, 'COMPOSE_LOADER')}`, () => {
  it('given it, when the loader of Docker Compose reads it, then it is one', async () => {
    const { code, said } = await run(COMPOSE_LOADER, '-no-interpolation', join(COMPOSE, 'compose.yaml'));
    expect([code, said]).toEqual([0, expect.stringContaining('command-service')]);
  });

  it('given one with an unknown word, when the loader reads it, then it is none', async () => {
    const file = join(dir, 'compose.yaml');
    await writeFile(file, 'services: { one: { image: one, depend_on: [two] } }\n');
    expect((await run(COMPOSE_LOADER, '-no-interpolation', file)).code).not.toBe(0);
  });
});

describe.skipIf(!PROMTOOL)(`the alerts${unless(PROMTOOL, 'PROMTOOL')}`, () => {
  it('given their expressions, when Prometheus reads them, then they are some', async () => {
    const { code, said } = await run(PROMTOOL, 'check', 'rules', join(MONITORING, 'alerts.yaml'));
    expect([code, said]).toEqual([0, expect.stringMatching(/SUCCESS: \d+ rules found/)]);
  });

  it('given figures that are well, and figures that are not, when the rules are evaluated, then only what is wrong is told', async () => {
    await copyFile(join(MONITORING, 'alerts.test.yaml'), join(dir, 'alerts.test.yaml'));
    await copyFile(join(MONITORING, 'alerts.yaml'), join(dir, 'alerts.yaml'));
    const { code, said } = await run(PROMTOOL, 'test', 'rules', join(dir, 'alerts.test.yaml'));
    expect([code, said]).toEqual([0, expect.stringContaining('SUCCESS')]);
  });
});

describe.skipIf(!HAPROXY)(`the proxy${unless(HAPROXY, 'HAPROXY')}`, () => {
  it('given its configuration, when HAProxy reads it, then it is one', async () => {
    const { code, said } = await run(HAPROXY, '-c', '-f', join(COMPOSE, 'haproxy.cfg'));
    expect([code, said]).toEqual([0, expect.stringContaining('Configuration file is valid')]);
  });
});
