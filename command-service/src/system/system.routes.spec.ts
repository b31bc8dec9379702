import { exampleCandidateId, exampleJobId, exampleTenantId, exampleUserId } from 'contracts/kernel/examples';
import { derivedId, streamName } from 'contracts/kernel/id';
import { systemCommandCatalogue } from 'contracts/system-commands';
import { SignJWT } from 'jose';
import request from 'supertest';
import { beforeEach, describe, expect, it } from 'vitest';
import { type SpecApp, specApp } from '#command-service/test/app.harness';

const eventId = '018f6a10-0000-7000-8000-0000000000e1';
const cause = { eventId, policy: 'recruiting.application', target: 'one', correlationId: 'c-9' };
const ada = { firstName: 'Ada', lastName: 'Berg', email: 'ada@mail.example', phone: '', phoneE164: '' };
const create = {
  tenantId: exampleTenantId,
  aggregate: 'candidate',
  id: exampleCandidateId,
  type: 'CreateCandidate',
  data: { ...ada, candidateId: exampleCandidateId },
  cause,
};

describe('commands of our own processes', () => {
  let app: SpecApp;
  beforeEach(() => {
    app = specApp();
  });
  const eventsOf = async (aggregate: string, id: string) =>
    (await app.events.store.readStream(streamName(aggregate, exampleTenantId, id))).events;

  it('given an event, when a command is sent because of it, then what follows names event, policy and chain', async () => {
    const { status, body, headers } = await app.system(create);
    expect([status, body.id, headers['x-position']]).toEqual([200, exampleCandidateId, body.position]);
    expect(await eventsOf('candidate', exampleCandidateId)).toMatchObject([
      {
        type: 'CandidateCreated',
        metadata: {
          tenantId: exampleTenantId,
          actor: { type: 'system', id: 'recruiting.application' },
          ip: null,
          causationId: eventId,
          correlationId: 'c-9',
          idempotencyKey: derivedId(eventId, cause.policy, cause.target, 'CreateCandidate'),
        },
      },
    ]);
  });

  it('given a command that was taken, when the job that sent it is done again, then it is answered and nothing happens', async () => {
    const first = await app.system(create);
    expect((await app.system(create)).body).toEqual(first.body);
    expect(await eventsOf('candidate', exampleCandidateId)).toHaveLength(1);
    const other = await app.system({ ...create, cause: { ...cause, target: 'other' } });
    expect([other.status, other.body.code]).toEqual([409, 'already-exists']);
  });

  it.each([
    ['aggregate', { aggregate: 'label' }],
    ['aggregate', { aggregate: '__proto__' }],
    ['aggregate', { aggregate: 'constructor' }],
    ['type', { type: 'RemoveCandidate' }],
    ['type', { type: 'toString' }],
    ['tenantId', { tenantId: 'global' }],
    ['data.email', { data: { ...create.data, email: 'nobody' } }],
    ['data.role', { data: { ...create.data, role: 'Owner' } }],
    ['data.candidateId', { data: { ...create.data, candidateId: exampleUserId } }],
    ['data.candidateId', { data: ada }],
    ['cause.eventId', { cause: { ...cause, eventId: 'x' } }],
  ])(
    'given a command that is not on the list or not well made, when sent, then %s is named and nothing happens',
    async (field, wrong) => {
      const { status, body } = await app.system({ ...create, ...wrong });
      expect([status, body.code, Object.keys(body.errors)]).toEqual([422, 'validation-failed', [field]]);
      expect(await app.events.engine.head()).toBe(0n);
    },
  );

  it('given anybody but our own processes, when they send a command, then they are not known', async () => {
    const claims = { sub: 'spec', aud: 'system' };
    const secret = new TextEncoder().encode('another secret that is long enough too');
    const signed = (payload: object) =>
      new SignJWT({ ...payload }).setProtectedHeader({ alg: 'HS256' }).setExpirationTime('1h').sign(secret);
    const unsigned = `${btoa('{"alg":"none"}')}.${btoa(JSON.stringify({ ...claims, exp: 4_000_000_000 }))}.`;
    const old = await app.systemToken();
    app.advance(61_000);
    const tokens = ['', 'x', unsigned, old, await signed(claims), await app.systemToken('x'.repeat(40))];
    const answers = [
      await app.owner('post', '/api/system/commands', create),
      ...(await Promise.all(
        tokens.map((token) =>
          request(app.app).post('/api/system/commands').set('Authorization', `Bearer ${token}`).send(create),
        ),
      )),
      await request(app.app).post('/api/system/commands').send(create),
    ];
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual(answers.map(() => [401, 'unauthenticated']));
    expect(await app.events.engine.head()).toBe(0n);
  });

  it('given a token of our own processes, when it is shown at any other door, then it opens none', async () => {
    const token = await app.systemToken();
    for (const path of ['/api/tenant/jobs', '/api/candidate/applications', '/api/auth/logout']) {
      const sent = await request(app.app).post(path).set('Authorization', `Bearer ${token}`).send({});
      expect([path, sent.status]).toEqual([path, 401]);
    }
  });

  it('given the list, when read, then every command on it is decided by an aggregate that there is', () => {
    const decided: Record<string, unknown> = app.commands;
    for (const aggregate of Object.keys(systemCommandCatalogue)) expect(decided[aggregate]).toBeTypeOf('function');
  });

  it('given an application that is not there, when it is withdrawn, then that is said as it would be to anybody', async () => {
    const withdraw = { ...create, aggregate: 'application', id: exampleJobId, type: 'WithdrawApplication', data: {} };
    const { status, body } = await app.system(withdraw);
    expect([status, body.code]).toEqual([404, 'application-not-found']);
  });
});
