import { exampleTenantId, exampleUserId } from 'contracts/kernel/examples';
import { derivedId } from 'contracts/kernel/id';
import { assignmentIdOf, trainingAssignment } from 'contracts/training/assignment/assignment.entity';
import { MAX_JOINS_A_DAY } from 'contracts/training/public-training/public-training.choices';
import { beforeEach, describe, expect, it } from 'vitest';
import { entityState } from '#command-service/entity/entity.state';
import { otherTenantId, type SpecApp, specApp } from '#command-service/test/app.harness';
import { lessonStep } from '#command-service/test/lesson.fixture';

const path = '/api/tenant/public-trainings';

describe('public trainings (docs/product.md TRA-63)', () => {
  let app: SpecApp;
  let programId: string;
  let lessonId: string;
  let id: string;
  const post = (to: string, body: object = {}) => app.owner('post', `/api/tenant/${to}`, body);
  const stranger = () => app.as('Nobody', otherTenantId);
  const join = (body: object = {}, to = id) =>
    stranger()('post', `/api/candidate/public-trainings/${to}/join`, { companyId: exampleTenantId, ...body });
  const recordOf = async () =>
    entityState(app.events.store, trainingAssignment, {
      tenantId: exampleTenantId,
      id: assignmentIdOf(id, exampleUserId),
    });

  beforeEach(async () => {
    app = specApp();
    lessonId = (await post('training-lessons', { name: 'Valves', steps: [lessonStep('One')] })).body.id;
    programId = (await post('training-programs', { name: 'Harbor basics', lessonIds: [lessonId], deadlineDays: 3 }))
      .body.id;
    await post(`training-programs/${programId}/publish`);
    id = (await post('public-trainings', { programId, slug: 'harbor-basics' })).body.id;
  });

  it('given a new one, when somebody joins, then it is closed until staff open it, and closed again after that', async () => {
    expect([(await join()).status, (await join()).body.code]).toEqual([409, 'public-training-closed']);
    await post(`public-trainings/${id}/open`);
    const { status, body } = await join({ source: 'Newsletter' });
    expect([status, body.source, body.expiresAt]).toEqual([201, 'newsletter', '2026-03-05T09:00:00.000Z']);
    await post(`public-trainings/${id}/withdraw`);
    expect((await join()).body.id).toBe(id);
    const state = await recordOf();
    expect(state.status === 'kept' && [state.record.programVersion, state.record.source]).toEqual([1, 'newsletter']);
  });

  it('given one that is joined, when it is learned, then by the routes of people from outside alone', async () => {
    await post(`public-trainings/${id}/open`);
    const at = `/api/candidate/trainings/${id}/lessons/${lessonId}`;
    expect((await stranger()('post', `${at}/start`, {})).status).toBe(404);
    await join();
    const { status, body } = await stranger()('post', `${at}/start`, {});
    expect([status, body.startedAt]).toEqual([200, '2026-03-02T09:00:00.000Z']);
    expect((await stranger()('post', `/api/employee/schedules/${id}/lessons/${lessonId}/start`, {})).status).not.toBe(
      200,
    );
  });

  it('given another company, when its training is joined under this one, or by a referral that is none, then nothing is joined', async () => {
    await post(`public-trainings/${id}/open`);
    expect((await join({ companyId: otherTenantId })).status).toBe(404);
    expect((await join({}, derivedId('nothing'))).status).toBe(404);
    for (const source of ['<script>', 'a b', '../..', 'x'.repeat(61)])
      expect([source, (await join({ source })).body.errors]).toEqual([source, { source: [expect.any(String)] }]);
    expect((await recordOf()).status).toBe('absent');
  });

  it('given somebody whom the company has removed, when they join again, then they are refused', async () => {
    await post(`public-trainings/${id}/open`);
    await join();
    await post(`training-assignments/${assignmentIdOf(id, exampleUserId)}/cancel`);
    expect([(await join()).status, (await join()).body.code]).toEqual([409, 'public-training-left']);
  });

  it('given a company that is suspended, or a program that was removed, when somebody joins, then it is closed', async () => {
    await post(`public-trainings/${id}/open`);
    await app.owner('delete', `/api/tenant/training-programs/${programId}`);
    expect((await join()).body.code).toBe('public-training-closed');
  });

  it('given a program that has a link, an address that is taken or sites that are none, when they are written, then the field is named', async () => {
    const errorsOf = async (body: object) => (await post('public-trainings', body)).body.errors;
    expect(await errorsOf({ programId, slug: 'another' })).toEqual({ programId: [expect.stringMatching(/taken/)] });
    expect(await errorsOf({ programId: derivedId('none'), slug: 'third' })).toEqual({
      programId: ['program-not-found'],
    });
    for (const origin of [
      'http://a.example',
      'https://*.com',
      'https://*',
      "https://a.example 'unsafe-inline'",
      'javascript://x',
    ])
      expect([origin, (await app.owner('put', `${path}/${id}`, { embedOrigins: [origin] })).status]).toEqual([
        origin,
        422,
      ]);
    const good = ['Example.com/courses', 'https://*.example.org', 'https://example.net:8443'];
    const { body } = await app.owner('put', `${path}/${id}`, { embedOrigins: good });
    expect(body.embedOrigins).toEqual(['https://example.com', 'https://*.example.org', 'https://example.net:8443']);
    const other = await app.owner('put', `${path}/${id}`, { programId: derivedId('another program') });
    expect(other.body.errors).toEqual({ programId: ['public-training-program-fixed'] });
  });

  it('given one that is open, when it is opened once more, then nothing happens', async () => {
    const first = await post(`public-trainings/${id}/open`);
    const again = await post(`public-trainings/${id}/open`);
    expect(again.body.version).toBe(first.body.version);
  });

  it('given as many people as may join within a day, when one more does, then they are told to come tomorrow', async () => {
    await post(`public-trainings/${id}/open`);
    const now = new Date('2026-03-02T08:00:00.000Z');
    for (let at = 0; at < MAX_JOINS_A_DAY; at += 1)
      await app.outsideJoins.put({
        tenantId: exampleTenantId,
        scheduleId: id,
        userId: derivedId(`one of many ${at}`),
        now,
      });
    expect([(await join()).status, (await join()).body.code]).toEqual([429, 'public-training-full']);
  });
});
