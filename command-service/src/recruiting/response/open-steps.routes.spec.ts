import { derivedId } from 'contracts/kernel/id';
import { responseIdOf } from 'contracts/recruiting/response/response.ids';
import { beforeEach, describe, expect, it } from 'vitest';
import { type SpecApp, specApp } from '#command-service/test/app.harness';
import { type Applicant, asked, choiceIds, openStory, sha256 } from '#command-service/test/response.fixture';

const video = { questionId: asked.video.id };
const code = ({ status, body }: { status: number; body: { code?: string } }) => [status, body.code];

describe('an interview of which two steps are open', () => {
  let app: SpecApp;
  let ada: Applicant;
  let first: string;
  let second: string;
  /** A step of the browser in the step of the job that is named, or in the present one. */
  const does = (name: string, body: object = {}, responseId?: string) =>
    ada.does(responseId === undefined ? name : `${name}?responseId=${responseId}`, body);
  const statusNow = async () =>
    (await app.recruiter('post', `/api/tenant/interviews/${ada.interviewId}/status`, { comment: 'x' })).body.status;
  const withdraw = (id: string) => app.recruiter('post', `/api/tenant/responses/${id}/withdraw`, {});
  beforeEach(async () => {
    app = specApp();
    const story = await openStory(app);
    ada = await story.applicant('ada');
    first = responseIdOf(ada.interviewId, story.stepId);
    second = responseIdOf(ada.interviewId, story.secondStepId);
    await ada.invite({ stepId: story.stepId });
    await does('open');
    for (const name of ['show', 'think']) await does(name, video);
    await ada.invite({ stepId: story.secondStepId });
  });

  /** Everything that must be answered in a step. */
  const handIn = async (responseId: string) => {
    await does('open', {}, responseId);
    for (const name of ['show', 'think']) await does(name, video, responseId);
    const { takeId } = (await does('start', video, responseId)).body.question.running;
    await does('stop', { ...video, takeId, sha256, chunks: 3 });
    const text = { questionId: asked.text.id, text: 'Because', answerVersion: 0 };
    await does('answer', text, responseId);
    const choice = { questionId: asked.choice.id, choiceIds: [choiceIds.right], answerVersion: 0 };
    await does('answer', choice, responseId);
    return does('submit', {}, responseId);
  };

  it('given a second invitation while the first is half answered, when nobody names a step, then the first is gone on with, and a recording of it ends (REC-280)', async () => {
    const { takeId } = (await does('start', video)).body.question.running;
    const stopped = await does('stop', { ...video, takeId, sha256, chunks: 3 });
    expect([stopped.status, stopped.body.responseId]).toEqual([200, first]);
    expect((await does('open', {}, second)).body).toMatchObject({ responseId: second, status: 'begun' });
    expect((await does('open')).body.responseId).toBe(first);
  });

  it('given a recording in the second, when nobody names a step, then it is the second', async () => {
    await does('open', {}, second);
    for (const name of ['show', 'think', 'start']) await does(name, video, second);
    expect((await does('open')).body.responseId).toBe(second);
  });

  it('given the first is handed in, when it is handed in again, then that is refused and nothing of the second is; nobody else’s step is named', async () => {
    expect((await handIn(first)).body).toMatchObject({ responseId: first, status: 'submitted' });
    expect(code(await does('submit', {}, first))).toEqual([409, 'response-submitted']);
    expect((await does('open')).body.responseId).toBe(second);
    expect(code(await does('open', {}, derivedId('of somebody else')))).toEqual([404, 'not-found']);
  });

  it('given both, when each ends, then the interview is pending until both have (REC-281)', async () => {
    await handIn(first);
    expect(await statusNow()).toBe('pending');
    await withdraw(second);
    expect(await statusNow()).toBe('answered');
  });

  it('given both, when both are withdrawn, then the interview is what it was before the first', async () => {
    await withdraw(second);
    expect(await statusNow()).toBe('pending');
    await withdraw(first);
    expect(await statusNow()).toBe('created');
  });

  it('given a step that is open, when no step is named in an invitation, then there is none to the next', async () => {
    await withdraw(second);
    expect(code(await ada.invite())).toEqual([409, 'already-invited']);
  });
});
