import { describe, expect, it } from 'vitest';
import { clientOver, json, problemResponse, tokenOf } from '#contracts/test/client.fixture';

const expired = tokenOf({ exp: -30 });
const fresh = tokenOf({ gen: 2 });

/** A server that knows `fresh` alone, and hands it out for `expired`. */
const refreshing = ({ path, headers }: { path: string; headers: Headers }) => {
  if (path === '/api/auth/refresh') return json({ token: fresh });
  return headers.get('authorization') === `Bearer ${fresh}` ? json([]) : problemResponse(401, 'unauthenticated');
};
const refreshes = (sent: { path: string }[]) => sent.filter(({ path }) => path === '/api/auth/refresh');

describe('client', () => {
  it('given an expired token, when 50 calls are made at once, then it is refreshed once and all succeed', async () => {
    const { client, session, sent } = clientOver(refreshing, expired);

    const replies = await Promise.all(Array.from({ length: 50 }, () => client.request('GET', '/api/tenant/jobs')));

    expect(replies.every(({ status }) => status === 200)).toBe(true);
    expect(refreshes(sent())).toHaveLength(1);
    expect(session.token()).toBe(fresh);
  });

  it('given a token that the server no longer takes, when 50 calls fail, then it is refreshed once', async () => {
    const { client, sent } = clientOver(refreshing, tokenOf({ exp: 600 }));

    await Promise.all(Array.from({ length: 50 }, () => client.request('GET', '/api/tenant/jobs')));

    expect(refreshes(sent())).toHaveLength(1);
  });

  it('given a token past its refresh window, when a call is made, then the session ends without asking for another', async () => {
    const { client, session, sent } = clientOver(refreshing, tokenOf({ exp: -7200, rli: 60 }));

    await expect(client.request('GET', '/api/tenant/jobs')).rejects.toMatchObject({ code: 'unauthenticated' });

    expect(refreshes(sent())).toHaveLength(0);
    expect(session.token()).toBeNull();
  });

  it('given a refresh that is refused, when a call is made, then the session ends', async () => {
    const { client, session } = clientOver(() => problemResponse(401, 'token-not-refreshable'), expired);

    await expect(client.request('GET', '/api/tenant/jobs')).rejects.toMatchObject({ status: 401 });

    expect(session.token()).toBeNull();
  });

  it('given a refresh that the server cannot do now, when a call is made, then the session is kept', async () => {
    const { client, session } = clientOver(() => problemResponse(503, 'internal-error'), expired);

    await expect(client.request('GET', '/api/tenant/jobs')).rejects.toMatchObject({ status: 503 });

    expect(session.token()).toBe(expired);
  });

  it('given an answer with a rotated token, when it arrives, then the stored token is replaced', async () => {
    const { client, session } = clientOver(() => json({}, 200, { authorization: `Bearer ${fresh}` }));

    await client.request('GET', '/api/auth/me');

    expect(session.token()).toBe(fresh);
  });

  it('given a session that was ended meanwhile, when a rotated token arrives, then it is not stored', async () => {
    const { client, session } = clientOver(() => {
      session.clear();
      return json({}, 200, { authorization: `Bearer ${fresh}` });
    });

    await client.request('GET', '/api/auth/me');

    expect(session.token()).toBeNull();
  });

  it('given a command that answers a position, when something is read next, then that position is asked for', async () => {
    const { client, sent } = clientOver(() => json({}, 200, { 'x-position': 'a.0000000000000000042' }));

    await client.request('POST', '/api/tenant/jobs', { body: {} });
    await client.request('GET', '/api/tenant/jobs');

    expect(sent().map(({ headers }) => headers.get('x-min-position'))).toEqual([null, 'a.0000000000000000042']);
  });

  it('given a read that is not yet visible, when the server says so twice, then the third answer is given', async () => {
    let asked = 0;
    const { client } = clientOver(() => {
      asked += 1;
      return asked < 3
        ? json({ code: 'not-yet-visible', title: '', type: '', status: 425 }, 425, { 'retry-after': '0' })
        : json({ id: 'j-1' });
    });

    expect((await client.request('GET', '/api/tenant/jobs/j-1')).data).toEqual({ id: 'j-1' });
  });

  it('given a command that is sent again after a refresh, when both are compared, then they carry one idempotency key', async () => {
    const { client, sent } = clientOver(refreshing, tokenOf({ exp: 600 }));

    await client.request('POST', '/api/tenant/jobs', { body: {} });

    const keys = sent()
      .filter(({ path }) => path === '/api/tenant/jobs')
      .map(({ headers }) => headers.get('idempotency-key'));
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBe(keys[1]);
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('given a version, when a change is sent, then it is guarded by it', async () => {
    const { client, sent } = clientOver(() => json({}));

    await client.request('PATCH', '/api/tenant/jobs/j-1', { body: {}, ifMatch: 3 });

    expect(sent()[0]?.headers.get('if-match')).toBe('"3"');
    expect(sent()[0]?.headers.get('x-tenant')).toBe('t-1');
  });

  it('given no network, when a call is made, then the problem says so', async () => {
    const { client } = clientOver(() => {
      throw new TypeError('fetch failed');
    });

    await expect(client.request('GET', '/api/tenant/jobs')).rejects.toMatchObject({ code: 'network-unreachable' });
  });

  it('given an answer of somebody else, when it fails, then the problem says it is unexpected', async () => {
    const { client } = clientOver(() => new Response('<h1>Bad gateway</h1>', { status: 502 }));

    await expect(client.request('GET', '/api/tenant/jobs')).rejects.toMatchObject({
      code: 'unexpected-answer',
      status: 502,
    });
  });
});
