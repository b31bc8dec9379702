import { exampleTenantId, exampleUserId } from 'contracts/kernel/examples';
import { streamName } from 'contracts/kernel/id';
import { beforeEach, describe, expect, it } from 'vitest';
import { otherTenantId, type SpecApp, specApp } from '#command-service/test/app.harness';

const path = '/api/tenant/my-settings';
const card = { report: 'candidates-total', x: 0, y: 0, w: 3, h: 2 };

describe('PUT /api/tenant/my-settings', () => {
  let app: SpecApp;
  beforeEach(() => {
    app = specApp();
  });

  it('given any member, when they arrange their dashboard and go back, then both are answered, and kept in a stream of theirs in this company', async () => {
    const arranged = await app.as('Trainer')('put', path, { dashboard: [card] });
    expect([arranged.status, arranged.body]).toEqual([200, { dashboard: [card], gridMode: null }]);
    expect(arranged.headers['x-position']).toBeTruthy();
    const foreign = await app.as('Owner', otherTenantId)('put', path, { dashboard: [] });
    expect(foreign.body).toEqual({ dashboard: [], gridMode: null });
    const { events } = await app.events.store.readStream(streamName('user-settings', exampleTenantId, exampleUserId));
    expect(events.map(({ type }) => type)).toEqual(['DashboardArranged']);
    expect((await app.as('Trainer')('put', path, { dashboard: null })).body).toEqual({
      dashboard: null,
      gridMode: null,
    });
  });

  it.each([
    ['no arrangement', {}, 'dashboard'],
    ['a report that there is not', { dashboard: [{ ...card, report: 'weather' }] }, 'dashboard.0.report'],
    ['a report beyond the edge', { dashboard: [{ ...card, x: 11 }] }, 'dashboard.0.w'],
    ['a report without height', { dashboard: [{ ...card, h: 0 }] }, 'dashboard.0.h'],
    ['one report twice', { dashboard: [card, card] }, 'dashboard'],
    ['somebody else', { dashboard: null, userId: exampleTenantId }, 'userId'],
  ])('given %s, when sent, then it is refused by name', async (_, body, field) => {
    const { status, body: problem } = await app.owner('put', path, body);
    expect([status, Object.keys(problem.errors ?? {})]).toEqual([422, [field]]);
  });

  it('given any member, when they choose a way to move about and then follow the company, then both are answered, beside their dashboard', async () => {
    const navigation = `${path}/navigation`;
    await app.as('Trainer')('put', path, { dashboard: [card] });
    const chosen = await app.as('Trainer')('put', navigation, { gridMode: true });
    expect([chosen.status, chosen.body]).toEqual([200, { dashboard: [card], gridMode: true }]);
    const followed = await app.as('Trainer')('put', navigation, { gridMode: null });
    expect(followed.body).toEqual({ dashboard: [card], gridMode: null });
    const { events } = await app.events.store.readStream(streamName('user-settings', exampleTenantId, exampleUserId));
    expect(events.map(({ type }) => type)).toEqual([
      'DashboardArranged',
      'NavigationModeChosen',
      'NavigationModeReset',
    ]);
    const wrong = await app.owner('put', navigation, {});
    expect([wrong.status, wrong.body.errors]).toEqual([422, { gridMode: ['field-required'] }]);
  });
});
