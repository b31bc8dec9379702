import { exampleTenantId as tenantId, exampleUserId as userId } from 'contracts/kernel/examples';
import { derivedId } from 'contracts/kernel/id';
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
  return { change, confirm, send };
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
});
