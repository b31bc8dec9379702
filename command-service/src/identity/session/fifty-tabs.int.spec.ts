import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createClient } from 'contracts/client/client';
import { createMemoryPositions } from 'contracts/client/positions';
import { createSession } from 'contracts/client/session';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { registerCompany } from '#command-service/identity/registration/register';
import { type Harness, openHarness } from '#command-service/test/service.harness';

const TABS = 50;
const password = 'a-long-password';
const owner = { name: 'Ola Owner', email: 'ola@harbor.example', password };

let harness: Harness;
let server: Server;
let baseUrl: string;
let asked: string[] = [];
beforeAll(async () => {
  harness = await openHarness();
  await registerCompany(harness, { name: 'Harbor', subdomain: 'harbor', owner, now: harness.clock() });
  server = createServer((request, response) => {
    asked.push(request.url ?? '');
    harness.service.handle(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.close();
  await harness.close();
});
beforeEach(() => {
  asked = [];
});

/** Takes turns, as tabs of one browser do where it lets them. */
const turns = (): Pick<LockManager, 'request'> => {
  let last: Promise<unknown> = Promise.resolve();
  return {
    request: (_: string, work: unknown) => {
      const done = last.then(() => (work as () => Promise<unknown>)());
      last = done.catch(() => undefined);
      return done as never;
    },
  };
};

/** One browser in which somebody is logged in: tabs with one storage between them. */
const browser = async (locks: Pick<LockManager, 'request'> | undefined) => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  const open = () => {
    const session = createSession({ storage, events: new EventTarget() });
    const positions = createMemoryPositions();
    const now = () => harness.clock().getTime();
    return { session, client: createClient({ baseUrl, session, positions, locks, now, tenant: () => 'harbor' }) };
  };
  const tabs = Array.from({ length: TABS }, open);
  const { body } = await harness.call('post', '/api/auth/login').send({ email: owner.email, password });
  storage.setItem('onrecord.token', body.token);
  return { tabs, token: () => storage.getItem('onrecord.token') };
};
const work = ({ tabs }: Awaited<ReturnType<typeof browser>>) =>
  Promise.all(tabs.map(({ client }) => client.request('POST', '/api/auth/tickets').then(({ status }) => status)));
const refreshes = () => asked.filter((path) => path === '/api/auth/refresh').length;

describe('fifty tabs refreshing at once', () => {
  it.each([
    ['take turns', turns()],
    ['know nothing of each other', undefined],
  ])('given an expired token and tabs that %s, when all go on at once, then nobody is logged out', async (_, locks) => {
    const opened = await browser(locks);
    harness.advance(16 * 60);
    expect(await work(opened)).toEqual(Array(TABS).fill(200));
    expect(opened.token()).not.toBeNull();
    harness.advance(31);
    expect(await work(opened)).toEqual(Array(TABS).fill(200));
    if (locks) expect(refreshes()).toBe(1);
  });

  it('given tabs of which each forces a refresh, when all do so at once, then nobody is logged out', async () => {
    const opened = await browser(turns());
    const tokens = await Promise.all(opened.tabs.map(({ client }) => client.forceRefresh()));
    expect(tokens.every((token) => token !== null)).toBe(true);
    expect(await work(opened)).toEqual(Array(TABS).fill(200));
  });

  it('given one tab that logs out, when the others go on, then no call of theirs is taken any more', async () => {
    const opened = await browser(turns());
    const stolen = opened.token();
    await opened.tabs[0]?.client.request('POST', '/api/auth/logout');
    const outcomes = await Promise.allSettled(
      opened.tabs.map(({ client }) => client.request('POST', '/api/auth/tickets')),
    );
    expect(outcomes.every(({ status }) => status === 'rejected')).toBe(true);
    expect((await harness.call('post', '/api/auth/refresh', stolen ?? '')).status).toBe(401);
  });
});
