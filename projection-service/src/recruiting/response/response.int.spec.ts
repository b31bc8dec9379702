import { exampleTenantId, exampleUserId } from 'contracts/kernel/examples';
import { derivedId } from 'contracts/kernel/id';
import { applicationIdOf, interviewIdOf } from 'contracts/recruiting/application/application.commands';
import { questionDefaults } from 'contracts/recruiting/question/question.fields';
import { responseIdOf } from 'contracts/recruiting/response/response.ids';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSuperuser } from '#projection-service/test/database.harness';
import { type Harness, openHarness, storyOf } from '#projection-service/test/service.harness';

const id = (name: string) => derivedId('response int spec', name);
const video = { id: id('video'), text: 'Who are you?', ...questionDefaults, responseType: 'video' };
const asked = [
  { ...video, allowedTakes: 2, timeLimit: 60, thinkTime: 30 },
  { ...video, id: id('text'), text: 'Since when?', responseType: 'text' },
];
const end = '2026-03-10T06:00:00.000Z';
const stranger = derivedId('another company');

describe('responses', () => {
  let service: Harness;
  let last: string;
  const jobId = id('job');
  const people = { ada: exampleUserId, bob: id('bob') };
  const interviewOf = (userId: string) => interviewIdOf(applicationIdOf(userId, jobId));
  const responseOf = (userId: string) => responseIdOf(interviewOf(userId), id('step'));

  const tell = (userId: string, ...events: [string, Record<string, unknown>][]) =>
    service.append(
      'response',
      responseOf(userId),
      events.map(([type, data]) => ({ type, data: { responseId: responseOf(userId), ...data } })),
    );

  beforeAll(async () => {
    service = await openHarness();
    const story = storyOf(service);
    await story.user(exampleUserId, 'Rita Recruiter');
    await story.job('Dock planner', jobId);
    const set = { questionSetId: id('set'), name: 'First', description: '', questions: asked, revision: 1 };
    await service.append('questionSet', id('set'), [{ type: 'QuestionSetCreated', data: set }]);
    for (const [name, userId] of Object.entries(people)) {
      const { id: candidateId } = await story.candidate(name, 'Berg', id(`candidate ${name}`));
      await service.append('candidate', candidateId, [{ type: 'CandidateLinked', data: { candidateId, userId } }]);
      await story.interview(candidateId, jobId, interviewOf(userId));
      const ids = { candidateId, interviewId: interviewOf(userId), responseId: responseOf(userId) };
      await service.append('interview', interviewOf(userId), [{ type: 'InterviewStepInvited', data: ids }]);
      await tell(userId, [
        'ResponseCreated',
        {
          ...{ ...ids, jobId, openInterviewId: null, stepId: id('step'), stepName: 'First' },
          ...{ questionSetId: id('set'), questionSetRevision: 1, questionCount: 2, timePercent: 100 },
          ...{ deadline: { day: '2026-03-09', timeZone: 'America/Chicago' }, expiresAt: end },
          ...{ reminderDays: [1], reminders: ['2026-03-09T14:00:00.000Z'] },
        },
      ]);
      const text = 'Since the frost broke';
      await tell(
        userId,
        ['ResponseOpened', {}],
        ['ResponseAnswerGiven', { candidateId, questionId: id('text'), answerVersion: 1, answer: { text } }],
      );
    }
    const takeId = id('take');
    const ofTake = { questionId: video.id, takeId, take: 1 };
    const [from, to] = ['2026-03-02T09:00:20.000Z', '2026-03-02T09:00:40.000Z'];
    const until = '2026-03-02T09:01:00.000Z';
    last = await tell(
      people.ada,
      ['ResponseQuestionShown', { questionId: video.id }],
      ['ResponseThinkingStarted', { questionId: video.id, until: from }],
      ['ResponseTakeStarted', { ...ofTake, fileId: id('file'), startedAt: from, until }],
      ['ResponseGapRecorded', { ...ofTake, from, to }],
      ['ResponseTakeStopped', { ...ofTake, stoppedAt: to, chunks: 3, sha256: 'a'.repeat(64) }],
      ['ResponseTimeGranted', { candidateId: id('candidate ada'), from: 100, to: 150, reason: 'By telephone' }],
    );
    const admin = openSuperuser(service);
    for (const userId of Object.values(people))
      await admin.query('insert into access.interview values ($1, $2)', [interviewOf(userId), exampleTenantId]);
    await admin.query(
      "insert into access.tenant (tenant_id, name, subdomain, version) values ($1, 'Harbor', 'harbor', 1) on conflict do nothing",
      [exampleTenantId],
    );
    await admin.end();
  });
  afterAll(() => service.close());

  const get = (path: string, options = {}) => service.get(path, { minPosition: last, ...options });

  it('given responses, when listed for an interview, then they say how far each is, and no answer', async () => {
    const filter = JSON.stringify({ interviewId: interviewOf(people.ada) });
    const { body } = await get(`/api/tenant/responses?filter=${encodeURIComponent(filter)}`);
    const told = { candidateName: 'ada Berg', jobTitle: 'Dock planner', status: 'begun', timePercent: 150 };
    expect(body).toMatchObject([{ ...told, answeredCount: 1, questionCount: 2, expiresAt: end }]);
    expect(JSON.stringify(body)).not.toContain('frost');
    expect((await get(`/api/tenant/responses/${responseOf(people.ada)}`, { tenantId: stranger })).status).toBe(404);
  });

  it('given a job, when it is proven that all had the same, then it says who had not, with who and why', async () => {
    const { body } = await get(`/api/tenant/jobs/${jobId}/proof`);
    const of = (name: string) => body.find((one: { candidateName: string }) => one.candidateName === `${name} Berg`);
    expect(of('bob').differences).toEqual([]);
    expect(of('bob').questions[0]).toMatchObject({ thinkTime: 30, timeLimit: 60, takesAllowed: 2, takes: [] });
    expect(of('ada').differences).toEqual(['time', 'gap', 'cut']);
    // The time was given after the recording: what she had then stays what it was.
    const takes = [{ take: 1, chunks: 3, timeLimit: 60, arrivedAt: null, length: null }];
    expect(of('ada').questions[0]).toMatchObject({ thinkTime: 30, timeLimit: 60, takes });
    const grant = { kind: 'time', from: '100', to: '150', reason: 'By telephone', actorName: 'Rita Recruiter' };
    expect(of('ada').grants).toMatchObject([grant]);
    const alone = await get(`/api/tenant/interviews/${interviewOf(people.bob)}/proof`);
    expect(alone.body).toMatchObject([{ candidateName: 'bob Berg', differences: [] }]);
    for (const path of [`interviews/${interviewOf(people.ada)}`, `jobs/${jobId}`])
      expect((await get(`/api/tenant/${path}/proof`, { tenantId: stranger })).status).toBe(404);
  });

  it('given somebody who is asked, when they look, then they see their own answers and questions, and nobody else’s', async () => {
    const mine = `/api/candidate/responses/${interviewOf(people.ada)}`;
    const { status, body } = await get(mine);
    expect([status, body.title, body.timeFactor]).toEqual([200, 'Dock planner', 1.5]);
    const [recorded, written] = body.questions;
    expect([recorded.text, recorded.timeLimit, recorded.takesLeft]).toEqual(['Who are you?', 90, 1]);
    expect(written).toMatchObject({ answer: { text: 'Since the frost broke' }, answerVersion: 1 });
    expect((await get(`/api/candidate/responses/${interviewOf(people.bob)}`)).status).toBe(404);
    expect((await get(mine, { userId: people.bob })).status).toBe(404);
    expect((await get(`/api/candidate/responses/${id('guess')}`)).status).toBe(404);
    const bobs = await get(`/api/candidate/responses/${interviewOf(people.bob)}`, { userId: people.bob });
    expect(bobs.body.questions[0].text).toBeNull();
  });

  it('given files of answers, when stored, then they count as storage and the library has none of them', async () => {
    const answer = { responseId: responseOf(people.ada), questionId: video.id, takeId: id('take') };
    const names = { name: 'video', originalName: 'video', folderId: id('folder'), kind: 'video' };
    const data = { fileId: id('file'), ...names, size: 5_000, sha256: 'a'.repeat(64), uploadedBy: people.ada, answer };
    last = await service.append('file', id('file'), [{ type: 'FileCreated', data }]);
    expect((await get('/api/tenant/files')).body).toEqual([]);
    expect((await get(`/api/tenant/files/${id('file')}`)).status).toBe(404);
    expect((await get('/api/tenant/storage-usage')).body).toMatchObject({
      ...{ files: 1, bytes: 5_000 },
      largest: [{ bytes: 5_000, kind: 'video', name: null, place: 'answers' }],
    });
  });

  it('given a candidate, when they are erased, then the reasons of what they were given go', async () => {
    const candidateId = id('candidate ada');
    last = await service.append('candidate', candidateId, [{ type: 'CandidateErased', data: { candidateId } }]);
    const { body } = await get(`/api/tenant/interviews/${interviewOf(people.ada)}/proof`);
    expect(body).toMatchObject([{ candidateName: null, grants: [{ reason: null, to: '150' }] }]);
  });
});
