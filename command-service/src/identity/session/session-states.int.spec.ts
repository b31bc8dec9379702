import { readMe } from 'access/identity/session/me';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { registerCandidate, registerCompany } from '#command-service/identity/registration/register';
import { type Harness, openHarness } from '#command-service/test/service.harness';

const password = 'a-long-password';
const owner = { name: 'Ola Owner', email: 'ola@harbor.example', password };
const seeker = { firstName: 'Mia', lastName: 'Costa', phone: '', email: 'mia@mail.example', password };
/** Seconds that tokens of this spec live, and in which they can be exchanged after that. */
const LIFE = 15 * 60;
const WINDOW = 60 * 60;

type Claims = { sid: string; gen: number; iat: number; exp: number; rli: number; rls: Record<string, boolean> };
const claimsOf = (token: string) => decodeJwt<Claims>(token);

let harness: Harness;
let token: string;
const login = async (email = owner.email): Promise<string> =>
  (await harness.call('post', '/api/auth/login').send({ email, password })).body.token;
const use = async (bearer?: string) => (await harness.call('post', '/api/auth/tickets', bearer)).status;
const refresh = (bearer?: string) => harness.call('post', '/api/auth/refresh', bearer);
const force = (bearer?: string, body?: object) => harness.call('post', '/api/auth/force-refresh', bearer).send(body);
const refused = async (asked: ReturnType<typeof refresh>) => {
  const { status, body } = await asked;
  return [status, body.code, body.detail];
};
const NOT_PRESENT = [401, 'token-not-present', 'TOKEN_NOT_PRESENT'];
const NOT_REFRESHABLE = [401, 'token-not-refreshable', 'TOKEN_NOT_REFRESHABLE'];

beforeAll(async () => {
  harness = await openHarness();
  const now = harness.clock();
  await registerCompany(harness, { name: 'Harbor', subdomain: 'harbor', owner, now });
  await registerCandidate(harness, { person: seeker, now });
});
afterAll(() => harness.close());
beforeEach(async () => {
  token = await login();
});

describe('session: no token; token valid; token expired but refreshable; refresh forced', () => {
  it('given no token, when anything is asked or exchanged, then it is refused with TOKEN_NOT_PRESENT', async () => {
    expect(await use()).toBe(401);
    expect(await refused(refresh())).toEqual(NOT_PRESENT);
    expect(await refused(force())).toEqual(NOT_PRESENT);
  });

  it('given a token, when its claims are read, then exp, rli and rls say how long, how much longer, and as whom', async () => {
    const { iat, exp, rli, rls, gen } = claimsOf(token);
    expect({ life: exp - iat, rli, rls, gen }).toEqual({
      life: LIFE,
      rli: WINDOW / 60,
      rls: { Candidate: false, 'Tenant Staff': true },
      gen: 0,
    });
    expect(claimsOf(await login(seeker.email)).rls).toEqual({ Candidate: true, 'Tenant Staff': false });
  });

  it('given a valid token, when used one second before exp, then it is taken', async () => {
    harness.advance(LIFE - 1);
    expect(await use(token)).toBe(200);
  });

  it('given a token, when used at exp, then it is refused, and an expired token is refreshed through the refresh call', async () => {
    harness.advance(LIFE);
    expect(await use(token)).toBe(401);
    const { status, body, headers } = await refresh(token);
    expect([status, headers.authorization]).toEqual([200, `Bearer ${body.token}`]);
    expect(await use(body.token)).toBe(200);
  });

  it('given an expired token, when one second of the rli minutes after exp is left, then it is refreshed', async () => {
    harness.advance(LIFE + WINDOW - 1);
    expect((await refresh(token)).status).toBe(200);
  });

  it.each([0, 1, 7 * 24 * 60 * 60])(
    'given a token, when it is %i seconds past exp and the rli minutes, then neither call refreshes it: TOKEN_NOT_REFRESHABLE',
    async (past) => {
      harness.advance(LIFE + WINDOW + past);
      expect(await refused(refresh(token))).toEqual(NOT_REFRESHABLE);
      expect(await refused(force(token))).toEqual(NOT_REFRESHABLE);
    },
  );

  it('given a token that has not run out, when a refresh is forced, then another takes its place, in the answer and in the header', async () => {
    const { status, body, headers } = await force(token);
    expect([status, headers.authorization]).toEqual([200, `Bearer ${body.token}`]);
    expect([claimsOf(body.token).gen, claimsOf(body.token).sid]).toEqual([1, claimsOf(token).sid]);
  });

  it('given an expired token, when a refresh is forced within the window, then it is exchanged too', async () => {
    harness.advance(LIFE + WINDOW - 1);
    expect((await force(token)).status).toBe(200);
  });

  it('given a refresh, when the new token is looked at, then it lives as long as the first, counted from now', async () => {
    harness.advance(LIFE + 120);
    const next = (await refresh(token)).body.token;
    expect(claimsOf(next).exp - claimsOf(token).exp).toBe(LIFE + 120);
  });

  it("given a user without a tenant, when they ask for one, then 'No tenant could be determined.'", async () => {
    const mia = await login(seeker.email);
    const answers = [
      await refused(force(mia, { workspace: 'tenant' })),
      await refused(harness.call('post', '/api/tenant/jobs', mia).send({ title: 'Cook' })),
    ];
    for (const answer of answers) expect(answer).toEqual([400, 'no-tenant', 'No tenant could be determined.']);
  });
});

describe('GET /auth/me', () => {
  it('given what somebody may do, when they are read, then meta.permissions is the map of those in their list, and no others', async () => {
    const { sub = '', sid } = decodeJwt<Claims & { sub: string }>(token);
    const { data, meta } = await readMe(harness.pool, { userId: sub, sid }, { tenant: 'harbor' });
    expect(data.permissions.length).toBeGreaterThan(100);
    expect(meta.permissions).toEqual(Object.fromEntries(data.permissions.map((name) => [name, true])));
    await harness.pool.query(
      "update access.membership set permissions = '{tenant.jobs.read,not.a.permission}' where user_id = $1",
      [sub],
    );
    const later = await readMe(harness.pool, { userId: sub, sid }, { tenant: 'harbor' });
    expect([later.data.permissions, later.meta.permissions]).toEqual([
      ['tenant.jobs.read'],
      { 'tenant.jobs.read': true },
    ]);
  });
});

describe('tokens in the wrong hands', () => {
  it('given a logout, when a stolen token is used, refreshed or forced, then each is refused, also one that was rotated a moment before', async () => {
    const stolen = token;
    const latest = (await refresh(token)).body.token;
    expect(await use(stolen)).toBe(200);
    await harness.call('post', '/api/auth/logout', latest);
    for (const bearer of [stolen, latest]) {
      expect(await use(bearer)).toBe(401);
      expect(await refused(refresh(bearer))).toEqual(NOT_REFRESHABLE);
      expect(await refused(force(bearer, { workspace: 'candidate' }))).toEqual(NOT_REFRESHABLE);
    }
  });

  it('given a rotated token, when a tab still holds it within 30 s, then it is taken, and refreshed to where the session is', async () => {
    const next = (await refresh(token)).body.token;
    harness.advance(29);
    expect(await use(token)).toBe(200);
    expect(claimsOf((await refresh(token)).body.token).gen).toBe(claimsOf(next).gen);
  });

  it('given a rotated token, when it is used beyond its 30 s, then it is refused and the session goes on', async () => {
    const next = (await refresh(token)).body.token;
    harness.advance(30);
    expect(await use(token)).toBe(401);
    expect(await use(next)).toBe(200);
  });

  it('given a rotated token, when it is to be refreshed beyond its 30 s, then two people hold the session: it ends for both', async () => {
    const next = (await refresh(token)).body.token;
    harness.advance(30);
    expect(await refused(refresh(token))).toEqual(NOT_REFRESHABLE);
    expect(await use(next)).toBe(401);
    expect(await refused(refresh(next))).toEqual(NOT_REFRESHABLE);
    const { sid } = claimsOf(token);
    const ended = (await harness.recorded()).filter(
      ({ type, data }) => type === 'SessionEnded' && data.sessionId === sid,
    );
    expect(ended).toHaveLength(1);
  });

  it('given two rotations within 30 s, when a tab still holds the first token, then it is refused and nobody else is logged out', async () => {
    const latest = (await force((await refresh(token)).body.token)).body.token;
    expect(await refused(refresh(token))).toEqual(NOT_REFRESHABLE);
    expect(await use(latest)).toBe(200);
  });

  it("given a session, when another one's token is reused, then this one does not hear of it", async () => {
    const other = await login();
    await refresh(other);
    harness.advance(31);
    await refresh(other);
    expect(await use(token)).toBe(200);
  });
});
