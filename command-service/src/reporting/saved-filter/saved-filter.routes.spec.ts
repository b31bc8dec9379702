import { exampleJobId } from 'contracts/kernel/examples';
import { beforeEach, describe, expect, it } from 'vitest';
import { otherTenantId, type SpecApp, specApp } from '#command-service/test/app.harness';

const path = '/api/tenant/saved-filters';
const approved = { resource: 'interviews', filter: { status: 'approved', updatedAt_gte: '2026-03-01T00:00:00.000Z' } };

describe('POST /api/tenant/saved-filters', () => {
  let app: SpecApp;
  beforeEach(() => {
    app = specApp();
  });

  it('given a filter, when it is saved twice by two people, then there is one hash and one event', async () => {
    const first = await app.recruiter('post', path, approved);
    const head = await app.events.engine.head();
    const again = await app.owner('post', path, approved);
    expect([first.status, first.body]).toEqual([201, { id: expect.any(String), ...approved }]);
    expect(first.headers['x-position']).toBeTruthy();
    expect(again.body).toEqual(first.body);
    expect(await app.events.engine.head()).toBe(head);
  });

  it('given the same filter of another company, when it is saved, then its hash is another', async () => {
    const { body } = await app.recruiter('post', path, approved);
    const foreign = await app.as('Owner', otherTenantId)('post', path, approved);
    expect(foreign.body.id).not.toBe(body.id);
  });

  it('given somebody who may not read the list, when they save a filter of it, then it is forbidden', async () => {
    const trainer = app.as('Trainer');
    expect((await trainer('post', path, approved)).status).toBe(403);
    const candidates = { resource: 'candidates', filter: { createdAt_gte: '2026-03-01T00:00:00.000Z' } };
    expect((await trainer('post', path, candidates)).status).toBe(403);
    const jobs = { resource: 'jobs', filter: { id: [exampleJobId] } };
    expect((await trainer('post', path, jobs)).status).toBe(201);
    expect((await app.as('Nobody')('post', path, jobs)).status).toBe(403);
  });

  it.each([
    ['what somebody searched for', { resource: 'interviews', filter: { q: 'ada' } }, 'filter.q'],
    ['what somebody searched for among candidates', { resource: 'candidates', filter: { q: 'ada' } }, 'filter.q'],
    ['another list', { resource: 'webhooks', filter: {} }, 'resource'],
    ['a status that there is not', { resource: 'interviews', filter: { status: 'ada' } }, 'filter.status'],
    ['nothing', { resource: 'interviews', filter: {} }, 'filter'],
    ['no filter', { resource: 'interviews' }, 'filter'],
    ['a person by name', { resource: 'interviews', filter: { candidateId: 'Ada Byron' } }, 'filter.candidateId'],
  ])('given %s, when it is saved, then it is refused by name', async (_, body, field) => {
    const { status, body: problem } = await app.recruiter('post', path, body);
    expect([status, Object.keys(problem.errors ?? {})[0]]).toEqual([422, field]);
  });
});
