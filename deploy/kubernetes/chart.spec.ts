import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { processMetrics } from 'platform/telemetry/metrics';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { ROOT } from '#deploy/local/settings';
import { SETTINGS_OF } from '#deploy/test/process-settings.fixture';

const textOf = (name: string): string => readFileSync(fileURLToPath(new URL(name, import.meta.url)), 'utf8');

type Values = {
  secretKeys: Record<string, string[]>;
  environment: Record<string, Record<string, string>>;
  processes: Record<string, { replicas: number; autoscaling: { max: number; metric?: string } }>;
};
const values = parse(textOf('values.yaml')) as Values;

/** Names of metrics as the services declare them, and those of every process. */
const ownMetrics = async (): Promise<Set<string>> => {
  const sources = globSync('{platform,command-service,projection-service,integration-workers}/src/**/*.ts', {
    cwd: ROOT,
  })
    .filter((file) => !file.endsWith('.spec.ts'))
    .map((file) => readFileSync(`${ROOT}/${file}`, 'utf8'))
    .filter((text) => text.includes("'prom-client'") || text.includes('telemetry/metrics'));
  const declared = sources.flatMap((text) =>
    [...text.matchAll(/(?:name: |registry,\s+)'([a-z]+(?:_[a-z]+)+)'/g)].map(([, name = '']) => name),
  );
  const ofProcess = (await processMetrics().getMetricsAsArray()).map(({ name }) => name);
  return new Set([...declared, ...ofProcess]);
};
/** Of Prometheus and its exporter of machines. */
const OTHERS = ['up', 'node_filesystem_avail_bytes', 'node_filesystem_size_bytes', 'haproxy_backend_active_servers'];

/** Names in an expression that are no function, label or keyword. */
const namesIn = (expression: string): string[] => {
  const bare = expression
    .replaceAll(/"[^"]*"/g, '')
    .replaceAll(/\{[^}]*\}/g, '')
    .replaceAll(/\[[^\]]*\]/g, '')
    .replaceAll(/\b(?:by|without|on|ignoring)\s*\([^)]*\)/g, '');
  const words = [...bare.matchAll(/[a-z_][a-z0-9_]*(?!\w*\s*\()/g)].map(([word]) => word);
  return words.filter((word) => !/^(?:and|or|unless|e\d*)$/.test(word) && !new RegExp(`\\b${word}\\s*\\(`).test(bare));
};

const rules = (
  parse(textOf('monitoring/alerts.yaml')) as {
    groups: { rules: { alert: string; expr: string; annotations: { runbook: string } }[] }[];
  }
).groups.flatMap((group) => group.rules);

type Dashboard = { uid: string; panels: { id: number; title: string; targets: { expr: string }[] }[] };
const dashboards = globSync('monitoring/dashboards/*.json', { cwd: fileURLToPath(new URL('.', import.meta.url)) }).map(
  (file) => JSON.parse(textOf(file)) as Dashboard,
);

describe('the chart', () => {
  it('given secrets and variables of each process, when compared with what it reads, then none is unknown', () => {
    const given = (name: string) => [
      ...(values.secretKeys[name] ?? []),
      ...Object.keys(values.environment[name] ?? {}),
    ];
    const names = Object.keys(SETTINGS_OF);
    expect(Object.keys(values.environment).sort()).toEqual(names.toSorted());
    const unknown = names.flatMap((name) =>
      given(name).filter((setting) => !SETTINGS_OF[name]?.some((known) => known === setting)),
    );
    expect(unknown).toEqual([]);
  });

  it('given processes that are scaled, when their metrics are looked up, then the product has them', async () => {
    const metrics = await ownMetrics();
    const asked = Object.values(values.processes).flatMap(({ autoscaling: { metric } }) => metric ?? []);
    expect(asked).toEqual(['projection_events_behind', 'work_queue_jobs']);
    for (const metric of asked) expect(metrics).toContain(metric);
    for (const { replicas, autoscaling } of Object.values(values.processes))
      expect(autoscaling.max).toBeGreaterThanOrEqual(replicas);
  });
});

describe('dashboards and alerts', () => {
  it('given expressions, when the metrics in them are looked up, then the product has each', async () => {
    const known = new Set([...(await ownMetrics()), ...OTHERS]);
    const expressions = [
      ...rules.map(({ expr }) => expr),
      ...dashboards.flatMap(({ panels }) => panels.flatMap(({ targets }) => targets.map(({ expr }) => expr))),
    ];
    const asked = expressions.flatMap(namesIn);
    expect(asked.length).toBeGreaterThan(40);
    expect(asked.filter((name) => !known.has(name.replace(/_(?:bucket|sum|count)$/, '')))).toEqual([]);
  });

  it('given an expression, when its metrics are looked for, then functions, labels and words are none', () => {
    const expression =
      'topk(10, sum by (le) (rate(one_total{status="x"}[5m]))) / two > 0 and predict_linear(three[6h], 1e6) < 0';
    expect(namesIn(expression)).toEqual(['one_total', 'two', 'three']);
  });

  it('given alerts, when their page is opened, then the runbook or the page on scale has it', () => {
    const anchors = (file: string) =>
      [...readFileSync(`${ROOT}/${file}`, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
        title
          .toLowerCase()
          .replaceAll(/[^\w\s-]/g, '')
          .replaceAll(' ', '-'),
      );
    expect(rules.length).toBeGreaterThan(10);
    for (const { alert, annotations } of rules) {
      const [file = '', anchor] = annotations.runbook.split('#');
      const titles = anchors(file);
      if (anchor) expect(titles, alert).toContain(anchor);
    }
  });

  it('given dashboards, when looked at, then each has an address of its own and no panel twice', () => {
    expect(new Set(dashboards.map(({ uid }) => uid)).size).toBe(3);
    for (const { panels } of dashboards) expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
  });
});
