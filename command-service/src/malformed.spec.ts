import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { endpointCatalogue } from 'contracts/endpoints';
import { exampleTenantId } from 'contracts/kernel/examples';
import fc from 'fast-check';
import { refuseBrokenRequests } from 'platform/http/broken-request';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { specApp } from '#command-service/test/app.harness';

/** Requests of one run, and its seed: a run that fails can be repeated. */
const RUNS = 4_000;
const SEED = 20_260_302;

const app = specApp();
const server = createServer(app.app);
refuseBrokenRequests(server);
let base = '';
let systemToken = '';
const ids: string[] = ['018f6a10-0000-7000-8000-00000000dead'];

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  systemToken = await app.systemToken();
  const person = { firstName: 'Ada', lastName: 'Berg', email: 'ada@mail.example' };
  const candidateId = (await app.owner('post', '/api/tenant/candidates', person)).body.id;
  const jobId = (await app.owner('post', '/api/tenant/jobs', { title: 'Cook' })).body.id;
  const interviewId = (await app.owner('post', '/api/tenant/interviews', { candidateId, jobId })).body.id;
  ids.push(candidateId, jobId, interviewId);
});
afterAll(() => server.close());

const served = endpointCatalogue.map(({ endpoint }) => endpoint).filter(({ method }) => method !== 'GET');

const deep = (levels: number): string => `${'['.repeat(levels)}1${']'.repeat(levels)}`;

/** Values that break careless code, as they stand in JSON text. */
const evil = fc.oneof(
  fc.constantFrom(
    ...['null', 'true', '0', '-0', '-1', '1e999', '-1e999', '9007199254740993', '1.5', '""', '" "', '[]', '{}', '[[]]'],
    ...['"\\u0000"', '"a\\u0000b"', '"\\ud800"', '"\\udc00\\ud800"', '"\\ufeff"', '"\\u202e"', '"💥"', '"__proto__"'],
    ...['{"__proto__":{"x":1}}', '{"constructor":{"prototype":{}}}', '{"toString":1}', '{"length":-1}', '{"then":1}'],
    ...['"2026-13-45T99:99:99Z"', '"\'; drop table x; --"', '"{{7*7}}"', '"../../etc"', '"%00"', '"NaN"', '"a@b"'],
    JSON.stringify('x'.repeat(60_000)),
    deep(50),
    deep(5_000),
  ),
  fc.json(),
  fc.string({ unit: 'binary', maxLength: 40 }).map((value) => JSON.stringify(value)),
);

const fieldsOf = (schema: z.ZodType | undefined): string[] => {
  if (schema instanceof z.ZodObject) return Object.keys(schema.shape);
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((option) => fieldsOf(option as z.ZodType));
  return [];
};

const field = (name: string) => fc.tuple(fc.constant(JSON.stringify(name)), evil);
const bodyFor = (schema: z.ZodType | undefined) => {
  const names = fc.constantFrom(...fieldsOf(schema), 'id', '__proto__', 'constructor', 'hasOwnProperty', 'x');
  const object = fc
    .array(names.chain(field), { maxLength: 8 })
    .map((entries) => `{${entries.map(([key, value]) => `${key}:${value}`).join(',')}}`);
  return fc.oneof(
    { weight: 6, arbitrary: object },
    fc.constant('{}'),
    evil,
    fc.string(),
    fc.constantFrom('{', '{"a":', '', '\u0000', '{}}'),
  );
};

const latin = fc.string({ unit: fc.integer({ min: 0x20, max: 0x7e }).map((value) => String.fromCharCode(value)) });
const identifier = fc.oneof(
  fc.nat(3).map((index) => ids[index] ?? ids[0]),
  latin,
  fc.string({ unit: 'binary' }),
  evil,
);
const query = fc.array(fc.tuple(fc.constantFrom('filter', 'sort', 'range', 'x', '__proto__', 'filter[id]'), evil), {
  maxLength: 3,
});
const headers = fc.record(
  {
    'Idempotency-Key': latin,
    'If-Match': fc.oneof(latin, fc.constantFrom('"1"', '*', '-1', '99999999999999999999', 'W/"1"')),
    'X-Tenant': fc.oneof(latin, fc.constantFrom('', 'harbor', '../x', "'", ids[0] ?? '')),
    'X-Request-Id': latin,
    'Content-Type': fc.constantFrom('application/json', 'application/json; charset=utf-16', 'text/plain', 'x', ''),
    'Content-Encoding': fc.constantFrom('identity', 'gzip', 'br', 'x'),
  },
  { requiredKeys: [] },
);

const attempt = fc.constantFrom(...served).chain((endpoint) =>
  fc.record({
    method: fc.constant(endpoint.method),
    path: identifier.map((id) => endpoint.path.replace(':id', encodeURIComponent((id ?? '').toWellFormed()) || '%20')),
    query,
    body: bodyFor(endpoint.body),
    access: fc.constant(endpoint.access),
    headers: fc.oneof({ weight: 4, arbitrary: fc.constant({}) }, headers),
  }),
);

const send = ({
  method,
  path,
  query: pairs,
  body,
  access,
  headers: extra,
}: typeof attempt extends fc.Arbitrary<infer A> ? A : never) => {
  const search = pairs.map(([name, value]) => `${name}=${encodeURIComponent(value.toWellFormed())}`).join('&');
  const sent: Record<string, string> = {
    'Content-Type': 'application/json',
    Authorization: `Bearer ${access === 'system' ? systemToken : `Owner@${exampleTenantId}`}`,
    ...extra,
  };
  return fetch(`${base}${path}${search ? `?${search}` : ''}`, { method, headers: sent, body });
};

describe('malformed requests', () => {
  it('given thousands of them at every route, when sent, then none is a fault of ours and every 422 names a field', {
    timeout: 120_000,
  }, async () => {
    const seen = new Map<number, number>();
    await fc.assert(
      fc.asyncProperty(attempt, async (request) => {
        const response = await send(request);
        const text = await response.text();
        seen.set(response.status, (seen.get(response.status) ?? 0) + 1);
        expect(response.status).toBeLessThan(500);
        if (response.status < 400) return;
        expect(response.headers.get('content-type')).toBe('application/problem+json');
        const problem = JSON.parse(text);
        expect(problem.code).toMatch(/^[a-z-]+$/);
        if (response.status === 422) expect(Object.keys(problem.errors).length).toBeGreaterThan(0);
      }),
      { numRuns: RUNS, seed: SEED },
    );
    // The attempts reach far enough to mean something: some are refused for each reason, some are even taken.
    expect([...seen.keys()]).toEqual(expect.arrayContaining([400, 403, 404, 415, 422]));
    expect([...seen.keys()].some((status) => status < 300)).toBe(true);
    expect(({} as Record<string, unknown>).x).toBeUndefined();
  });
});
