import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ExampleApi, exampleApi, id, json, problemIn } from '#platform/test/example-api.fixture';

let api: ExampleApi;
beforeAll(async () => {
  api = await exampleApi();
});
afterAll(() => api.close());
const post: ExampleApi['post'] = (...request) => api.post(...request);

describe('a request that cannot be taken', () => {
  it.each([
    [{}, { title: ['field-required'] }],
    [{ title: '   ' }, { title: ['field-required'] }],
    [{ title: 5 }, { title: ['field-invalid'] }],
    [{ title: 'abcdef' }, { title: ['too-long'] }],
    [{ title: 'a\0' }, { title: ['text-not-storable'] }],
    [{ title: 'a', count: 1e300 }, { count: ['too-large'] }],
    [{ title: 'a', count: 10 }, { count: ['too-large'] }],
    [{ title: 'a', count: 0 }, { count: ['too-small'] }],
    [{ title: 'a', tags: ['a', 'b', 'c'] }, { tags: ['too-many'] }],
    [{ title: 'a', tags: ['a', 1] }, { 'tags.1': ['field-invalid'] }],
    [
      { title: 'a', owner: 'me', id },
      { owner: ['field-unknown'], id: ['field-unknown'] },
    ],
    [{ title: 'a', either: { b: '' } }, { 'either.b': ['b-required'] }],
    [
      { title: 'a', either: { c: 1 } },
      { 'either.c': ['field-unknown'], 'either.a': ['field-required'] },
    ],
    [[1], { body: ['field-invalid'] }],
  ])('given the body %j, when it is sent, then its faults are named by field', async (body, errors) => {
    const response = await post(body);
    expect(response.status).toBe(422);
    expect(await problemIn(response)).toMatchObject({ code: 'validation-failed', errors });
  });

  it('given a key named __proto__, when it is sent, then it is refused as an unknown field and nothing is polluted', async () => {
    const response = await post('{"title":"a","__proto__":{"admin":true}}');
    expect(await response.text()).toContain('"errors":{"__proto__":["field-unknown"]}');
    expect(({} as Record<string, unknown>).admin).toBeUndefined();
  });

  it('given faults in query, body and headers, when they are sent, then each is named', async () => {
    const both = await post({}, json, `/api/tenant/things/${id}?mode=medium&x=1`);
    expect((await problemIn(both)).errors).toEqual({
      mode: ['field-invalid'],
      x: ['field-unknown'],
      title: ['field-required'],
    });
    expect((await problemIn(await post({ title: 'a' }, { ...json, 'If-Match': 'x' }))).errors).toEqual({
      'If-Match': ['field-invalid'],
    });
    expect((await problemIn(await post({ title: 'a' }, { ...json, 'Idempotency-Key': 'a b' }))).errors).toEqual({
      'Idempotency-Key': ['field-invalid'],
    });
  });

  it.each([
    ['half of JSON', '{"title":', json, 400, 'malformed-request'],
    ['JSON that is no object', '"text"', json, 400, 'malformed-request'],
    ['text', 'title=a', { ...json, 'Content-Type': 'text/plain' }, 415, 'unsupported-media-type'],
    [
      'an unknown charset',
      '{}',
      { ...json, 'Content-Type': 'application/json; charset=latin7' },
      415,
      'unsupported-media-type',
    ],
    ['an unknown encoding', '{}', { ...json, 'Content-Encoding': 'zip' }, 415, 'unsupported-media-type'],
    ['more than a megabyte', `{"title":"${'a'.repeat(1_100_000)}"}`, json, 413, 'payload-too-large'],
    ['no token', '{"title":"a"}', { 'Content-Type': 'application/json' }, 401, 'unauthenticated'],
    ['100,000 levels', `{"title":${'['.repeat(100_000)}${']'.repeat(100_000)}}`, json, 422, 'validation-failed'],
  ])(
    'given a body of %s, when it is sent, then it is refused by a status of its own',
    async (...[, body, headers, status, code]) => {
      const response = await post(body, headers as Record<string, string>);
      expect(response.status).toBe(status);
      expect((await problemIn(response)).code).toBe(code);
    },
  );

  it('given bad percent-encoding in path or query, when it is sent, then it is refused as 400', async () => {
    expect((await post({}, json, '/api/tenant/things/%E0%A4%A')).status).toBe(400);
    expect((await post({}, json, `/api/tenant/things/${id}?mode=%ff`)).status).toBe(400);
  });
});
