import { describe, expect, it } from 'vitest';
import { validateUser } from '#contracts/identity/email-address/email-address.endpoints';
import { checkToken, forgotPassword, resetPassword } from '#contracts/identity/password/password.endpoints';
import { register } from '#contracts/identity/registration/registration.endpoints';
import { listSessions } from '#contracts/identity/session/security.endpoints';
import { login, logout, me } from '#contracts/identity/session/session.endpoints';
import { clientOver, json, problemResponse, tokenOf } from '#contracts/test/client.fixture';
import type { Route } from './route.ts';
import { createSession } from './session.ts';

/** Seconds after a token's `exp` in which it can be exchanged: `rli` of these tokens is in minutes. */
const WINDOW = 60 * 60;
const next = tokenOf({ gen: 2 });

/** A client whose token runs out so many seconds from now; what it asked, and what it holds afterwards. */
const expiring = async (exp: number) => {
  const { client, session, sent } = clientOver(
    ({ path }) => json(path.startsWith('/api/auth/') ? { token: next } : []),
    tokenOf({ exp }),
  );
  const { status } = await client.request('GET', '/api/tenant/jobs');
  return { status, asked: sent().map(({ path }) => path), held: session.token(), sent: sent() };
};
const refreshed = ['/api/auth/refresh', '/api/tenant/jobs'];

describe('session: no token; token valid; token expired but refreshable; refresh forced', () => {
  it('given no token, when a call is made, then none is sent and nothing is refreshed', async () => {
    const { client, session, sent } = clientOver(() => problemResponse(401, 'unauthenticated'));
    session.clear();
    await expect(client.request('GET', '/api/tenant/jobs')).rejects.toMatchObject({ status: 401 });
    expect(sent().map(({ path, headers }) => [path, headers.get('authorization')])).toEqual([
      ['/api/tenant/jobs', null],
    ]);
  });

  it('given a valid token, when a call is made, then every call carries it as a bearer', async () => {
    const { asked, sent } = await expiring(600);
    expect([asked, sent[0]?.headers.get('authorization')]).toEqual([
      ['/api/tenant/jobs'],
      `Bearer ${tokenOf({ exp: 600 })}`,
    ]);
  });

  it.each([
    ['one second before exp', 1],
    ['at exp', 0],
    ['one second before exp and rli minutes', 1 - WINDOW],
  ])('given a token, when a call is made %s, then it is refreshed through the refresh call first', async (_, exp) => {
    const { asked, held, status, sent } = await expiring(exp);
    expect([asked, held, status]).toEqual([refreshed, next, 200]);
    expect(sent[1]?.headers.get('authorization')).toBe(`Bearer ${next}`);
  });

  it.each([
    ['at exp and rli minutes', -WINDOW],
    ['after that', -WINDOW - 1],
  ])(
    'given a token, when a call is made %s, then it is not refreshable: the session ends and nobody is asked',
    async (_, exp) => {
      const { asked, held } = await expiring(exp);
      expect([asked, held]).toEqual([['/api/tenant/jobs'], null]);
    },
  );

  it('given a token past the refresh window, when a refresh is forced, then TOKEN_NOT_REFRESHABLE: the session ends unasked', async () => {
    const { client, session, sent } = clientOver(() => json({ token: next }), tokenOf({ exp: -WINDOW }));
    expect([await client.forceRefresh('candidate'), session.token(), sent()]).toEqual([null, null, []]);
  });

  it('given a forced refresh, when it is made, then another call than for an expired token is used', async () => {
    const { client, session, sent } = clientOver(() => json({ token: next }));
    await client.forceRefresh();
    expect([sent().map(({ path }) => path), session.token()]).toEqual([['/api/auth/force-refresh'], next]);
  });

  it('given an answer that calls it access_token, when a token is refreshed, then that is read', async () => {
    const { client, session } = clientOver(
      ({ path }) => json(path === '/api/auth/refresh' ? { access_token: next } : []),
      tokenOf({ exp: -1 }),
    );
    await client.request('GET', '/api/tenant/jobs');
    expect(session.token()).toBe(next);
  });
});

describe('every call except those that begin a session carries a bearer token', () => {
  const endpoints: [string, Route][] = Object.entries({
    login,
    register,
    forgotPassword,
    resetPassword,
    checkToken,
    validateUser,
  });

  it.each(endpoints)(
    'given %s, when it is called, then it proceeds without a token',
    async (_, { method, path, access }) => {
      const { client, sent } = clientOver(() => json({}));
      await client.call({ method, path, access } as Route, {} as never);
      expect(sent().map(({ headers }) => headers.get('authorization'))).toEqual([null]);
    },
  );

  it('given any other, when it is called, then it carries the token, and names the company', async () => {
    const { client, sent } = clientOver(() => json({}));
    for (const route of [me, logout, listSessions]) await client.call(route as Route, {} as never);
    expect(sent().map(({ headers }) => [headers.get('authorization'), headers.get('x-tenant')])).toEqual(
      Array(3).fill([`Bearer ${tokenOf()}`, 't-1']),
    );
  });
});

describe('if a response header carries a token different from the one sent, the stored token is replaced', () => {
  it('given an answer to any call, when its Authorization header has another token, then that is held from then on', async () => {
    const { client, session } = clientOver(() => json([], 200, { authorization: `Bearer ${next}` }));
    await client.request('GET', '/api/tenant/jobs');
    expect(session.token()).toBe(next);
  });

  it('given what is no token in the header, when it arrives, then what is held stays', async () => {
    for (const header of ['undefined', 'a.b.c', '']) {
      const { client, session } = clientOver(() => json([], 200, { authorization: `Bearer ${header}` }), next);
      await client.request('GET', '/api/tenant/jobs');
      expect(session.token()).toBe(next);
    }
  });

  it('given another tab that was faster, when an earlier token arrives, then what is held stays', async () => {
    const latest = tokenOf({ gen: 3 });
    const { client, session } = clientOver(() => {
      session.store(latest);
      return json([], 200, { authorization: `Bearer ${next}` });
    });
    await client.request('GET', '/api/tenant/jobs');
    expect(session.token()).toBe(latest);
  });
});

describe('tokens that cannot be used', () => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };

  it.each(['', 'undefined', 'a.b.c'])(
    'given %j instead of a token after replace, login or setup, when it is to be stored, then TOKEN_NOT_PRESENT',
    (token) => {
      const session = createSession({ storage, events: new EventTarget() });
      expect(() => session.store(token)).toThrow(
        expect.objectContaining({ code: 'token-not-present', message: 'TOKEN_NOT_PRESENT' }),
      );
      expect(session.token()).toBeNull();
    },
  );

  it('given a refresh that answers no token, when a call is made, then TOKEN_NOT_PRESENT', async () => {
    const { client } = clientOver(() => json({}), tokenOf({ exp: -1 }));
    await expect(client.request('GET', '/x')).rejects.toMatchObject({ message: 'TOKEN_NOT_PRESENT' });
  });

  it('given a browser that refuses to keep the new token, when it is refreshed, then STORE_TOKEN_ERROR', async () => {
    const full = {
      ...storage,
      getItem: () => tokenOf({ exp: -1 }),
      setItem: () => {
        throw new Error('full');
      },
    };
    const session = createSession({ storage: full, events: new EventTarget() });
    expect(() => session.store(next)).toThrow(
      expect.objectContaining({ code: 'token-not-stored', message: 'STORE_TOKEN_ERROR' }),
    );
  });
});
