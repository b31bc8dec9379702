import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { endpoint } from 'contracts/kernel/endpoint';
import { Rejection } from 'contracts/kernel/problem';
import { requiredText } from 'contracts/kernel/text';
import { pino } from 'pino';
import { expect } from 'vitest';
import { z } from 'zod';
import { serviceApp } from '#platform/http/app';
import type { Authorize } from '#platform/http/authorize';
import { rateLimit } from '#platform/http/rate-limit';
import { mount } from '#platform/http/route';

export const now = new Date('2026-03-02T09:00:00.000Z');
const save = endpoint({
  method: 'POST',
  path: '/api/tenant/things/:id',
  access: 'tenant.jobs.update',
  summary: 'Save a thing',
  params: z.object({ id: z.uuid() }),
  query: z.object({ mode: z.enum(['fast', 'slow']).optional() }),
  body: z.object({
    title: requiredText(5),
    count: z.int().min(1).max(9).optional(),
    tags: z.array(z.string()).max(2).optional(),
    either: z
      .union([z.strictObject({ a: z.string() }), z.strictObject({ b: z.string().min(1, 'b-required') })])
      .optional(),
  }),
  answer: z.object({ title: z.string(), user: z.string(), key: z.string().nullable(), version: z.int().nullable() }),
  status: 201,
});
export const fail = endpoint({
  method: 'GET',
  path: '/api/fail',
  access: 'public',
  summary: 'Fail',
  answer: z.object({}),
});
const enter = endpoint({
  method: 'POST',
  path: '/api/enter',
  access: 'public',
  summary: 'Enter',
  answer: z.object({}),
  rateLimit: 'auth',
});

export const authorize: Authorize = async ({ authorization }, access) => {
  if (access === 'public') return null;
  if (authorization !== 'Bearer good') throw new Rejection('unauthenticated', 401);
  return { userId: 'u1', sid: 's1', tenantId: 't1', roles: [], permissions: [] };
};
export const id = '018f6a10-0000-7000-8000-000000000001';
export const json = { 'Content-Type': 'application/json', Authorization: 'Bearer good' };

/** Three endpoints served on a port of their own, with what they log and count. */
export const exampleApi = async () => {
  const lines: string[] = [];
  const { app, metrics } = serviceApp('spec', {
    log: pino({}, { write: (line: string) => lines.push(line) }),
    trustProxy: 0,
    rateLimitApi: 0,
    known: [{ endpoint: enter }],
    routes: (router) => {
      const context = { clock: () => now, authorize, limitAuth: rateLimit(2) };
      mount(
        router,
        save,
        ({ body, auth, idempotencyKey, ifMatch }) => ({
          body: { title: body.title, user: 'userId' in auth ? auth.userId : '', key: idempotencyKey, version: ifMatch },
          headers: { 'X-Position': 'p' },
        }),
        context,
      );
      mount(router, fail, () => Promise.reject(new Error('secret of the database')), context);
      mount(router, enter, () => ({ body: {} }), context);
    },
  });
  const server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    app,
    base,
    lines,
    metrics,
    close: () => server.close(),
    post: (body: unknown, headers: Record<string, string> = json, path = `/api/tenant/things/${id}`) =>
      fetch(base + path, { method: 'POST', headers, body: typeof body === 'string' ? body : JSON.stringify(body) }),
  };
};
export type ExampleApi = Awaited<ReturnType<typeof exampleApi>>;

export const problemIn = async (response: Response) => {
  expect(response.headers.get('content-type')).toBe('application/problem+json');
  return (await response.json()) as { code: string; errors?: Record<string, string[]>; requestId: string };
};
