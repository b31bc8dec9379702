import { readSessions, readSignIns } from 'access/identity/session/security';
import { Secret, TOTP } from 'otpauth';
import { signSystemToken } from 'platform/http/system-token';
import { openPool } from 'platform/postgres/pool';
import { openLog } from 'platform/telemetry/log';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registerCompany } from '#command-service/identity/registration/register';
import { type Harness, openHarness } from '#command-service/test/service.harness';

const password = 'a-long-password';
const fresh = 'another-long-one';
const ola = { name: 'Ola Owner', email: 'ola@harbor.example', password };
const sam = { name: 'Sam Stone', email: 'sam@summit.example', password };
const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0 Safari/537.36';
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0';

let harness: Harness;
let reader: ReturnType<typeof openPool>;
let olaId: string;
beforeAll(async () => {
  harness = await openHarness();
  reader = openPool(harness.database.urls.READER_DATABASE_URL, 1, openLog('spec', 'silent'));
  const now = harness.clock();
  ({ ownerId: olaId } = await registerCompany(harness, { name: 'Harbor', subdomain: 'harbor', owner: ola, now }));
  await registerCompany(harness, { name: 'Summit', subdomain: 'summit', owner: sam, now });
});
afterAll(async () => {
  await reader.end();
  await harness.close();
});

const post = (path: string, body: object, token?: string) =>
  harness.call('post', `/api/auth/${path}`, token).send(body);
const login = async (email: string, secret = password, userAgent = CHROME) =>
  harness.call('post', '/api/auth/login').set('User-Agent', userAgent).send({ email, password: secret });
const tokenFor = async (email: string, secret = password, userAgent = CHROME): Promise<string> =>
  (await login(email, secret, userAgent)).body.token;
const works = async (token: string) => (await harness.call('post', '/api/auth/tickets', token)).status === 200;
const sidOf = (token: string): string => JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).sid;
const sessionsFor = (token: string) => readSessions(reader, { userId: olaId, sid: sidOf(token) }, harness.clock());
const system = () => signSystemToken('spec', 'a secret of specs that is long enough', harness.clock());

describe('sessions on all devices', () => {
  it('given two devices, when listed, then each says what it is, and the one that asks is marked', async () => {
    const here = await tokenFor(ola.email);
    harness.advance(60);
    const there = await tokenFor(ola.email, password, FIREFOX);
    expect(await sessionsFor(here)).toMatchObject([
      { id: sidOf(here), browser: 'Chrome', system: 'Linux', isCurrent: true },
      { id: sidOf(there), browser: 'Firefox', system: 'Windows', isCurrent: false },
    ]);
    const refreshed = (await post('refresh', {}, there)).body.token;
    harness.advance(60);
    const [, used] = await sessionsFor(here);
    expect(new Date(used?.lastUsedAt ?? 0).getTime()).toBe(harness.clock().getTime() - 60_000);
    expect((await harness.call('delete', `/api/auth/sessions/${sidOf(there)}`, here)).status).toBe(200);
    expect([await works(here), await works(there), await works(refreshed)]).toEqual([true, false, false]);
    expect((await post('refresh', {}, refreshed)).body.code).toBe('token-not-refreshable');
    expect((await sessionsFor(here)).map(({ id }) => id)).toEqual([sidOf(here)]);
  });

  it("given somebody else's session, when it is to be ended, then there is no such thing, and it goes on", async () => {
    const [mine, other] = [await tokenFor(ola.email), await tokenFor(sam.email)];
    expect((await harness.call('delete', `/api/auth/sessions/${sidOf(other)}`, mine)).status).toBe(404);
    expect(await works(other)).toBe(true);
    expect((await harness.call('delete', '/api/auth/sessions', mine)).status).toBe(200);
    expect([await works(mine), await works(other)]).toEqual([true, true]);
    expect((await sessionsFor(mine)).length).toBe(1);
  });

  it('given a changed password, when the others are used, then they have ended; the one that changed it goes on', async () => {
    const [here, there] = [await tokenFor(ola.email), await tokenFor(ola.email, password, FIREFOX)];
    const wrong = await post('password', { currentPassword: 'not-this-one', password: fresh }, here);
    expect([wrong.status, wrong.body.errors]).toEqual([422, { currentPassword: ['password-wrong'] }]);
    expect((await post('password', { currentPassword: password, password: fresh }, here)).status).toBe(200);
    expect([await works(here), await works(there)]).toEqual([true, false]);
    expect([(await login(ola.email)).status, (await login(ola.email, fresh)).status]).toEqual([401, 200]);
    const changed = (await harness.recorded()).filter(({ type }) => type === 'PasswordChanged');
    expect(changed.map(({ data }) => data)).toEqual([{ userId: olaId }]);
  });
});

describe('links to choose a password', () => {
  const makeToken = async (): Promise<string> => {
    const sent = harness.call('post', '/api/system/mail-tokens', await system());
    return (await sent.send({ purpose: 'password-reset', userId: olaId })).body.token;
  };

  it('given a link, when its table is looked at, then the token is not there; used by ten at once, it works for one', async () => {
    const token = await makeToken();
    const { rows } = await harness.pool.query(
      "select encode(hash, 'hex') as hash, row_to_json(t)::text as row from access.mail_token t",
    );
    expect(rows.map(({ row }) => row).join()).not.toContain(token);
    const session = await tokenFor(ola.email, fresh);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, at) =>
        post('reset-password', { token, email: ola.email, password: `chosen-by-one-of-ten-${at}` }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200).length).toBe(1);
    expect(answers.filter(({ status }) => status === 410).length).toBe(9);
    expect(await works(session)).toBe(false);
    const at = answers.findIndex(({ status }) => status === 200);
    expect((await login(ola.email, `chosen-by-one-of-ten-${at}`)).status).toBe(200);
  });

  it('given an hour, when it is over, then the link is invalid', async () => {
    const token = await makeToken();
    harness.advance(3_601);
    const { status, body } = await post('reset-password', { token, email: ola.email, password: fresh });
    expect([status, body.code]).toEqual([410, 'reset-link-invalid']);
  });
});

describe('the history of sign-ins', () => {
  it('given known devices, a new one and a failure, when read, then each is told as what it is; after 90 days it is forgotten', async () => {
    const token = await tokenFor(sam.email);
    await tokenFor(sam.email);
    await tokenFor(sam.email, password, FIREFOX);
    await login(sam.email, 'not-this-one', FIREFOX);
    const { rows } = await harness.pool.query("select user_id from access.account where email = 'sam@summit.example'");
    const self = { userId: rows[0].user_id, sid: sidOf(token) };
    await expect.poll(() => readSignIns(reader, self, harness.clock()).then((all) => all.length)).toBe(5);
    const told = (await readSignIns(reader, self, harness.clock())).map(({ outcome, browser, isNewDevice }) =>
      [outcome, browser, isNewDevice].join(' '),
    );
    expect(told.filter((one) => one === 'success Firefox true').length).toBe(1);
    expect(told.filter((one) => one === 'success Chrome true').length).toBe(0);
    expect(told.filter((one) => one === 'failure Firefox false').length).toBe(1);
    harness.advance(90 * 86_400 + 1);
    expect(await readSignIns(reader, self, harness.clock())).toEqual([]);
    await tokenFor(sam.email);
    const left = await harness.pool.query('select count(*)::int as count from access.sign_in where user_id = $1', [
      self.userId,
    ]);
    expect(left.rows).toEqual([{ count: 1 }]);
  });
});

describe('the second factor', () => {
  it('given ten logins at once with one code, when they arrive, then one gets in; the secret lies sealed, the codes hashed', async () => {
    const token = await tokenFor(sam.email);
    const { secret } = (await post('two-factor', { password }, token)).body;
    const totp = new TOTP({ secret: Secret.fromBase32(secret) });
    const codeNow = () => totp.generate({ timestamp: harness.clock().getTime() });
    const { recoveryCodes } = (await post('two-factor/confirm', { code: codeNow() }, token)).body;
    harness.advance(30);
    const code = codeNow();
    const body = { email: sam.email, password, code };
    const answers = await Promise.all(Array.from({ length: 10 }, () => post('login', body)));
    expect(answers.filter(({ status }) => status === 200).length).toBe(1);
    const { rows } = await harness.pool.query(
      `select (select json_agg(t) from secret.two_factor t)::text || (select json_agg(r) from secret.recovery_code r)::text as kept`,
    );
    expect(rows[0].kept).not.toContain(secret);
    expect(rows[0].kept).not.toContain(recoveryCodes[0]);
    await expect(reader.query('select * from secret.two_factor')).rejects.toThrow('permission denied');
    harness.advance(901);
    expect((await post('login', { ...body, code: recoveryCodes[0] })).status).toBe(200);
  });
});
