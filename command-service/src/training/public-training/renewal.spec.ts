import { exampleCause, exampleTenantId, exampleUserId } from 'contracts/kernel/examples';
import { derivedId } from 'contracts/kernel/id';
import { assignmentIdOf, trainingAssignment } from 'contracts/training/assignment/assignment.entity';
import { certificateIdOf } from 'contracts/training/certificate/certificate.entity';
import { beforeEach, describe, expect, it } from 'vitest';
import { entityState } from '#command-service/entity/entity.state';
import { otherTenantId, type SpecApp, specApp } from '#command-service/test/app.harness';
import { lessonQuestion, lessonStep } from '#command-service/test/lesson.fixture';

const DAY_MS = 86_400_000;
const REVIEWER = derivedId('user', 'reviewer');
const question = lessonQuestion('Which valve?', { points: 10 });
const [issuedOn, noticeAt, expiresAt] = [0, 335, 366].map((days) =>
  new Date(Date.parse('2026-03-02T09:00:00.000Z') + days * DAY_MS).toISOString(),
);

describe('a public training whose certificate expires (docs/product.md TRA-71)', () => {
  let app: SpecApp;
  let programId: string;
  let lessonId: string;
  let linkId: string;

  const post = (to: string, body: object = {}) => app.owner('post', `/api/tenant/${to}`, body);
  const outside = (path: string, body: object = {}) =>
    app.as('Nobody', otherTenantId)('post', `/api/candidate/${path}`, body);
  const renew = (id = linkId) => outside(`trainings/${id}/renew`);
  const outcome = async (id?: string) => {
    const { status, body } = await renew(id);
    return status === 201 || status === 200 ? 'begun' : body.code;
  };
  const learn = async (id: string) => {
    const at = `trainings/${id}/lessons/${lessonId}`;
    for (const [step, body] of [
      ['start', {}],
      ['answer', { questionId: question.id, text: 'The red one' }],
      ['finish', {}],
    ])
      expect([step, (await outside(`${at}/${step}`, body as object)).status]).toEqual([step, 200]);
  };
  const review = async (scheduleId: string, points: number) => {
    const at = `training-reviews/${assignmentIdOf(scheduleId, exampleUserId)}/answers/${question.id}/review`;
    const body = { lessonId, answerVersion: 1, points, feedback: 'Seen.' };
    return (await app.asColleague('Trainer', REVIEWER)('post', `/api/tenant/${at}`, body)).status;
  };
  /** As a worker issues it to whoever has passed. */
  const certify = (scheduleId: string, more: object = {}) => {
    const assignmentId = assignmentIdOf(scheduleId, exampleUserId);
    const id = certificateIdOf(assignmentId);
    const data = {
      ...{ trainingCertificateId: id, assignmentId, userId: exampleUserId, userName: 'Rita', companyName: 'Harbor' },
      ...{ programId, programVersion: 1, programName: 'Valves', earned: 0, possible: 0 },
      ...{ completedOn: String(issuedOn).slice(0, 10), validUntil: '2027-03-02', noticeAt, expiresAt, ...more },
    };
    return app.commands.trainingCertificate(id, {
      type: 'CreateTrainingCertificate',
      data,
      metadata: exampleCause,
    } as never);
  };
  const recordOf = async (scheduleId: string) => {
    const id = assignmentIdOf(scheduleId, exampleUserId);
    const state = await entityState(app.events.store, trainingAssignment, { tenantId: exampleTenantId, id });
    return state.status === 'kept' ? state.record : null;
  };
  const events = async () => Number(await app.events.engine.head());

  beforeEach(async () => {
    app = specApp();
    lessonId = (
      await post('training-lessons', { name: 'Valves', steps: [lessonStep('One', { questions: [question] })] })
    ).body.id;
    const certificate = { hasCertificate: true, passPercent: 50, certificateMonths: 12, renewsCertificate: true };
    const program = { name: 'Valves', lessonIds: [lessonId], deadlineDays: 3, ...certificate };
    programId = (await post('training-programs', program)).body.id;
    await post(`training-programs/${programId}/publish`);
    linkId = (await post('public-trainings', { programId, slug: 'valves' })).body.id;
    await post(`public-trainings/${linkId}/open`);
    await outside(`public-trainings/${linkId}/join`, { companyId: exampleTenantId, source: 'fair' });
  });

  it('given no certificate, one that holds for long, or one that was withdrawn, when its person begins again, then they are refused', async () => {
    expect(await outcome()).toBe('training-not-renewable');
    await learn(linkId);
    expect(await outcome()).toBe('training-not-renewable');
    await certify(linkId);
    app.advance(334 * DAY_MS);
    expect(await outcome()).toBe('training-not-renewable');
    app.advance(DAY_MS);
    const certificateId = certificateIdOf(assignmentIdOf(linkId, exampleUserId));
    await post(`training-certificates/${certificateId}/withdraw`);
    expect(await outcome()).toBe('training-not-renewable');
  });

  it('given one that expires, when its person begins again, then the newest version is theirs once, from now on, by the same link; so too once it has expired', async () => {
    await learn(linkId);
    await certify(linkId);
    await post(`training-programs/${programId}/publish`, { note: 'Again' });
    app.advance(335 * DAY_MS);
    const { status, body } = await renew();
    expect([status, body.source, body.expiresAt]).toEqual([201, 'fair', '2027-02-03T09:00:00.000Z']);
    expect(await recordOf(body.id)).toMatchObject({ publicTrainingId: linkId, source: 'fair', status: 'waiting' });
    const sent = await events();
    expect((await renew()).body.id).toBe(body.id);
    expect((await outside(`public-trainings/${linkId}/join`, { companyId: exampleTenantId })).body.id).toBe(linkId);
    expect(await events()).toBe(sent);
    expect(await outcome(body.id)).toBe('training-not-renewable');
    await learn(body.id);
    await certify(body.id, { noticeAt: '2028-01-02T09:00:00.000Z', expiresAt: '2028-02-02T09:00:00.000Z' });
    app.advance(400 * DAY_MS);
    const third = await renew(body.id);
    expect([third.status, [linkId, body.id].includes(third.body.id)]).toEqual([201, false]);
  });

  it('given one that was begun again and missed, when its person begins once more, then they may', async () => {
    await learn(linkId);
    await certify(linkId);
    app.advance(335 * DAY_MS);
    const { id } = (await renew()).body;
    app.advance(4 * DAY_MS);
    expect(await outcome(id)).toBe('begun');
    expect((await recordOf(id))?.completedAt).toBeNull();
  });

  it.each([
    [4, 'begun'],
    [5, 'training-not-renewable'],
  ])(
    'given one that was begun again and has %i of 10 points, of which 5 are asked for, when its person begins once more, then the answer is %s',
    async (points, expected) => {
      await learn(linkId);
      await certify(linkId);
      app.advance(335 * DAY_MS);
      const { id } = (await renew()).body;
      await learn(id);
      expect(await outcome(id)).toBe('training-not-renewable');
      expect(await review(id, points)).toBe(200);
      expect(await outcome(id)).toBe(expected);
    },
  );

  it('given a link that was closed, somebody whom the company has removed, or somebody else, when they begin again, then they are refused', async () => {
    await learn(linkId);
    await certify(linkId);
    app.advance(335 * DAY_MS);
    await post(`public-trainings/${linkId}/withdraw`);
    expect(await outcome()).toBe('public-training-closed');
    await post(`public-trainings/${linkId}/open`);
    const { id } = (await renew()).body;
    await post(`training-assignments/${assignmentIdOf(id, exampleUserId)}/cancel`);
    expect([await outcome(), await outcome(id)]).toEqual(['public-training-left', 'public-training-left']);
    const stranger = app.asPerson('018f6a10-0000-7000-8000-00000000abcd');
    expect((await stranger('post', `/api/candidate/trainings/${linkId}/renew`, {})).status).toBe(404);
  });

  it('given one that was joined and missed, when its person begins again, then they are refused', async () => {
    app.advance(4 * DAY_MS);
    expect(await outcome()).toBe('training-not-renewable');
  });
});
