import { exampleTenantId as tenantId, exampleUserId as userId } from 'contracts/kernel/examples';
import { derivedId, GLOBAL } from 'contracts/kernel/id';
import { acknowledgementIdOf } from 'contracts/training/acknowledgement/acknowledgement.entity';
import { describe, expect, it } from 'vitest';
import { specApp } from '#command-service/test/app.harness';

const START = new Date('2026-03-02T09:00:00.000Z');
const documents = '/api/tenant/handbook-documents';
const metadataAt = (now: Date) => ({
  ...{ tenantId, actor: { type: 'system' as const, id: 'spec' }, ip: null, now },
  ...{ occurredAt: now.toISOString(), correlationId: 'c', causationId: 'c' },
});

/** A document that asks again every year, and one who was asked. */
const asked = async () => {
  const app = specApp();
  const saved = {
    roles: [],
    permissions: [],
    labelIds: [],
    type: 'regular',
    status: 'active',
    since: null,
    version: 1,
  } as const;
  await app.members.store.change(tenantId, (tables) => tables.saveMember(userId, { ...saved, userId }));
  const member = { userId, roles: ['Trainer' as const] };
  await app.commands.membership(userId, { type: 'GrantMembership', data: member, metadata: metadataAt(START) });
  const { body } = await app.owner('post', documents, {
    ...{ kind: 'sop', name: 'Open the dock', steps: [{ id: derivedId('step'), name: 'Ropes' }] },
    ...{ asksAcknowledgement: true, acknowledgeDays: 14, reminderDays: [], repeatMonths: 12 },
  });
  await app.owner('post', `${documents}/${body.id}/publish`, {});
  const id = acknowledgementIdOf(body.id, userId);
  const data = {
    ...{ acknowledgementId: id, documentId: body.id, userId, kind: 'sop' as const, roundId: derivedId('round') },
    ...{ name: 'Open the dock', handbookVersion: 1, askedAt: START.toISOString(), dueAt: null, reminders: [] },
    ...{ acknowledgeDays: 14, reminderDays: [], repeatMonths: 12 },
  };
  await app.commands.acknowledgement(id, { type: 'CreateAcknowledgement', data, metadata: metadataAt(START) } as never);
  const change = (to: object) => app.owner('patch', `${documents}/${body.id}`, to);
  const move = (to: string) => app.owner('post', `${documents}/${body.id}/${to}`, {});
  /** As a round does that goes on, or a new one. */
  const ask = (round: string, now: Date) => {
    const { acknowledgementId: _, documentId: __, userId: ___, kind: ____, ...asking } = data;
    return send('AskAgain', { ...asking, roundId: derivedId(round) }, now);
  };
  const deactivate = (now: Date, type: 'DeactivateMembership' | 'ReactivateMembership' = 'DeactivateMembership') =>
    app.commands.membership(userId, { type, data: { userId }, metadata: metadataAt(now) });
  const send = async (type: 'AcknowledgeDocument' | 'RepeatAcknowledgement' | 'AskAgain', given: object, now: Date) => {
    const sent = await app.commands.acknowledgement(id, { type, data: given, metadata: metadataAt(now) } as never);
    return sent.state.status === 'absent' ? undefined : sent.state.record;
  };
  const confirm = () => send('AcknowledgeDocument', { handbookVersion: 1, rightAnswers: null }, START);
  const inZone = async (timeZone: string) => {
    const data = { tenantId, name: 'Harbor', subdomain: 'harbor' };
    const metadata = { ...metadataAt(START), tenantId: GLOBAL };
    await app.commands.tenant(tenantId, { type: 'RegisterTenant', data, metadata });
    app.accounts.tenants.set(tenantId, { name: 'Harbor', subdomain: 'harbor', timeZone: 'UTC' });
    expect((await app.owner('patch', '/api/tenant/company', { timeZone })).status).toBe(200);
  };
  return { change, confirm, send, inZone, move, ask, deactivate };
};

describe('repetition of what is confirmed (docs/product.md HBK-5)', () => {
  it('given another repetition since they were asked, when they confirm, then it is that one that counts', async () => {
    const { change, confirm } = await asked();
    await change({ repeatMonths: 6 });
    expect((await confirm())?.repeatsAt).toBe('2026-09-02T09:00:00.000Z');
  });

  it('given other days since they confirmed, when they are asked again, then they have those; of what repeats no more, nothing happens', async () => {
    for (const [to, status, dueAt] of [
      [{ acknowledgeDays: 7 }, 'asked', '2027-03-09T09:00:00.000Z'],
      [{ repeatMonths: null }, 'acknowledged', null],
      [{ asksAcknowledgement: false }, 'acknowledged', null],
    ] as const) {
      const { change, confirm, send } = await asked();
      const due = (await confirm())?.repeatsAt;
      await change(to);
      const again = await send('RepeatAcknowledgement', { dueAt: due }, new Date(due ?? ''));
      expect([again?.status, again?.dueAt]).toEqual([status, dueAt]);
    }
  });

  it('given its time while a document is archived, when it is reopened, then they are asked then; before its time they are not (docs/product.md HBK-18)', async () => {
    const { confirm, send, move, ask } = await asked();
    const due = (await confirm())?.repeatsAt ?? '';
    await move('archive');
    expect((await send('RepeatAcknowledgement', { dueAt: due }, new Date(due)))?.status).toBe('acknowledged');
    await move('reopen');
    expect((await ask('another round', new Date(Date.parse(due) - 1)))?.status).toBe('acknowledged');
    const again = await ask('another round', new Date(due));
    expect([again?.status, again?.repeatsAt, again?.roundId]).toEqual(['asked', null, derivedId('another round')]);
  });

  it('given somebody who is deactivated at its time, when they come back, then they are asked, and only then (docs/product.md HBK-18)', async () => {
    const { confirm, send, ask, deactivate } = await asked();
    const due = (await confirm())?.repeatsAt ?? '';
    const now = new Date(due);
    await deactivate(now);
    expect((await send('RepeatAcknowledgement', { dueAt: due }, now))?.status).toBe('acknowledged');
    await deactivate(now, 'ReactivateMembership');
    const again = await ask('round', now);
    expect(again?.status).toBe('asked');
    expect(await ask('round', now)).toEqual(again);
  });

  it('given a company in a time zone with summer time, when people are asked before the clocks change, then days and months are those of its clocks', async () => {
    const { change, confirm, send, inZone } = await asked();
    await inZone('America/Chicago');
    await change({ acknowledgeDays: 7, reminderDays: [1], repeatMonths: 1 });
    // 9:00 UTC is 3:00 in the winter of Chicago, and 3:00 in its summer is 8:00 UTC.
    const due = (await confirm())?.repeatsAt;
    expect(due).toBe('2026-04-02T08:00:00.000Z');
    const before = new Date('2026-03-06T09:00:00.000Z');
    await send('AcknowledgeDocument', { handbookVersion: 1, rightAnswers: null }, before);
    const again = await send('RepeatAcknowledgement', { dueAt: due }, before);
    expect([again?.dueAt, again?.reminders]).toEqual(['2026-03-13T08:00:00.000Z', ['2026-03-12T08:00:00.000Z']]);
  });
});
