import { exampleCause, exampleTenantId } from 'contracts/kernel/examples';
import { streamName } from 'contracts/kernel/id';
import { responseIdOf } from 'contracts/recruiting/response/response.ids';
import { beforeEach, describe, expect, it } from 'vitest';
import { otherTenantId, type SpecApp, specApp } from '#command-service/test/app.harness';
import { type Applicant, asked, openStory } from '#command-service/test/response.fixture';

const DAY = 86_400_000;
const video = { questionId: asked.video.id };
const code = ({ status, body }: { status: number; body: { code: string } }) => [status, body.code];

describe('what a company invites to', () => {
  let app: SpecApp;
  let story: Awaited<ReturnType<typeof openStory>>;
  let ada: Applicant;
  beforeEach(async () => {
    app = specApp();
    story = await openStory(app);
    ada = await story.applicant('ada');
    await ada.invite();
    await ada.does('open');
  });

  it('given an invitation, when it is withdrawn, then nothing is answered any more; restored, it goes on where it was', async () => {
    const { interviewId } = ada;
    const response = `/api/tenant/responses/${responseIdOf(interviewId, story.stepId)}`;
    const statusOf = async () => {
      const { events } = await app.events.store.readStream(streamName('interview', exampleTenantId, interviewId));
      const changed = events.findLast(({ type }) => type === 'InterviewStatusChanged');
      return (changed?.data as { to?: string } | undefined)?.to;
    };
    await ada.does('show', video);
    await ada.does('think', video);
    expect((await app.as('Trainer')('post', `${response}/withdraw`, {})).status).toBe(403);
    const withdrawn = await app.recruiter('post', `${response}/withdraw`, { reason: 'The job is filled' });
    expect([withdrawn.status, withdrawn.body.status, await statusOf()]).toEqual([200, 'withdrawn', 'created']);
    for (const step of ['open', 'submit']) expect(code(await ada.does(step))).toEqual([409, 'response-withdrawn']);
    expect(code(await ada.does('start', video))).toEqual([409, 'response-withdrawn']);
    expect(code(await app.recruiter('post', `${response}/resend-invitation`, {}))).toEqual([409, 'response-withdrawn']);
    const { version } = (await app.recruiter('post', `${response}/withdraw`, {})).body;
    expect(version).toBe(withdrawn.body.version);
    const restored = await app.recruiter('post', `${response}/restore`, {});
    expect([restored.body.status, restored.body.reminders.length > 0, await statusOf()]).toEqual([
      'begun',
      true,
      'pending',
    ]);
    expect((await ada.does('start', video)).status).toBe(200);
  });

  it('given an invitation that was withdrawn, when its deadline is over, then it is neither restored nor unanswered', async () => {
    const id = responseIdOf(ada.interviewId, story.stepId);
    const response = `/api/tenant/responses/${id}`;
    const { expiresAt } = (await app.recruiter('post', `${response}/withdraw`, {})).body;
    app.advance(9 * DAY);
    const metadata = { ...exampleCause, now: app.clock() };
    const sent = await app.commands.response(id, { type: 'ExpireResponse', data: { dueAt: expiresAt }, metadata });
    expect(sent.state).toMatchObject({ record: { status: 'withdrawn' } });
    expect(code(await app.recruiter('post', `${response}/restore`, {}))).toEqual([409, 'response-expired']);
  });

  it('given a step that is still to be answered, when somebody else invites without naming one, then it is refused; a named one is not', async () => {
    expect(code(await ada.invite())).toEqual([409, 'already-invited']);
    expect((await ada.invite({ stepId: story.secondStepId })).status).toBe(201);
  });

  it('given an invitation of another company, or one that there is none of, when it is withdrawn or restored, then it is not found', async () => {
    const id = responseIdOf(ada.interviewId, story.stepId);
    const foreign = app.as('Owner', otherTenantId);
    for (const step of ['withdraw', 'restore']) {
      expect(code(await foreign('post', `/api/tenant/responses/${id}/${step}`, {}))).toEqual([404, 'not-found']);
      const none = `/api/tenant/responses/${ada.interviewId}/${step}`;
      expect(code(await app.recruiter('post', none, {}))).toEqual([404, 'not-found']);
    }
    const wrong = await app.recruiter('post', `/api/tenant/responses/${id}/withdraw`, { reason: 7 });
    expect([wrong.status, Object.keys(wrong.body.errors)]).toEqual([422, ['reason']]);
  });
});
