import { exampleCause, exampleTenantId } from 'contracts/kernel/examples';
import { derivedId } from 'contracts/kernel/id';
import { beforeEach, describe, expect, it } from 'vitest';
import { otherTenantId, type SpecApp, specApp } from '#command-service/test/app.harness';

const path = '/api/tenant/named-filters';
const [rosa, tomasz] = [derivedId('rosa'), derivedId('tomasz')];
const shift = derivedId('shift');
const recent = { name: 'Recent', list: 'candidates', filter: { period: 'last-7-days', labelId: derivedId('sail') } };

describe('named filters', () => {
  let app: SpecApp;
  const people = () => ({
    recruiter: app.asColleague('Recruiter', rosa),
    other: app.asColleague('Recruiter', tomasz),
    trainer: app.asColleague('Trainer', tomasz),
  });
  beforeEach(() => {
    app = specApp();
  });

  it('given a filter with a name, when somebody saves it, then it is theirs, and nobody else’s to change', async () => {
    const { recruiter, other } = people();
    const { status, body } = await recruiter('post', path, recent);
    expect([status, body]).toMatchObject([
      201,
      { ...recent, sort: null, columns: null, isShared: false, ownerId: rosa, version: 1 },
    ]);
    for (const one of [other, app.owner, app.as('Owner', otherTenantId)]) {
      expect((await one('patch', `${path}/${body.id}`, { name: 'Mine' })).status).toBe(404);
      expect((await one('delete', `${path}/${body.id}`)).status).toBe(404);
    }
    const sort = { field: 'lastName', order: 'ASC' };
    const changed = await recruiter('patch', `${path}/${body.id}`, { filter: { labelId: derivedId('row') }, sort });
    expect(changed.body).toMatchObject({ filter: { labelId: derivedId('row') }, sort });
    expect(changed.body.filter).not.toHaveProperty('period');
    expect((await recruiter('delete', `${path}/${body.id}`)).status).toBe(200);
  });

  it('given a shared one, when others come to it, then those who may change the company’s settings manage it alone', async () => {
    const { recruiter, other, trainer } = people();
    const { body } = await recruiter('post', path, { ...recent, isShared: true });
    expect((await other('patch', `${path}/${body.id}`, { name: 'Ours' })).status).toBe(403);
    expect((await other('delete', `${path}/${body.id}`)).status).toBe(403);
    expect((await trainer('delete', `${path}/${body.id}`)).status).toBe(404);
    const managed = await app.owner('patch', `${path}/${body.id}`, { name: 'Ours' });
    expect(managed.body).toMatchObject({ name: 'Ours', ownerId: rosa });
    expect((await app.owner('delete', `${path}/${body.id}`)).status).toBe(200);
  });

  it('given a list that somebody may not open, or that there is not, when they name a filter of it, then it is refused', async () => {
    const { trainer, recruiter } = people();
    expect((await trainer('post', path, recent)).status).toBe(403);
    expect((await trainer('post', path, { ...recent, list: 'jobs' })).status).toBe(201);
    expect((await trainer('post', path, { ...recent, list: 'tasks' })).status).toBe(201);
    const none = await recruiter('post', path, { ...recent, list: 'secrets' });
    expect([none.status, none.body.errors]).toEqual([422, { list: ['filter-list-unknown'] }]);
    const { body } = await recruiter('post', path, recent);
    const moved = await recruiter('patch', `${path}/${body.id}`, { list: 'jobs' });
    expect([moved.status, moved.body.errors]).toEqual([422, { list: ['filter-list-fixed'] }]);
  });

  it.each([
    ['words of a search', { filter: { q: 'ada' } }, 'filter'],
    ['words of documents', { filter: { inDocuments: 'ada' } }, 'filter'],
    ['more than a filter holds', { filter: { a: Array.from({ length: 100 }, () => 'x'.repeat(200)) } }, 'filter'],
    ['a text that no database holds', { filter: { status: 'a\0' } }, 'filter.status'],
    ['one within a field of their own', { filter: { custom: { [shift]: 'a\0' } } }, `filter.custom.${shift}`],
    ['one within bounds', { filter: { createdAt: { gte: 'a\0' } } }, 'filter.createdAt.gte'],
    ['words of a field of their own', { filter: { custom: { [shift]: 'Ada' } } }, 'filter'],
    ['no name', { name: ' ' }, 'name'],
    ['a name too long', { name: 'x'.repeat(61) }, 'name'],
    ['an order that there is not', { sort: { field: 'name', order: 'up' } }, 'sort.order'],
    ['an owner', { ownerId: rosa }, 'ownerId'],
  ])('given %s, when it is saved, then it is refused by name', async (_, more, field) => {
    const { status, body } = await people().recruiter('post', path, { ...recent, ...more });
    expect([status, Object.keys(body.errors ?? {})[0]]).toEqual([422, field]);
  });

  it('given options, days, numbers, and yes or no of a company’s own fields, when a filter with them is saved, then all are kept', async () => {
    const custom = {
      ...{ [derivedId('tools')]: derivedId('saw'), [derivedId('nights')]: true },
      ...{ [derivedId('since')]: { gte: '2026-03-01' }, [derivedId('years')]: { gte: 2, lte: 4.5 } },
    };
    const { status, body } = await people().recruiter('post', path, { ...recent, filter: { custom } });
    expect([status, body.filter]).toEqual([201, { custom }]);
  });

  it('given the demo’s way in, when a filter is named by a command, then it is of whom the command says', async () => {
    const filterId = derivedId('filter');
    const metadata = { ...exampleCause, tenantId: exampleTenantId };
    const data = { namedFilterId: filterId, ...recent } as never;
    const { state } = await app.commands.namedFilter(filterId, { type: 'CreateNamedFilter', data, metadata });
    expect(state).toMatchObject({ record: { ownerId: exampleCause.actor.id } });
  });
});
