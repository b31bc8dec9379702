import { exampleCause, exampleTenantId } from 'contracts/kernel/examples';
import { streamName } from 'contracts/kernel/id';
import { responseIdOf } from 'contracts/recruiting/response/response.ids';
import { beforeEach, describe, expect, it } from 'vitest';
import { type SpecApp, specApp } from '#command-service/test/app.harness';
import { asked, openStory, sha256 } from '#command-service/test/response.fixture';

const MINUTE = 60_000;
const DAY = 86_400_000;
const code = ({ status, body }: { status: number; body: { code?: string } }) => [status, body.code];

describe('an invitation that was withdrawn', () => {
  let app: SpecApp;
  let id: string;
  let does: Awaited<ReturnType<Awaited<ReturnType<typeof openStory>>['applicant']>>['does'];
  const send = (action: string, body?: object) => app.recruiter('post', `/api/tenant/responses/${id}/${action}`, body);
  const restored = async () => {
    const { events } = await app.events.store.readStream(streamName('response', exampleTenantId, id));
    return events.filter(({ type }) => type === 'ResponseRestored').map(({ data }) => data);
  };
  beforeEach(async () => {
    app = specApp();
    const story = await openStory(app);
    const ada = await story.applicant('ada');
    await ada.invite({ stepId: story.stepId });
    id = responseIdOf(ada.interviewId, story.stepId);
    does = ada.does;
    await send('withdraw', {});
  });

  it('given a recording that was cut off before, when what had come of it is kept, then it is no answer', async () => {
    await send('restore');
    const video = { questionId: asked.video.id };
    for (const step of ['open', 'show', 'think']) await does(step, step === 'open' ? {} : video);
    const { takeId } = (await does('start', video)).body.question.running;
    const { version } = (await send('withdraw', {})).body;
    app.advance(DAY);
    const kept = { ...video, takeId, size: 9, sha256, lastAt: '2026-03-02T09:01:00.000Z' };
    const metadata = { ...exampleCause, now: app.clock() };
    const interrupt = { type: 'InterruptTake' as const, data: kept, metadata };
    expect((await app.commands.response(id, interrupt)).version).toBe(version);
  });

  it('given its deadline is to come, when it is restored, also without a body, then that stays', async () => {
    const { status, body } = await send('restore');
    expect([status, body.status]).toEqual([200, 'invited']);
    expect(await restored()).toMatchObject([{ expiresAt: body.expiresAt, deadline: null }]);
  });

  it('given it was restored, when it is withdrawn and restored again within ten minutes, then that is refused; after them it is not', async () => {
    expect((await send('restore', {})).status).toBe(200);
    await send('withdraw', {});
    app.advance(9 * MINUTE);
    expect(code(await send('restore', {}))).toEqual([409, 'response-just-invited']);
    app.advance(2 * MINUTE);
    const { version } = (await send('restore', {})).body;
    expect((await send('resend-invitation', {})).body.version).toBe(version);
    expect(await restored()).toHaveLength(2);
  });

  it('given its deadline is over, when it is restored, then until a later day that is named, and not without one', async () => {
    app.advance(30 * DAY);
    expect(code(await send('restore', {}))).toEqual([409, 'response-expired']);
    const past = await send('restore', { deadline: { day: '2026-03-31', timeZone: 'UTC' } });
    expect([...code(past), past.body.errors]).toEqual([422, 'deadline-over', { deadline: ['deadline-over'] }]);
    const deadline = { day: '2026-04-10', timeZone: 'UTC' };
    const { body } = await send('restore', { deadline });
    expect(body).toMatchObject({ status: 'invited', deadline, expiresAt: '2026-04-11T00:00:00.000Z' });
    expect(body.reminders.length).toBeGreaterThan(0);
    expect(await restored()).toMatchObject([{ deadline, expiresAt: body.expiresAt }]);
  });
});
