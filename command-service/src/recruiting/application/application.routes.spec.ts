import { exampleJobId, exampleTenantId, exampleUserId } from 'contracts/kernel/examples';
import { streamName } from 'contracts/kernel/id';
import { applicationIdOf, interviewIdOf } from 'contracts/recruiting/application/application.commands';
import { beforeEach, describe, expect, it } from 'vitest';
import { otherTenantId, type SpecApp, specApp } from '#command-service/test/app.harness';

const path = '/api/candidate/applications';

describe('application routes', () => {
  let app: SpecApp;
  let jobId: string;
  const apply = (body: object = { jobId }) => app.as('Nobody', otherTenantId)('post', path, body);
  const publish = () => app.recruiter('post', `/api/tenant/jobs/${jobId}/publish`);
  beforeEach(async () => {
    app = specApp();
    jobId = (await app.recruiter('post', '/api/tenant/jobs', { title: 'Cook' })).body.id;
    await publish();
  });

  it('given an open job of a company that is not named, when somebody applies, then it is written down there in their name', async () => {
    const { status, body, headers } = await apply({ jobId, source: ' Indeed ' });
    const id = applicationIdOf(exampleUserId, jobId);
    expect([status, body]).toEqual([201, { id, interviewId: interviewIdOf(id), jobId, source: 'indeed' }]);
    expect(headers['x-position']).toBeDefined();
    const { events } = await app.events.store.readStream(streamName('application', exampleTenantId, id));
    expect(events).toMatchObject([
      { metadata: { tenantId: exampleTenantId, actor: { type: 'user', id: exampleUserId } } },
    ]);
  });

  it('given no source, when somebody applies, then they came by the company page', async () => {
    expect((await apply()).body.source).toBe('company-page');
  });

  it('given an application, when the same person applies again, then it is refused; with the same key it is answered again', async () => {
    const first = await apply().set('Idempotency-Key', 'k');
    const again = await apply();
    expect([again.status, again.body.code]).toEqual([409, 'already-applied']);
    await app.recruiter('post', `/api/tenant/jobs/${jobId}/unpublish`);
    const repeated = await apply().set('Idempotency-Key', 'k');
    expect([repeated.status, repeated.body]).toEqual([201, first.body]);
    expect((await apply()).body.code).toBe('already-applied');
  });

  it('given one person with 24 tabs, when all apply at once, then one is taken and 23 are told that they have applied', async () => {
    const answers = await Promise.all(
      Array.from({ length: 24 }, (_, tab) => apply().set('Idempotency-Key', `t${tab}`)),
    );
    const codes = answers.map(({ status, body }) => body.code ?? status).toSorted();
    expect(codes).toEqual([201, ...Array.from({ length: 23 }, () => 'already-applied')]);
  });

  it('given a job that is not published, removed or nowhere, when somebody applies, then the refusal says which', async () => {
    const refusal = async (id: string) => {
      const { status, body } = await apply({ jobId: id });
      return [status, body.code, body.errors];
    };
    expect(await refusal(exampleJobId)).toEqual([404, 'job-not-found', { jobId: ['job-not-found'] }]);
    await app.recruiter('post', `/api/tenant/jobs/${jobId}/unpublish`);
    expect(await refusal(jobId)).toEqual([409, 'job-not-open', { jobId: ['job-not-open'] }]);
    await app.recruiter('delete', `/api/tenant/jobs/${jobId}`);
    expect(await refusal(jobId)).toEqual([409, 'job-not-open', { jobId: ['job-not-open'] }]);
  });

  it.each([
    [{ jobId: 'x' }, { jobId: ['id-invalid'] }],
    [{}, { jobId: ['field-required'] }],
    [{ jobId: exampleJobId, source: 'no spaces!' }, { source: ['source-invalid'] }],
    [{ jobId: exampleJobId, userId: exampleUserId }, { userId: ['field-unknown'] }],
  ])('given the input %j, when sent, then its faults are named', async (input, errors) => {
    const { status, body } = await apply(input);
    expect([status, body.errors]).toEqual([422, errors]);
  });

  it('given a removed job, when our own processes open the interview of its application, then it is opened; by staff it is not', async () => {
    const person = { firstName: 'Ada', lastName: 'Berg', email: 'ada@mail.example' };
    const candidateId = (await app.owner('post', '/api/tenant/candidates', person)).body.id;
    const { interviewId, id } = (await apply()).body;
    await app.owner('delete', `/api/tenant/jobs/${jobId}`);
    const data = { interviewId, candidateId, jobId };
    const cause = { eventId: id, policy: 'p', target: 't', correlationId: 'c' };
    const command = {
      tenantId: exampleTenantId,
      aggregate: 'interview',
      id: interviewId,
      type: 'CreateInterview',
      data,
    };
    expect((await app.owner('post', '/api/tenant/interviews', { candidateId, jobId })).status).toBe(422);
    expect((await app.system({ ...command, cause })).status).toBe(200);
  });
});
