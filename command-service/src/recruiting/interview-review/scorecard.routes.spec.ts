import { exampleCause, exampleTenantId, exampleUserId } from 'contracts/kernel/examples';
import { derivedId } from 'contracts/kernel/id';
import { reviewIdOf } from 'contracts/recruiting/interview-review/interview-review.ids';
import { beforeEach, describe, expect, it } from 'vitest';
import { otherTenantId, type SpecApp, specApp } from '#command-service/test/app.harness';
import { type Applicant, openStory } from '#command-service/test/response.fixture';

const colleague = derivedId('scorecard colleague');
const startsAt = '2026-03-09T15:00:00.000Z';
const code = ({ status, body }: { status: number; body: { code: string } }) => [status, body.code];

describe('scorecards of live interviews', () => {
  let app: SpecApp;
  let story: Awaited<ReturnType<typeof openStory>>;
  let ada: Applicant;
  let live: string;
  let words: Record<'good' | 'weak', string>;
  const says = (path: string, body: object = {}) =>
    app.recruiter('post', `/api/tenant/live-interviews/${live}/${path}`, body);
  const rates = (ratingTypeId: string | null) => says('rating', { ratingTypeId });
  /** It is March 2, nine o’clock. */
  const begins = () => app.advance(Date.parse(startsAt) - Date.parse('2026-03-02T09:00:00.000Z'));
  const plan = async (interviewerIds: string[], more: object = {}) => {
    const { body } = await app.recruiter('post', '/api/tenant/live-interviews', {
      ...{ interviewId: ada.interviewId, title: 'First conversation', minutes: 45, timeZone: 'America/Chicago' },
      ...{ interviewerIds, startsAt, place: 'Dock 4', ...more },
    });
    return body.id as string;
  };

  beforeEach(async () => {
    app = specApp();
    story = await openStory(app);
    for (const userId of [exampleUserId, colleague]) {
      const data = { userId, roles: ['Recruiter' as const] };
      await app.commands.membership(userId, { type: 'GrantMembership', data, metadata: exampleCause } as never);
    }
    app.haveAccount(exampleUserId);
    ada = await story.applicant('ada');
    const word = async (name: string, score: number) =>
      (await app.owner('post', '/api/tenant/rating-types', { name, score })).body.id as string;
    words = { good: await word('Good', 4), weak: await word('Weak', 1) };
    live = await plan([exampleUserId, colleague]);
  });

  it('given one that has not begun, when rated, then it is too early; from its beginning on it takes a scorecard (REC-148)', async () => {
    expect(code(await rates(words.good))).toEqual([409, 'live-interview-not-begun']);
    await begins();
    const { status, body } = await rates(words.good);
    expect([status, body.status, body.ratedCount, body.liveInterviewId, body.responseId]).toEqual([
      ...[200, 'draft', 1, live, null],
    ]);
    expect(body).toMatchObject({ interviewId: ada.interviewId, candidateId: ada.candidateId, jobId: story.jobId });
    expect(body.id).toBe(reviewIdOf(live, exampleUserId));
    expect(body).not.toHaveProperty('ratings');
  });

  it('given one that was called off, or whose candidate chose no time, when its hour comes, then it takes no scorecard', async () => {
    await app.recruiter('post', `/api/tenant/live-interviews/${live}/cancel`, {});
    const offered = await plan([exampleUserId], { startsAt: null, slots: [{ id: derivedId('slot'), startsAt }] });
    await begins();
    expect(code(await rates(words.good))).toEqual([409, 'live-interview-cancelled']);
    live = offered;
    expect(code(await rates(words.good))).toEqual([409, 'live-interview-not-scheduled']);
  });

  it('given somebody who was not to talk with the candidate, a program or another company, when they rate it, then they are refused', async () => {
    live = await plan([colleague]);
    await begins();
    expect(code(await rates(words.good))).toEqual([403, 'live-interview-not-yours']);
    expect(code(await says('comments', { text: 'I was there too' }))).toEqual([403, 'live-interview-not-yours']);
    const path = `/api/tenant/live-interviews/${live}/rating`;
    const body = { ratingTypeId: words.good };
    expect((await app.as('Owner', otherTenantId)('post', path, body)).status).toBe(404);
    expect((await app.asColleague('Recruiter', colleague)('post', path, body)).status).toBe(200);
    const team = [{ userId: exampleUserId, isMailed: false }];
    await app.owner('patch', `/api/tenant/jobs/${story.jobId}`, { isRestricted: true, team });
    expect((await app.asColleague('Recruiter', colleague)('post', path, body)).status).toBe(404);
  });

  it('given a word again, another word and none, when rated, then the first changes nothing and the others do', async () => {
    await begins();
    const first = await rates(words.good);
    expect((await rates(words.good)).body.version).toBe(first.body.version);
    expect((await rates(words.weak)).body.version).toBeGreaterThan(first.body.version);
    expect((await rates(null)).body.ratedCount).toBe(0);
    const unknown = await rates(derivedId('no word'));
    expect([...code(unknown), unknown.body.errors]).toEqual([
      ...[422, 'rating-type-not-found', { ratingTypeId: ['rating-type-not-found'] }],
    ]);
    await app.recruiter('patch', `/api/tenant/jobs/${story.jobId}`, { ratingTypeIds: [words.good] });
    expect(code(await rates(words.weak))).toEqual([422, 'rating-type-not-found']);
  });

  it('given a scorecard, when it is submitted, then it changes once it is reopened, and says that it did; a comment alone is one too', async () => {
    await begins();
    expect(code(await says('scorecard/submit'))).toEqual([404, 'not-found']);
    const said = await says('comments', { text: 'Calm, and knows the ropes' });
    expect(said.status).toBe(201);
    const submitted = await says('scorecard/submit');
    expect([submitted.body.status, submitted.body.ratedCount]).toEqual(['submitted', 0]);
    expect((await says('scorecard/submit')).body.version).toBe(submitted.body.version);
    expect(code(await rates(words.good))).toEqual([409, 'review-submitted']);
    expect((await says('scorecard/reopen')).body).toMatchObject({ status: 'draft', changedAt: null });
    expect((await rates(words.good)).body.changedAt).not.toBeNull();
  });

  it('given comments, when one is removed, then it is one’s own; who is no member cannot be mentioned, and a field that is wrong is named', async () => {
    await begins();
    const stranger = await says('comments', { text: 'Ask them', mentions: [derivedId('stranger')] });
    expect([...code(stranger), stranger.body.errors]).toEqual([
      ...[422, 'review-mention-unknown', { mentions: ['review-mention-unknown'] }],
    ]);
    await says('comments', { text: 'Ask them', mentions: [colleague] });
    const path = `/api/tenant/live-interviews/${live}/comments`;
    const gone = await app.recruiter('delete', `${path}/${derivedId('nothing')}`);
    expect(code(gone)).toEqual([404, 'review-comment-not-found']);
    expect((await says('comments', { text: 'x'.repeat(2_001) })).body.errors).toEqual({ text: ['too-long'] });
    expect((await says('comments', { text: '' })).status).toBe(422);
    expect((await says('rating', {})).body.errors).toHaveProperty('ratingTypeId');
  });

  it('given a time that is moved, when interviewers are asked for their scorecards, then it is once the new one is over', async () => {
    const asked = async () => {
      const state = await app.commands.liveInterviewState(exampleTenantId, live);
      return state.status === 'absent' ? null : state.record.askAt;
    };
    expect(await asked()).toBe('2026-03-09T15:45:00.000Z');
    await app.recruiter('patch', `/api/tenant/live-interviews/${live}`, { minutes: 60 });
    expect(await asked()).toBe('2026-03-09T16:00:00.000Z');
    const ask = async (dueAt: string) => {
      const metadata = { ...exampleCause, now: new Date(dueAt) };
      return (await app.commands.liveInterview(live, { type: 'AskForScorecards', data: { dueAt }, metadata })).version;
    };
    const early = await ask('2026-03-09T15:45:00.000Z');
    expect(await ask('2026-03-09T16:00:00.000Z')).toBe(early + 1);
  });
});
