import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { CONFIGURATION, onThisMachine } from './load-balancer.ts';
import { replica, SERVING } from './replica.ts';

const replicas = SERVING.flatMap((process, index) =>
  [1, 2].map((number) =>
    replica({
      ...{ name: `${process}-${number}`, process, log: '', env: {} },
      ports: { open: 2000 + 10 * index + number, internal: 3000 + 10 * index + number },
    }),
  ),
);
const ports = { 8080: 1080, 8081: 1081, 8082: 1082, 8083: 1083, 8404: 1404 };

it('given the configuration of the compose file, when it is moved to this machine, then only where things are is different', async () => {
  const composed = await readFile(CONFIGURATION, 'utf8');
  const moved = onThisMachine(composed, { replicas, ports });
  const servers = [...moved.matchAll(/^ {2}server (\S+) 127\.0\.0\.1:(\d+) port (\d+)$/gm)].map((line) =>
    line.slice(1),
  );
  expect(servers).toEqual(replicas.map(({ name, ports }) => [name, String(ports.open), String(ports.internal)]));
  expect([...moved.matchAll(/bind (\S+)/g)].map(([, where]) => where)).toEqual(
    Object.values(ports).map((port) => `127.0.0.1:${port}`),
  );
  expect(moved).toContain('  default-server check inter 1s fall 2 rise 1\n');
  expect(moved).not.toMatch(/docker|server-template/);
  const kept = (text: string) =>
    text.split('\n').filter((line) => /^ +(?:timeout|option|retr|http|balance)/.test(line));
  const ofResolvers = /^ {2}timeout (?:resolve|retry) /;
  expect(kept(moved)).toEqual(kept(composed).filter((line) => !ofResolvers.test(line)));
});
