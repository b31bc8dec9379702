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
  const member = { roles: [], permissions: [], type: 'regular', status: 'active', since: null, version: 1 } as const;
  await app.members.store.change(tenantId, (tables) => tables.saveMember(userId, { ...member, userId }));
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
  const send = async (type: 'AcknowledgeDocument' | 'RepeatAcknowledgement', given: object, now: Date) => {
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
  return { change, confirm, send, inZone };
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
