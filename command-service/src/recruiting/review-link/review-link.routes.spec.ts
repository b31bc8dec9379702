import { exampleCause, exampleTenantId } from 'contracts/kernel/examples';
import { derivedId, streamName } from 'contracts/kernel/id';
import { reviewIdOf } from 'contracts/recruiting/interview-review/interview-review.ids';
import { responseIdOf } from 'contracts/recruiting/response/response.ids';
import { MAX_REVIEW_LINK_GUESTS } from 'contracts/recruiting/review-link/review-link.choices';
import request from 'supertest';
import { beforeEach, describe, expect, it } from 'vitest';
import { otherTenantId, type SpecApp, specApp } from '#command-service/test/app.harness';
import { type Applicant, asked, openStory } from '#command-service/test/response.fixture';
import { guestIdOf } from './guest-review.ts';
import { reviewTokens } from './review-token.ts';

const DAY = 86_400_000;
const text = asked.text.id;
const guestKey = derivedId('a browser');
const code = ({ status, body }: { status: number; body: { code: string } }) => [status, body.code];

describe('links for outside reviewers', () => {
  let app: SpecApp;
  let ada: Applicant;
  let step: string;
  let jobId: string;
  let word: string;
  const inDays = (days: number) => new Date(Date.parse('2026-03-02T09:00:00.000Z') + days * DAY).toISOString();
  const guest = (path: string, body: object) => request(app.app).post(`/api/public/reviews/${path}`).send(body);
  /** A link to ada's answers, and what opens it. */
  const share = async (more: object = {}) => {
    const body = {
      interviewId: ada.interviewId,
      label: 'Mr Weber',
      expiresAt: inDays(30),
      ratingTypeIds: [word],
      ...more,
    };
    const made = await app.recruiter('post', '/api/tenant/review-links', body);
    const { id } = made.body as { id: string };
    const { token } = (await app.recruiter('post', `/api/tenant/review-links/${id}/token`, {})).body;
    return { made, id, who: { token: token as string, guestKey } };
  };

  beforeEach(async () => {
    app = specApp();
    const story = await openStory(app);
    jobId = story.jobId;
    ada = await story.applicant('ada');
    await ada.invite();
    await ada.does('open');
    await ada.does('answer', { questionId: text, text: 'Since the frost broke', answerVersion: 0 });
    step = responseIdOf(ada.interviewId, story.stepId);
    word = (await app.owner('post', '/api/tenant/rating-types', { name: 'Good', score: 4 })).body.id;
    const state = await app.commands.responseState(exampleTenantId, step);
    const dueAt = state.status === 'absent' ? '' : state.record.expiresAt;
    const metadata = { ...exampleCause, tenantId: exampleTenantId, now: new Date(dueAt) };
    await app.commands.response(step, { type: 'ExpireResponse', data: { dueAt }, metadata });
  });

  it('given a link, when somebody without an account opens it, then they see the answers, and each look is on record', async () => {
    const { id, who } = await share();
    const { status, body } = await guest('open', who);
    expect([status, body.candidateName, body.title]).toEqual([200, 'ada Berg', 'Line cook']);
    const answered = body.steps[0].questions.find(({ questionId }: { questionId: string }) => questionId === text);
    expect(answered.answer).toEqual({ text: 'Since the frost broke' });
    expect(body.offered).toEqual([{ id: word, name: 'Good', score: 4 }]);
    await guest('open', who);
    const { events } = await app.events.store.readStream(streamName('reviewLink', exampleTenantId, id));
    expect(events.map(({ type }) => type)).toEqual(['ReviewLinkCreated', 'ReviewLinkOpened', 'ReviewLinkOpened']);
  });

  it('given a link that hides the name, when it is opened, then nothing of the answer tells it', async () => {
    const { who } = await share({ isNameHidden: true });
    const { body } = await guest('open', who);
    expect(body.candidateName).toBeNull();
    expect(JSON.stringify(body)).not.toContain('Berg');
  });

  it('given a link, when somebody rates and comments under a name, then it is their review, found again by their browser alone', async () => {
    const { who } = await share();
    const named = { ...who, name: 'Mr Weber', responseId: step };
    const rated = await guest('rating', { ...named, questionId: text, ratingTypeId: word });
    expect(rated.status).toBe(200);
    const said = await guest('comment', { ...named, questionId: text, text: 'Ask about March' });
    const mine = said.body.steps[0].questions.find(({ questionId }: { questionId: string }) => questionId === text);
    expect([mine.rating.name, mine.comments[0].text, said.body.guestName]).toEqual([
      'Good',
      'Ask about March',
      'Mr Weber',
    ]);
    expect((await guest('submit', named)).body.steps[0].status).toBe('submitted');
    const other = await guest('open', { ...who, guestKey: derivedId('another browser') });
    expect(other.body.guestName).toBeNull();
    expect(JSON.stringify(other.body)).not.toContain('Ask about March');
  });

  it('given a job that is kept to its team since, when somebody else revokes a link to it, then there is none, and it goes on', async () => {
    const { id, who } = await share();
    const team = [{ userId: derivedId('of the team'), isMailed: false }];
    await app.owner('patch', `/api/tenant/jobs/${jobId}`, { isRestricted: true, team });
    expect((await app.recruiter('post', `/api/tenant/review-links/${id}/revoke`, {})).status).toBe(404);
    expect((await guest('open', who)).status).toBe(200);
    expect((await app.owner('post', `/api/tenant/review-links/${id}/revoke`, {})).status).toBe(200);
  });

  it('given a link, when it has run out, was revoked, or is guessed, then it opens nothing', async () => {
    const revoked = await share();
    await app.recruiter('post', `/api/tenant/review-links/${revoked.id}/revoke`, {});
    expect(code(await guest('open', revoked.who))).toEqual([410, 'review-link-invalid']);
    const { id, who } = await share();
    expect(code(await guest('open', { ...who, token: `${who.token.slice(0, -2)}AA` }))).toEqual([
      410,
      'review-link-invalid',
    ]);
    const forged = reviewTokens(Buffer.alloc(32, 8)).issue({ tenantId: exampleTenantId, linkId: id });
    expect(code(await guest('open', { ...who, token: forged }))).toEqual([410, 'review-link-invalid']);
    const elsewhere = reviewTokens(Buffer.alloc(32, 7)).issue({ tenantId: otherTenantId, linkId: id });
    expect(code(await guest('open', { ...who, token: elsewhere }))).toEqual([410, 'review-link-invalid']);
    expect((await guest('open', who)).status).toBe(200);
    app.advance(31 * DAY);
    expect(code(await guest('open', who))).toEqual([410, 'review-link-invalid']);
    expect(
      code(await guest('rating', { ...who, name: 'X', responseId: step, questionId: text, ratingTypeId: word })),
    ).toEqual([410, 'review-link-invalid']);
  });

  it('given a link to one interview, when its holder names a step or a word that is not on it, then there is nothing', async () => {
    const { who } = await share({ ratingTypeIds: [] });
    const named = { ...who, name: 'Mr Weber', questionId: text };
    expect((await guest('rating', { ...named, responseId: derivedId('other step'), ratingTypeId: null })).status).toBe(
      404,
    );
    expect(code(await guest('rating', { ...named, responseId: step, ratingTypeId: word }))).toEqual([
      422,
      'rating-type-not-found',
    ]);
    expect((await guest('ticket', { ...who, fileId: derivedId('no file') })).status).toBe(404);
  });

  it('given as many people as a link is for have said what they think, when another does, then they are refused; the others go on (REC-286)', async () => {
    const { who } = await share();
    const named = { ...who, name: 'Mr Weber', responseId: step, questionId: text };
    const rate = (browser: number) =>
      guest('rating', { ...named, guestKey: derivedId('browser', `${browser}`), ratingTypeId: word });
    for (let browser = 0; browser < MAX_REVIEW_LINK_GUESTS; browser += 1)
      expect((await rate(browser)).status).toBe(200);
    expect(code(await rate(MAX_REVIEW_LINK_GUESTS))).toEqual([409, 'review-link-full']);
    expect((await guest('open', who)).status).toBe(200);
    const again = { ...named, guestKey: derivedId('browser', '0'), text: 'One more thing' };
    expect((await guest('comment', again)).status).toBe(200);
  });

  it('given a link, when all that was said by it is taken away, then it opens nothing, and a review of it is gone for good', async () => {
    const { id, who } = await share();
    await guest('rating', { ...who, name: 'Mr Weber', responseId: step, questionId: text, ratingTypeId: word });
    const removed = await app.recruiter('post', `/api/tenant/review-links/${id}/remove-reviews`, {});
    expect([removed.status, removed.body.status, removed.body.guestCount]).toEqual([200, 'revoked', 1]);
    const { version } = (await app.recruiter('post', `/api/tenant/review-links/${id}/remove-reviews`, {})).body;
    expect(version).toBe(removed.body.version);
    expect(code(await guest('open', who))).toEqual([410, 'review-link-invalid']);
    const reviewId = reviewIdOf(step, guestIdOf(id, guestKey));
    const discard = { type: 'DiscardReview' as const, data: {}, metadata: { ...exampleCause, now: app.clock() } };
    expect((await app.commands.interviewReview(reviewId, discard)).state.status).toBe('removed');
    await expect(app.commands.interviewReview(reviewId, discard)).rejects.toMatchObject({ code: 'not-found' });
  });

  it('given a link to be made, when it runs too long or leads nowhere, then the field is named', async () => {
    const long = await share({ expiresAt: inDays(91) });
    expect(long.made.body.errors).toEqual({ expiresAt: ['review-link-too-long'] });
    const nowhere = await share({ interviewId: derivedId('nothing') });
    expect(nowhere.made.body.errors).toEqual({ interviewId: ['interview-not-found'] });
  });
});
