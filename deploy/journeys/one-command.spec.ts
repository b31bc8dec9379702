import { createServer } from 'node:net';
import { logIn } from '#deploy/test/api.fixture';
import { expect, test } from '#deploy/test/journey';
import { type Onrecord, startOnrecord } from '#deploy/test/onrecord.harness';

let onrecord: Onrecord;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  onrecord = await startOnrecord();
});
test.afterAll(() => onrecord.discard());

test('given a first start, when it is ready, then the address and every demo login have been printed', () => {
  expect(onrecord.output()).toContain(onrecord.url);
  for (const login of ['admin@harbor', 'recruiter@harbor', 'trainer@harbor', 'auditor@harbor', 'admin@summit']) {
    expect(onrecord.output()).toContain(`${login}.example`);
  }
  expect(onrecord.output()).toMatch(/^ready in [\d.]+ s/m);
});

test('given a running Onrecord, when asked for its readiness, then parts of all three services are named and ready', async () => {
  const answer = await fetch(`${onrecord.internalUrl()}/readyz`);
  const { ready, parts } = (await answer.json()) as { ready: boolean; parts: { name: string }[] };
  expect(ready).toBe(true);
  const names = parts.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['command-service', 'recruiting.interview', 'reporting.audit', 'jobs']));
});

test('given a running Onrecord, when its public address is asked, then it says that it is ready and nothing else', async () => {
  const answer = await fetch(`${onrecord.url}/readyz`);
  expect(await answer.json()).toEqual({ ready: true, state: 'green' });
  expect((await fetch(`${onrecord.url}/healthz`)).status).toBe(200);
  expect((await fetch(`${onrecord.url}/metrics`)).headers.get('content-type')).not.toContain('text/plain');
  expect(await (await fetch(`${onrecord.internalUrl()}/metrics`)).text()).toContain('projection_events_behind');
});

test('given a candidate just added, when everything is killed and started again, then the candidate is there once', async () => {
  const api = await logIn(onrecord.url);
  const email = await api.addCandidate('Beforethekill');
  await onrecord.kill();
  await onrecord.restart();
  expect(await api.emailsOf('Beforethekill')).toEqual([email]);
});

test('given a stop by Ctrl-C, when it starts again, then all is kept and nothing is made a second time', async () => {
  expect(await onrecord.stop()).toBe(0);
  await onrecord.restart();
  expect(onrecord.output()).not.toMatch(/Making|Building/);
  const api = await logIn(onrecord.url);
  expect(await api.emailsOf('Beforethekill')).toHaveLength(1);
});

test('given a port that is taken, when it starts, then one sentence names the port and the remedy, without a stack trace', async () => {
  const other = createServer();
  const port = await new Promise<number>((resolve) => {
    other.listen(0, '127.0.0.1', () => {
      const address = other.address();
      resolve(address && typeof address === 'object' ? address.port : 0);
    });
  });
  try {
    const refused = await startOnrecord({ port }).then(
      () => 'started',
      (error: Error) => error.message,
    );
    expect(refused).toContain(`Port ${port} is taken by another program`);
    expect(refused).toContain('PORT=');
    expect(refused).not.toMatch(/^\s+at \S+ \(/m);
  } finally {
    other.close();
  }
});
