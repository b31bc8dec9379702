import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ById, endpoint } from 'contracts/kernel/endpoint';
import { isOfLandlord } from 'contracts/kernel/permission';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { serviceApp } from './app.ts';
import type { Authorize } from './authorize.ts';
import { rateLimit } from './rate-limit.ts';
import { mount } from './route.ts';

const id = '018f6a10-0000-7000-8000-000000000009';
const authorize: Authorize = async (_credentials, access) => {
  const session = { userId: 'u1', sid: 's1' };
  return isOfLandlord(access) ? { ...session, isAcrossTenants: true } : session;
};

const show = (access: 'landlord.candidates.read' | 'authenticated', path: string) =>
  endpoint({ method: 'GET', path: `${path}/:id`, access, summary: 'Read', params: ById, answer: z.object({}) });

const lineOf = async (path: string) => {
  const lines: string[] = [];
  const { app } = serviceApp('spec', {
    log: pino({}, { write: (line: string) => lines.push(line) }),
    trustProxy: 0,
    rateLimitApi: 0,
    known: [],
    routes: (router) => {
      const http = { clock: () => new Date(), limitAuth: rateLimit(0), authorize };
      for (const one of [show('landlord.candidates.read', '/api/landlord/people'), show('authenticated', '/api/own')])
        mount(router, one, () => ({ body: {} }), http);
    },
  });
  const server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { status } = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`);
  expect(status).toBe(200);
  await expect.poll(() => lines.length).toBe(1);
  server.closeAllConnections();
  server.close();
  return JSON.parse(lines[0] ?? '');
};

describe('the access log', () => {
  it('given somebody who looks at people across tenants, when it is answered, then the log says who and whom', async () => {
    expect(await lineOf(`/api/landlord/people/${id}`)).toMatchObject({
      route: '/api/landlord/people/:id',
      userId: 'u1',
      lookedAt: id,
    });
  });

  it('given any other request, when it is answered, then the log names its route alone', async () => {
    const line = await lineOf(`/api/own/${id}`);
    expect([line.route, JSON.stringify(line).includes(id)]).toEqual(['/api/own/:id', false]);
  });
});
