import { exampleCause, exampleTenantId } from 'contracts/kernel/examples';
import { derivedId } from 'contracts/kernel/id';
import { responseIdOf } from 'contracts/recruiting/response/response.ids';
import { beforeEach, describe, expect, it } from 'vitest';
import { type SpecApp, specApp } from '#command-service/test/app.harness';
import { type Applicant, asked, openStory } from '#command-service/test/response.fixture';

const text = { questionId: asked.text.id };
const code = ({ status, body }: { status: number; body: { code: string } }) => [status, body.code];

describe('reviewing what a candidate answered', () => {
  let app: SpecApp;
  let story: Awaited<ReturnType<typeof openStory>>;
  let ada: Applicant;
  let step: string;
  let words: Record<'good' | 'weak', string>;
  const says = (path: string, body: object = {}, by: 'recruiter' | 'owner' = 'recruiter') =>
    app[by]('post', `/api/tenant/responses/${step}/${path}`, body);
  const rates = (ratingTypeId: string | null, question = text) => says('rating', { ...question, ratingTypeId });
  /** The deadline passes. */
  const close = async () => {
    const state = await app.commands.responseState(exampleTenantId, step);
    if (state.status === 'absent') throw new Error('Nobody was invited.');
    const { expiresAt: dueAt } = state.record;
    const metadata = { ...exampleCause, tenantId: exampleTenantId, now: new Date(dueAt) };
    await app.commands.response(step, { type: 'ExpireResponse', data: { dueAt }, metadata });
  };

  beforeEach(async () => {
    app = specApp();
    story = await openStory(app);
    ada = await story.applicant('ada');
    await ada.invite();
    await ada.does('open');
    await ada.does('answer', { ...text, text: 'Since the frost broke', answerVersion: 0 });
    step = responseIdOf(ada.interviewId, story.stepId);
    const word = async (name: string, score: number) =>
      (await app.owner('post', '/api/tenant/rating-types', { name, score })).body.id as string;
    words = { good: await word('Good', 4), weak: await word('Weak', 1) };
  });

  it('given answers that may still change, when rated, then it is too early; after the deadline each answer that was given is', async () => {
    expect(code(await rates(words.good))).toEqual([409, 'review-too-early']);
    await close();
    const { status, body } = await rates(words.good);
    expect([status, body.status, body.ratedCount]).toEqual([200, 'draft', 1]);
    expect(body).not.toHaveProperty('ratings');
    expect(code(await rates(words.good, { questionId: asked.free.id }))).toEqual([409, 'answer-not-given']);
    expect(code(await rates(words.good, { questionId: derivedId('another') }))).toEqual([404, 'question-not-found']);
    expect((await rates(null)).body.ratedCount).toBe(0);
  });

  it('given a rating, when it is given again, then nothing happens; by two people, each has a review of their own', async () => {
    await close();
    const first = await rates(words.good);
    expect((await rates(words.good)).body.version).toBe(first.body.version);
    const other = await says('rating', { ...text, ratingTypeId: words.weak }, 'owner');
    expect(other.body.reviewerId).toBe(first.body.reviewerId);
    const program = await app.recruiter('post', '/api/tenant/responses/nothing/rating', {});
    expect(program.status).toBe(404);
  });

  it('given a job with a scorecard, when an answer is rated by another word or an unknown one, then it is refused by name', async () => {
    await close();
    await app.recruiter('patch', `/api/tenant/jobs/${story.jobId}`, { ratingTypeIds: [words.good] });
    expect((await rates(words.good)).status).toBe(200);
    for (const id of [words.weak, derivedId('no word')]) {
      const refused = await rates(id);
      expect([...code(refused), refused.body.errors]).toEqual([
        422,
        'rating-type-not-found',
        { ratingTypeId: ['rating-type-not-found'] },
      ]);
    }
  });

  it('given ratings, when they are submitted, then they change once they are reopened, and say that they did', async () => {
    await close();
    expect(code(await says('review/submit'))).toEqual([404, 'not-found']);
    await says('comments', { ...text, text: 'Let us ask about this' });
    expect(code(await says('review/submit'))).toEqual([409, 'review-empty']);
    await rates(words.good);
    const submitted = await says('review/submit');
    expect([submitted.body.status, submitted.body.changedAt]).toEqual(['submitted', null]);
    expect((await says('review/submit')).body.version).toBe(submitted.body.version);
    expect(code(await rates(words.weak))).toEqual([409, 'review-submitted']);
    expect((await says('review/reopen')).body).toMatchObject({
      status: 'draft',
      submittedAt: submitted.body.submittedAt,
    });
    expect((await rates(words.weak)).body.changedAt).not.toBeNull();
  });

  it('given comments, when one is removed, then it is one’s own that goes; who is no member cannot be mentioned', async () => {
    await close();
    const say = (more: object) => says('comments', { ...text, text: 'At this moment', second: 12, ...more });
    expect((await say({})).status).toBe(201);
    const stranger = await say({ mentions: [derivedId('stranger')] });
    expect([...code(stranger), stranger.body.errors]).toEqual([
      422,
      'review-mention-unknown',
      { mentions: ['review-mention-unknown'] },
    ]);
    const gone = await app.recruiter('delete', `/api/tenant/responses/${step}/comments/${derivedId('nothing')}`);
    expect(code(gone)).toEqual([404, 'review-comment-not-found']);
    const long = await say({ text: 'x'.repeat(2_001) });
    expect([long.status, long.body.errors]).toEqual([422, { text: ['too-long'] }]);
    expect((await say({ second: -1 })).body.errors).toHaveProperty('second');
  });
});
