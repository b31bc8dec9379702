import { exampleTenantId } from 'contracts/kernel/examples';
import { response } from 'contracts/recruiting/response/response.entity';
import { responseIdOf } from 'contracts/recruiting/response/response.ids';
import { beforeEach, describe, expect, it } from 'vitest';
import { entityState } from '#command-service/entity/entity.state';
import { type SpecApp, specApp } from '#command-service/test/app.harness';
import { type Applicant, asked, openStory, sha256 } from '#command-service/test/response.fixture';
import { assertSilent } from './silent-take.ts';

const SECOND = 1_000;
const free = { questionId: asked.free.id };
const code = ({ status, body }: { status: number; body: { code?: string } }) => [status, body.code];
const from = (moment: string, seconds: number) => new Date(Date.parse(moment) + seconds * SECOND).toISOString();

describe('a recording whose browser does not come back', () => {
  let app: SpecApp;
  let ada: Applicant;
  let id: string;
  let running: { takeId: string; startedAt: string; until: string };
  beforeEach(async () => {
    app = specApp();
    const story = await openStory(app);
    ada = await story.applicant('ada');
    await ada.invite();
    id = responseIdOf(ada.interviewId, story.stepId);
    for (const [name, body] of [['open', {}] as const, ['show', free] as const]) await ada.does(name, body);
    running = (await ada.does('start', free)).body.question.running;
  });
  const end = () => ada.does('end', { ...free, takeId: running.takeId });

  it('given a question without a limit, when it is recorded, then for an hour at most (REC-282)', () => {
    expect(running.until).toBe(from(running.startedAt, 3_600));
  });

  it('given nothing came for a minute, when its candidate ends it, then others are recorded; before that it is refused (REC-283)', async () => {
    app.advance(59 * SECOND);
    expect(code(await end())).toEqual([409, 'take-arriving']);
    app.advance(SECOND);
    const ended = await end();
    expect([ended.status, ended.body.question.running]).toEqual([200, null]);
    expect((await end()).body.question.takes).toEqual(ended.body.question.takes);
    expect((await ada.does('start', free)).body.question.running.take).toBe(2);
  });

  it('given staff end it, when its browser comes back, then what it recorded within its time is taken', async () => {
    app.advance(60 * SECOND);
    const path = `/api/tenant/responses/${id}/end-take`;
    const body = { ...free, takeId: running.takeId };
    expect((await app.recruiter('post', path, body)).status).toBe(200);
    app.advance(60 * SECOND);
    const stop = { ...body, sha256, chunks: 90, stoppedAt: from(running.startedAt, 90) };
    expect((await ada.does('stop', stop)).body.question).toMatchObject({ answerVersion: 1, running: null });
  });

  it('given it was ended and recorded anew elsewhere, when its browser comes back, then the newer recording stays the answer', async () => {
    app.advance(60 * SECOND);
    await end();
    const next = (await ada.does('start', free)).body.question.running;
    app.advance(30 * SECOND);
    const stop = (takeId: string, stoppedAt: string) =>
      ada.does('stop', { ...free, takeId, sha256, chunks: 9, stoppedAt });
    expect((await stop(next.takeId, from(next.startedAt, 20))).body.question.answerVersion).toBe(1);
    const late = await stop(running.takeId, from(running.startedAt, 50));
    expect([late.status, late.body.question.answerVersion]).toEqual([200, 1]);
  });

  it('given bytes that come still, when it is to be ended, then it is refused', async () => {
    const state = await entityState(app.events.store, response, { tenantId: exampleTenantId, id });
    if (state.status === 'absent') throw new Error('There is none.');
    const ending = { ...free, takeId: running.takeId, now: new Date(from(running.startedAt, 120)) };
    const pieces = (seconds: number) => ({ writtenAt: async () => new Date(from(running.startedAt, seconds)) });
    await expect(assertSilent(pieces(61), state.record, ending)).rejects.toMatchObject({ code: 'take-arriving' });
    await expect(assertSilent(pieces(60), state.record, ending)).resolves.toBeUndefined();
  });
});
