import { exampleCause, exampleTenantId, exampleUserId } from 'contracts/kernel/examples';
import { derivedId } from 'contracts/kernel/id';
import { applicationIdOf, interviewIdOf } from 'contracts/recruiting/application/application.commands';
import { response } from 'contracts/recruiting/response/response.entity';
import { responseIdOf } from 'contracts/recruiting/response/response.ids';
import { beforeEach, describe, expect, it } from 'vitest';
import { entityState } from '#command-service/entity/entity.state';
import { otherTenantId, type SpecApp, specApp } from '#command-service/test/app.harness';
import { asked, openStory } from '#command-service/test/response.fixture';

const path = '/api/tenant/open-interviews';
const metadata = { ...exampleCause, tenantId: exampleTenantId, actor: { type: 'system' as const, id: 'spec' } };

describe('open interviews (docs/product.md REC-120)', () => {
  let app: SpecApp;
  let setId: string;
  let jobId: string;
  let id: string;
  const said = () => ({ title: 'Regatta crew', questionSetId: setId, questionSetRevision: 1, answerDays: 3 });
  const apply = (companyId = exampleTenantId, to = id) =>
    app.as('Nobody', otherTenantId)('post', `/api/candidate/open-interviews/${to}/apply`, { companyId });
  const publish = () => app.recruiter('post', `${path}/${id}/publish`);

  beforeEach(async () => {
    app = specApp();
    ({ setId, jobId } = await openStory(app));
    id = (await app.recruiter('post', path, { ...said(), instructions: 'Take your time.' })).body.id;
  });

  it('given a new one, when somebody applies, then it is closed until staff open it, and closed again after that', async () => {
    expect([(await apply()).status, (await apply()).body.code]).toEqual([409, 'open-interview-closed']);
    await publish();
    const { status, body } = await apply();
    const applicationId = applicationIdOf(exampleUserId, id);
    expect([status, body]).toEqual([
      201,
      { id: applicationId, interviewId: interviewIdOf(applicationId), openInterviewId: id, source: 'company-page' },
    ]);
    expect((await apply()).body.code).toBe('already-applied');
  });

  it('given one of a company, when it is applied to under another one or it is nowhere, then there is none', async () => {
    await publish();
    expect((await apply(otherTenantId)).body.code).toBe('open-interview-not-found');
    expect((await apply(exampleTenantId, derivedId('nothing'))).body.code).toBe('open-interview-not-found');
  });

  it('given a set that the company has not, or a version that there is none of, when it is chosen, then the field is named', async () => {
    for (const wrong of [{ questionSetId: derivedId('none') }, { questionSetRevision: 9 }]) {
      const { status, body } = await app.recruiter('post', path, { ...said(), ...wrong });
      expect([status, body.errors]).toEqual([422, { questionSetId: ['question-set-not-found'] }]);
      const changed = await app.recruiter('put', `${path}/${id}`, wrong);
      expect([changed.status, changed.body.errors]).toEqual([422, { questionSetId: ['question-set-not-found'] }]);
    }
  });

  it('given a video that is not of the library, when it is to say the instructions, then it is refused, of a step too', async () => {
    const instructionsVideoId = derivedId('no video');
    const { body } = await app.recruiter('post', path, { ...said(), instructionsVideoId });
    expect(body.errors).toEqual({ instructionsVideoId: ['question-video-not-found'] });
    const step = { id: derivedId('step'), name: 'First', questionSetId: setId, questionSetRevision: 1 };
    const job = await app.recruiter('post', '/api/tenant/jobs', {
      title: 'Cook',
      steps: [{ ...step, instructionsVideoId }],
    });
    expect(job.body.errors).toEqual({ 'steps.0.instructionsVideoId': ['question-video-not-found'] });
  });

  it('given somebody who applied, when their interview is made, then they are asked what it says, once, and it has no job', async () => {
    await publish();
    const { interviewId } = (await apply()).body;
    const person = { firstName: 'Ada', lastName: 'Berg', email: 'ada@mail.example', phone: '' };
    const candidateId = (await app.recruiter('post', '/api/tenant/candidates', person)).body.id as string;
    const opening = { interviewId, candidateId, jobId: null, openInterviewId: id };
    await app.commands.interview(interviewId, { type: 'CreateInterview', data: opening, metadata });
    const invite = () => app.commands.applicantInvitation(interviewId, { type: 'InviteApplicant', data: {}, metadata });
    await invite();
    const place = { tenantId: exampleTenantId, id: responseIdOf(interviewId, null) };
    expect(await entityState(app.events.store, response, place)).toMatchObject({
      record: {
        ...{
          jobId: null,
          openInterviewId: id,
          stepId: null,
          stepName: 'Regatta crew',
          instructions: 'Take your time.',
        },
        ...{ questionSetId: setId, questionCount: Object.keys(asked).length, deadline: { days: 3 } },
      },
    });
    await expect(invite()).rejects.toMatchObject({ code: 'already-invited' });
  });

  it('given an interview for a job and an open one at once, or for neither, when it is opened, then it is refused', async () => {
    const person = { firstName: 'Ada', lastName: 'Berg', email: 'ada@mail.example', phone: '' };
    const candidateId = (await app.recruiter('post', '/api/tenant/candidates', person)).body.id as string;
    const open = (body: object) => app.recruiter('post', '/api/tenant/interviews', { candidateId, ...body });
    for (const body of [{ jobId, openInterviewId: id }, { jobId: null }])
      expect((await open(body)).body.code).toBe('interview-for-one');
    expect((await open({ jobId: null, openInterviewId: derivedId('none') })).body.errors).toEqual({
      openInterviewId: ['open-interview-not-found'],
    });
    expect((await open({ jobId: null, openInterviewId: id })).status).toBe(201);
  });
});
