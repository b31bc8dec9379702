import { randomUUID } from 'node:crypto';
import { assignmentIdOf } from 'contracts/training/assignment/assignment.entity';
import { certificateIdOf } from 'contracts/training/certificate/certificate.entity';
import { trainingAgainIdOf } from 'contracts/training/public-training/public-training.entity';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSuperuser } from '#projection-service/test/database.harness';
import { type Harness, openHarness } from '#projection-service/test/service.harness';
import { ALL_DONE, assignedTraining, trainingStory } from '#projection-service/test/trainings.fixture';

const DAY_MS = 86_400_000;
const tenantId = randomUUID();
const daysFromNow = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();

describe('what somebody from outside sees of a certificate that expires (docs/product.md TRA-71)', () => {
  let service: Harness;
  let admin: pg.Pool;
  let story: ReturnType<typeof trainingStory>;
  let ropes: string;
  let linkId: string;
  const link = (type: string) => {
    const data = { publicTrainingId: linkId, programId: ropes, slug: 'ropes', isListed: false, embedOrigins: [] };
    return service.append('publicTraining', linkId, [{ type, data }], tenantId);
  };

  beforeAll(async () => {
    service = await openHarness();
    admin = openSuperuser(service);
    story = trainingStory(service, admin, tenantId);
    [ropes, linkId] = [story.idOf('ropes'), story.idOf('link')];
    await story.company('Harbor');
    await story.program(ropes, 'Ropes');
    await link('PublicTrainingCreated');
    await link('PublicTrainingOpened');
  });
  afterAll(async () => {
    await admin.end();
    await service.close();
  });

  /** A training of somebody from outside, and what became of it. */
  const joined = async (userId: string, scheduleId: string, types: readonly string[] = []) => {
    const trainingAssignmentId = assignmentIdOf(scheduleId, userId);
    const ids = { trainingAssignmentId, userId };
    const data = {
      ...assignedTraining(ids, ropes, 1),
      scheduleId,
      expiresAt: null,
      source: 'fair',
      publicTrainingId: linkId,
    };
    const told = [
      { type: 'TrainingAssignmentCreated', data },
      ...types.map((type) => ({ type, data: { ...ids, ...ALL_DONE } })),
    ];
    await service.append('trainingAssignment', trainingAssignmentId, told, tenantId);
    await admin.query(
      'insert into access.outside_learner (schedule_id, user_id, tenant_id, joined_at) values ($1, $2, $3, now())',
      [...[scheduleId, userId, tenantId]],
    );
    return trainingAssignmentId;
  };
  const certified = (userId: string, assignmentId: string, noticeIn: number) => {
    const trainingCertificateId = certificateIdOf(assignmentId);
    const data = {
      ...{ trainingCertificateId, assignmentId, userId, userName: 'Wanda', companyName: 'Harbor', programId: ropes },
      ...{
        programVersion: 1,
        programName: 'Ropes',
        earned: 0,
        possible: 0,
        completedOn: '2026-03-02',
        validUntil: '2027-03-02',
      },
      ...{ expiresAt: daysFromNow(noticeIn + 30), noticeAt: daysFromNow(noticeIn) },
    };
    return service.append(
      'trainingCertificate',
      trainingCertificateId,
      [{ type: 'TrainingCertificateCreated', data }],
      tenantId,
    );
  };
  /** As the page of one training says, and as the list says of all. */
  const renewals = async (userId: string, scheduleId = linkId) => {
    const { body: page } = await service.get(`/api/candidate/trainings/${scheduleId}`, { userId });
    const { body: list } = await service.get('/api/candidate/trainings', { userId });
    const listed = (list as { id: string; publicTrainingId: string; renewal: unknown }[]).find(
      ({ id }) => id === scheduleId,
    );
    expect([listed?.publicTrainingId, listed?.renewal]).toEqual([linkId, page.renewal]);
    return page.renewal;
  };

  it('given a certificate that holds for long, then one that expires, when its person looks, then they may begin again from the notice on, while the link is open', async () => {
    const [early, late] = [randomUUID(), randomUUID()];
    await certified(early, await joined(early, linkId, ['TrainingCompleted']), 1);
    expect(await renewals(early)).toBeNull();
    await certified(late, await joined(late, linkId, ['TrainingCompleted']), -1);
    expect(await renewals(late)).toEqual({ isOpen: true, trainingId: null });
    await link('PublicTrainingWithdrawn');
    expect(await renewals(late)).toBeNull();
    await link('PublicTrainingOpened');
    expect(await renewals(late)).toEqual({ isOpen: true, trainingId: null });
  });

  it('given one that was begun again, when its person looks, then the way leads there; not where the company has removed them', async () => {
    const userId = randomUUID();
    const assignmentId = await joined(userId, linkId, ['TrainingCompleted']);
    await certified(userId, assignmentId, -1);
    const again = trainingAgainIdOf(assignmentId);
    const second = await joined(userId, again);
    expect(await renewals(userId)).toEqual({ isOpen: false, trainingId: again });
    expect(await renewals(userId, again)).toBeNull();
    const ids = { trainingAssignmentId: second, userId };
    await service.append('trainingAssignment', second, [{ type: 'TrainingCancelled', data: ids }], tenantId);
    expect(await renewals(userId)).toBeNull();
  });
});
