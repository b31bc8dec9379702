import { exampleTenantId } from 'contracts/kernel/examples';
import { streamName } from 'contracts/kernel/id';
import { responseIdOf } from 'contracts/recruiting/response/response.ids';
import { describe, expect, it } from 'vitest';
import { specApp } from '#command-service/test/app.harness';
import { asked, openStory, sha256 } from '#command-service/test/response.fixture';

const questionId = asked.video.id;
const captions = 'WEBVTT\n\n00:01.000 --> 00:04.000\nHello.';

describe('captions of an answer', () => {
  it('given a recording, when captions are added, then they belong to it; without one, or without WebVTT, they are refused by name', async () => {
    const app = specApp();
    const story = await openStory(app);
    const ada = await story.applicant('ada');
    await ada.invite();
    for (const step of ['open', 'show', 'think']) await ada.does(step, step === 'open' ? {} : { questionId });
    const id = responseIdOf(ada.interviewId, story.stepId);
    const caption = (body: object) => app.recruiter('post', `/api/tenant/responses/${id}/captions`, body);
    const early = await caption({ questionId, captions });
    expect([early.status, early.body.errors]).toEqual([409, { questionId: ['answer-not-recorded'] }]);
    const { takeId, fileId } = (await ada.does('start', { questionId })).body.question.running;
    app.advance(5_000);
    await ada.does('stop', { questionId, takeId, sha256, chunks: 2 });
    const wrong = await caption({ questionId, captions: '1\n00:00:01,000 --> 00:00:04,000\nSubRip' });
    expect([wrong.status, wrong.body.errors]).toEqual([422, { captions: ['captions-not-webvtt'] }]);
    expect((await caption({ questionId, captions, language: 'pt' })).status).toBe(200);
    expect((await caption({ questionId, captions: null })).status).toBe(200);
    const { events } = await app.events.store.readStream(streamName('response', exampleTenantId, id));
    const told = events.filter(({ type }) => type === 'ResponseAnswerCaptioned').map(({ data }) => data);
    expect(told).toMatchObject([
      { questionId, fileId, language: 'pt', captions },
      { questionId, fileId, captions: null },
    ]);
  });
});
