import { exampleCause } from 'contracts/kernel/examples';
import { derivedId } from 'contracts/kernel/id';
import { beforeEach, describe, expect, it } from 'vitest';
import { otherTenantId, type SpecApp, specApp } from '#command-service/test/app.harness';
import { lessonStep } from '#command-service/test/lesson.fixture';
import { hoursOn, type OpenTraining, openTraining } from '#command-service/test/training.fixture';

let app: SpecApp;
let training: OpenTraining;
beforeEach(async () => {
  app = specApp();
  training = await openTraining(app, [[lessonStep('Read')]]);
});

const create = (body: object, tenantId?: string) =>
  (tenantId ? app.as('Owner', tenantId) : app.owner)('post', '/api/tenant/training-late-reminders', body);

describe('POST /api/tenant/training-late-reminders', () => {
  it('given a program of the company, when late people are to be reminded, then it is noted; of all as well (TRA-41)', async () => {
    const { status, body } = await create({ programId: training.programId });
    expect([status, body.programId, body.teamId]).toEqual([201, training.programId, null]);
    expect((await create({})).body.programId).toBeNull();
  });

  it('given a program or a team that the company does not have, when they are named, then the field says so', async () => {
    const { status, body } = await create({ programId: derivedId('none'), teamId: derivedId('nobody') });
    expect([status, body.errors]).toEqual([
      ...[422, { programId: ['program-not-found'], teamId: ['handbook-team-unknown'] }],
    ]);
    const elsewhere = await create({ programId: training.programId }, otherTenantId);
    expect(elsewhere.body.errors).toEqual({ programId: ['program-not-found'] });
  });

  it('given somebody who has read only, when they ask for reminders, then it is refused', async () => {
    const { status } = await app.as('Auditor')('post', '/api/tenant/training-late-reminders', {});
    expect(status).toBe(403);
  });
});

describe('reminding somebody of what they have missed', () => {
  const send = (type: string, data: object, hours: number) =>
    app.commands.trainingAssignment(training.assignmentId, {
      ...{ type, data },
      metadata: { ...exampleCause, occurredAt: hoursOn(hours), now: new Date(hoursOn(hours)) },
    } as never);
  const remind = async (day: string, hours: number) => {
    const { state } = await send('RemindLateTraining', { day }, hours);
    return state.status === 'kept' ? state.record.lateRemindedOn : undefined;
  };

  it('given a training that is not overdue, when its person is reminded, then nothing happens', async () => {
    expect(await remind('2026-03-02', 1)).toBeNull();
  });

  it('given an overdue one, when its person is reminded twice on a day, then the second time nothing happens; the next day they are (TRA-41)', async () => {
    await send('ExpireTraining', { dueAt: hoursOn(24) }, 24);
    expect(await remind('2026-03-03', 25)).toBe('2026-03-03');
    const { version } = await send('RemindLateTraining', { day: '2026-03-03' }, 26);
    expect((await send('RemindLateTraining', { day: '2026-03-03' }, 27)).version).toBe(version);
    expect(await remind('2026-03-04', 48)).toBe('2026-03-04');
  });

  it('given more time after the deadline, when it is moved again, then the deadline that was set first is kept (TRA-40)', async () => {
    await send('ExpireTraining', { dueAt: hoursOn(24) }, 24);
    await send('ExtendTraining', { deadline: hoursOn(48), reason: '' }, 25);
    const { state } = await send('ExtendTraining', { deadline: hoursOn(72), reason: '' }, 26);
    expect(state).toMatchObject({ record: { firstExpiresAt: hoursOn(24), expiresAt: hoursOn(72) } });
    expect(await remind('2026-03-05', 27)).toBeNull();
  });
});
