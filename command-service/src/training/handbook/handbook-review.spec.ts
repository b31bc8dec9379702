import { exampleCause, exampleTenantId } from 'contracts/kernel/examples';
import { derivedId, GLOBAL, streamName } from 'contracts/kernel/id';
import { beforeEach, describe, expect, it } from 'vitest';
import { type SpecApp, specApp } from '#command-service/test/app.harness';

const documents = '/api/tenant/handbook-documents';
const DAY = 86_400_000;
/** Nine in the morning of Auckland, the evening before in UTC. */
const MORNING = '2026-03-09T20:00:00.000Z';

let app: SpecApp;
beforeEach(async () => {
  app = specApp();
  const now = app.clock();
  const data = { tenantId: exampleTenantId, name: 'Harbor', subdomain: 'harbor' };
  const metadata = { ...exampleCause, tenantId: GLOBAL, now, occurredAt: now.toISOString() };
  await app.commands.tenant(exampleTenantId, { type: 'RegisterTenant', data, metadata });
  app.accounts.tenants.set(exampleTenantId, { name: 'Harbor', subdomain: 'harbor', timeZone: 'UTC' });
  const zone = await app.owner('patch', '/api/tenant/company', { timeZone: 'Pacific/Auckland' });
  expect(zone.status).toBe(200);
});

const create = async (reviewOn: string | null) => {
  const steps = [{ id: derivedId('step'), name: 'Ropes' }];
  const { body } = await app.owner('post', documents, { kind: 'sop', name: 'Open the dock', steps, reviewOn });
  return body.id as string;
};
const eventsOf = async (id: string) =>
  (await app.events.store.readStream(streamName('handbookDocument', exampleTenantId, id))).events;
const toldOf = async (id: string) => (await eventsOf(id)).filter(({ type }) => type === 'HandbookReviewDue').length;
const remind = async (id: string, dueAt: string) => {
  const metadata = { ...exampleCause, occurredAt: dueAt, now: new Date(dueAt) };
  await app.commands.handbookDocument(id, { type: 'RemindHandbookReview', data: { dueAt }, metadata });
};
const move = (id: string, to: string) => app.owner('post', `${documents}/${id}/${to}`, {});

describe('the day on which a document is looked through (docs/product.md HBK-19)', () => {
  it('given a company far east, when its day is set and moved, then it is told in the morning there', async () => {
    const id = await create('2026-03-10');
    expect((await eventsOf(id))[0]?.data).toMatchObject({ reviewOn: '2026-03-10', reviewAt: MORNING });
    await remind(id, '2026-03-10T09:00:00.000Z');
    expect(await toldOf(id)).toBe(0);
    await remind(id, MORNING);
    expect(await toldOf(id)).toBe(1);
    await app.owner('patch', `${documents}/${id}`, { reviewOn: '2026-07-01' });
    expect((await eventsOf(id)).at(-1)?.data).toMatchObject({
      to: { reviewOn: '2026-07-01', reviewAt: '2026-06-30T21:00:00.000Z' },
    });
    await app.owner('patch', `${documents}/${id}`, { reviewOn: null });
    expect((await eventsOf(id)).at(-1)?.data).toMatchObject({ to: { reviewOn: null, reviewAt: null } });
  });

  it('given a day that passes in the archive, when the document is reopened, then it is told once; a day that was told, or is to come, is not', async () => {
    const id = await create('2026-03-10');
    await move(id, 'archive');
    await remind(id, MORNING);
    expect(await toldOf(id)).toBe(0);
    app.advance(20 * DAY);
    const later = await create('2026-12-01');
    await move(later, 'archive');
    for (const one of [id, later]) await move(one, 'reopen');
    expect([await toldOf(id), await toldOf(later)]).toEqual([1, 0]);
    await move(id, 'archive');
    await move(id, 'reopen');
    expect(await toldOf(id)).toBe(1);
  });
});
