import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  authorize,
  type ExampleApi,
  exampleApi,
  fail,
  id,
  json,
  now,
  problemIn,
} from '#platform/test/example-api.fixture';
import { rateLimit } from './rate-limit.ts';
import { mount } from './route.ts';

let api: ExampleApi;
beforeAll(async () => {
  api = await exampleApi();
});
afterAll(() => api.close());
const post: ExampleApi['post'] = (...request) => api.post(...request);

describe('a mounted route', () => {
  it('given a version that came with a compressed answer, when it is sent back, then it is understood', async () => {
    const response = await post({ title: 'abc' }, { ...json, 'If-Match': 'W/"7"' });
    expect(await response.json()).toMatchObject({ version: 7 });
  });

  it('given a well-formed request, when it is sent, then the handler gets it parsed and its answer is sent as declared', async () => {
    const response = await post({ title: ' abc ' }, { ...json, 'Idempotency-Key': 'k-1', 'If-Match': '"7"' });
    expect(response.status).toBe(201);
    expect(await response.json()).toEqual({ title: 'abc', user: 'u1', key: 'k-1', version: 7 });
    expect(response.headers.get('x-position')).toBe('p');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('x-powered-by')).toBeNull();
    expect(response.headers.get('etag')).toBeNull();
  });

  it('given an unknown path or a known path with another method, when it is asked, then it is 404 or 405 with Allow', async () => {
    expect((await problemIn(await fetch(`${api.base}/api/nowhere`))).code).toBe('not-found');
    const wrong = await fetch(`${api.base}/api/enter`, { method: 'DELETE' });
    expect([wrong.status, wrong.headers.get('allow')]).toEqual([405, 'POST']);
    expect((await problemIn(wrong)).code).toBe('method-not-allowed');
  });

  it('given a path with what can be no id, when it is asked, then it names nothing, whatever the body says', async () => {
    for (const body of [{ title: 'abc' }, { title: 'far too long' }]) {
      const answer = await post(body, json, '/api/tenant/things/not-an-id');
      expect([answer.status, (await problemIn(answer)).code]).toEqual([404, 'not-found']);
    }
  });

  it('given a fault of our own, when it happens, then the answer tells the request id and nothing of the fault', async () => {
    const response = await fetch(`${api.base}/api/fail`, { headers: { 'X-Request-Id': 'trace-9' } });
    expect(response.status).toBe(500);
    expect(response.headers.get('x-request-id')).toBe('trace-9');
    expect(await problemIn(response)).toEqual({
      type: 'urn:onrecord:problem:internal-error',
      title: 'Internal error',
      status: 500,
      code: 'internal-error',
      requestId: 'trace-9',
    });
    expect(api.lines.some((line) => line.includes('secret of the database') && line.includes('trace-9'))).toBe(true);
  });

  it('given a request id that is not one, when it is sent, then another is given', async () => {
    const response = await fetch(`${api.base}/api/fail`, { headers: { 'X-Request-Id': '<script>' } });
    expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('given a route for credentials, when it is called too often, then it is 429 with Retry-After', async () => {
    const call = () => fetch(`${api.base}/api/enter`, { method: 'POST' });
    expect([(await call()).status, (await call()).status]).toEqual([200, 200]);
    const refused = await call();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await problemIn(refused)).code).toBe('too-many-requests');
  });

  it('given a proxy in front that is not believed, when requests come through it, then the log says once what to set', async () => {
    for (const from of ['192.0.2.1', '192.0.2.2']) await post({ title: 'abc' }, { ...json, 'X-Forwarded-For': from });
    expect(api.lines.filter((line) => line.includes('TRUST_PROXY'))).toHaveLength(1);
  });

  it('given answered requests, when metrics and logs are read, then they speak of patterns and ids, never of values', async () => {
    await post({ title: 'zebra' }, json, `/api/tenant/things/${id}?mode=fast`);
    expect(await api.metrics.registry.metrics()).toContain(
      'route="/api/tenant/things/:id",status="201",service="spec"',
    );
    expect(api.lines.join('')).toContain('"tenantId":"t1"');
    expect(api.lines.join('')).not.toMatch(/zebra|mode=fast|Bearer/);
  });

  it('given an endpoint without access, when it is mounted, then the service does not start', () => {
    const context = { clock: () => now, authorize, limitAuth: rateLimit(0) };
    const forgotten = { ...fail, access: undefined as never };
    expect(() => mount(api.app, forgotten, () => ({ body: {} }), context)).toThrow('GET /api/fail declares neither');
  });
});
