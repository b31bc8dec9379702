import { exampleTenantId, exampleUserId } from 'contracts/kernel/examples';
import { derivedId, GLOBAL } from 'contracts/kernel/id';
import { Permission } from 'contracts/kernel/permission';
import { reviewIdOf } from 'contracts/recruiting/interview-review/interview-review.ids';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Harness, openHarness, storyOf } from '#projection-service/test/service.harness';

const id = (name: string) => derivedId('scorecard int spec', name);
const stranger = derivedId('another company of scorecards');
const bob = id('interviewer bob');
const eve = id('interviewer eve');
const [held, later] = [id('held'), id('later')];
const candidateId = id('candidate ada');
const interviewId = id('interview ada');

describe('scorecards of live interviews', () => {
  let service: Harness;
  let last: string;
  let permissions: readonly Permission[] = Permission.options;
  const jobId = id('job');

  const live = (liveInterviewId: string, interviewerIds: string[], times: { startsAt: string }) =>
    service.append('liveInterview', liveInterviewId, [
      {
        type: 'LiveInterviewCreated',
        data: {
          ...{ liveInterviewId, interviewId, candidateId, jobId, title: 'First conversation', slots: [], minutes: 45 },
          ...{ timeZone: 'UTC', place: '', interviewerIds, organizerId: exampleUserId, remindAt: null, askAt: null },
          ...times,
        },
      },
    ]);
  const says = (type: string, data: object) =>
    service.append('liveInterview', held, [{ type, data: { liveInterviewId: held, ...data } }]);
  const review = (reviewerId: string, ...events: [string, Record<string, unknown>][]) => {
    const interviewReviewId = reviewIdOf(held, reviewerId);
    return service.append(
      'interviewReview',
      interviewReviewId,
      events.map(([type, data]) => ({ type, data: { interviewReviewId, ...data } })),
    );
  };
  const begun = (reviewerId: string): [string, Record<string, unknown>] => [
    'InterviewReviewCreated',
    {
      ...{ responseId: null, liveInterviewId: held, interviewId, candidateId, jobId },
      ...{ openInterviewId: null, reviewerId, linkId: null },
    },
  ];
  const rated = (name: string, score: number): [string, Record<string, unknown>] => [
    'LiveInterviewRated',
    { liveInterviewId: held, ratingTypeId: id(name), name, score },
  ];

  beforeAll(async () => {
    service = await openHarness({
      authorize: async ({ authorization }) => {
        const [tenantId = '', userId = exampleUserId] = authorization?.replace(/^Bearer /, '').split('/') ?? [];
        return { userId, sid: exampleUserId, tenantId, roles: ['Owner'], permissions };
      },
    });
    const story = storyOf(service);
    await story.user(exampleUserId, 'Rita Recruiter');
    await story.user(bob, 'Bob Owner');
    await story.user(eve, 'Eve Engineer');
    await story.job('Dock planner', jobId);
    for (const [name, score] of [
      ['Good', 4],
      ['Weak', 1],
    ] as const)
      await service.append('ratingType', id(name), [
        { type: 'RatingTypeCreated', data: { ratingTypeId: id(name), name, score } },
      ]);
    await story.candidate('ada', 'Berg', candidateId);
    await story.interview(candidateId, jobId, interviewId);
    await live(held, [exampleUserId, bob, eve], { startsAt: '2026-01-05T10:00:00.000Z' });
    await live(later, [exampleUserId], { startsAt: '2190-01-05T10:00:00.000Z' });
    await says('LiveInterviewAnsweredByStaff', { userId: eve, answer: 'no' });
    const said = { commentId: id('comment'), liveInterviewId: held, text: 'Ask again', mentions: [], candidateId };
    last = await review(
      bob,
      begun(bob),
      rated('Weak', 1),
      ['LiveInterviewCommented', said],
      [...(['InterviewReviewSubmitted', { rated: 1 }] as const)],
    );
  });
  afterAll(() => service.close());

  const get = (path: string, options = {}) => service.get(path, { minPosition: last, ...options });
  const shown = async () => (await get(`/api/tenant/live-interviews/${held}/scorecards`)).body;
  const owedBy = async (userId: string, more: object = {}) => {
    const filter = encodeURIComponent(JSON.stringify({ scorecardDueFrom: userId, ...more }));
    const { status, body } = await get(`/api/tenant/live-interviews?filter=${filter}`);
    expect(status).toBe(200);
    return (body as { id: string }[]).map((one) => one.id);
  };

  it('given one scorecard, when the live interview is read, then it says who has submitted, and the words to choose from', async () => {
    const { body } = await get(`/api/tenant/live-interviews/${held}`);
    expect(body.scorecards).toMatchObject([{ userId: bob }]);
    const scorecards = await shown();
    expect(scorecards.offered.map(({ name }: { name: string }) => name)).toEqual(['Good', 'Weak']);
    expect(scorecards.reviewers).toMatchObject([{ userId: bob, reviewerName: 'Bob Owner', status: 'submitted' }]);
    expect(scorecards.ratings).toMatchObject([{ name: 'Weak', score: 1, isMine: false }]);
    expect(scorecards.comments).toMatchObject([{ text: 'Ask again', reviewerName: 'Bob Owner', second: null }]);
  });

  it('given interviewers, when asked who owes a scorecard, then who has submitted, cannot come, or meets somebody later does not', async () => {
    expect(await owedBy(exampleUserId)).toEqual([held]);
    expect(await owedBy(bob)).toEqual([]);
    expect(await owedBy(eve)).toEqual([]);
    expect(await owedBy(exampleUserId, { status: 'cancelled' })).toEqual([]);
    expect(await owedBy(exampleUserId, { status: ['cancelled', 'scheduled'] })).toEqual([held]);
    expect(await owedBy(exampleUserId, { endsAt_lte: '2026-01-01T00:00:00.000Z' })).toEqual([]);
    const bad = encodeURIComponent(JSON.stringify({ scorecardDueFrom: 'me' }));
    expect((await get(`/api/tenant/live-interviews?filter=${bad}`)).status).toBe(422);
  });

  it('given somebody who is named later, or who can come at another time, when asked who owes a scorecard, then they do; who is named no more does not', async () => {
    const [from, to] = [
      ['2026-01-05T10:00:00.000Z', [exampleUserId, bob, eve]],
      ['2026-01-06T10:00:00.000Z', [bob, eve, id('zoe')]],
    ] as const;
    const named = (ids: readonly string[]) => ({ interviewerIds: ids });
    last = await says('LiveInterviewChanged', { from: named(from[1]), to: named(to[1]) });
    expect([await owedBy(id('zoe')), await owedBy(exampleUserId), await owedBy(eve)]).toEqual([[held], [], []]);
    last = await says('LiveInterviewChanged', { from: { startsAt: from[0] }, to: { startsAt: to[0] } });
    expect(await owedBy(eve)).toEqual([held]);
    last = await says('LiveInterviewChanged', { from: named(to[1]), to: named(from[1]) });
    expect([await owedBy(id('zoe')), await owedBy(exampleUserId), await owedBy(bob)]).toEqual([[], [held], []]);
  });

  it('given who has submitted one, when they are taken off it, it is moved, and they are named again, then theirs counts and is asked for no more (REC-149)', async () => {
    const named = (ids: readonly string[]) => ({ interviewerIds: ids });
    const [all, without] = [
      [exampleUserId, bob, eve],
      [exampleUserId, eve],
    ];
    const path = `/api/tenant/live-interviews/${held}`;
    const talksWith = async (userId: string) => {
      const filter = encodeURIComponent(JSON.stringify({ interviewerId: userId }));
      return ((await get(`/api/tenant/live-interviews?filter=${filter}`)).body as { id: string }[]).map(({ id }) => id);
    };
    last = await says('LiveInterviewChanged', { from: named(all), to: named(without) });
    expect((await get(path)).body.scorecards).toEqual([]);
    expect([await talksWith(bob), await owedBy(bob)]).toEqual([[], []]);
    const [before, after] = ['2026-01-06T10:00:00.000Z', '2026-01-07T10:00:00.000Z'];
    last = await says('LiveInterviewChanged', { from: { startsAt: before }, to: { startsAt: after } });
    expect([await talksWith(bob), await owedBy(bob), await owedBy(eve)]).toEqual([[], [], [held]]);
    last = await says('LiveInterviewChanged', { from: named(without), to: named(all) });
    expect((await get(path)).body.scorecards).toMatchObject([{ userId: bob }]);
    expect([await talksWith(bob), await owedBy(bob)]).toEqual([[held], []]);
  });

  it('given reviews that are kept back, when read before and after one’s own is submitted, then others’ come into sight, and no list tells them', async () => {
    const settings = { companyId: exampleTenantId, from: { blindReviews: false }, to: { blindReviews: true } };
    last = await service.append('company-settings', exampleTenantId, [
      { type: 'CompanySettingsChanged', data: settings },
    ]);
    last = await review(exampleUserId, begun(exampleUserId), rated('Good', 4));
    const before = await shown();
    expect([before.isHidden, before.ratings.length, before.comments]).toEqual([true, 1, []]);
    expect(before.reviewers).toHaveLength(2);
    // Who was not there has none to submit first.
    const beside = await service.get(`/api/tenant/live-interviews/${held}/scorecards`, {
      userId: derivedId('boss'),
      minPosition: last,
    });
    expect([beside.body.isHidden, beside.body.ratings.length, beside.body.comments.length]).toEqual([false, 2, 1]);
    const filter = encodeURIComponent(JSON.stringify({ liveInterviewId: held }));
    const list = await get(`/api/tenant/interview-reviews?filter=${filter}`);
    expect(list.body).toHaveLength(2);
    expect(JSON.stringify(list.body)).not.toMatch(/Ask again|Weak|score/);
    last = await review(exampleUserId, ['InterviewReviewSubmitted', { rated: 1 }]);
    const after = await shown();
    expect([after.isHidden, after.ratings.length, after.comments.length]).toEqual([false, 2, 1]);
    expect(await owedBy(exampleUserId)).toEqual([]);
    last = await review(exampleUserId, ['InterviewReviewReopened', {}]);
    expect([(await shown()).isHidden, await owedBy(exampleUserId)]).toEqual([false, []]);
  });

  it('given whoever was met, when they fetch a copy of their data or are given one, then it tells when, where and what was said of it, and not by whom (POR-8, REC-38)', async () => {
    const [userId, exportId, applicationId] = [id('account of ada'), id('copy'), id('application')];
    const applied = { applicationId, interviewId, jobId, openInterviewId: null, userId };
    await service.append('application', applicationId, [
      { type: 'ApplicationSubmitted', data: { ...applied, source: 'company-page' } },
    ]);
    last = await service.append('user', userId, [{ type: 'UserExported', data: { userId, exportId } }], GLOBAL);
    const own = await service.get(`/api/candidate/exports/${exportId}`, { userId, minPosition: last });
    last = await service.handOut(candidateId);
    const given = await get(`/api/tenant/candidates/${candidateId}/copy`);
    expect([own.status, given.status]).toEqual([200, 200]);
    const [mine, theirs] = [own.body.companies[0].interviews[0].lives, given.body.interviews[0].lives];
    expect(theirs).toEqual(mine);
    expect(mine).toMatchObject([
      {
        ...{ title: 'First conversation', status: 'scheduled', startsAt: '2026-01-07T10:00:00.000Z', minutes: 45 },
        ...{ timeZone: 'UTC', place: '', answer: 'none', reason: '', offered: [] },
        comments: [{ text: 'Ask again', at: expect.any(String) }],
      },
      { startsAt: '2190-01-05T10:00:00.000Z', ratings: [], comments: [] },
    ]);
    const words = (mine[0].ratings as { name: string; score: number }[]).map(({ name, score }) => `${name} ${score}`);
    expect(words.sort()).toEqual(['Good 4', 'Weak 1']);
    expect(JSON.stringify([mine, theirs])).not.toMatch(new RegExp(`Bob|Rita|Eve|${bob}|${eve}|${exampleUserId}`));
    // A copy that is not whole is none.
    for (const missing of ['tenant.interviews.lives.read', 'tenant.interviews.ratings.read'] as const) {
      permissions = Permission.options.filter((name) => name !== missing);
      const refused = await get(`/api/tenant/candidates/${candidateId}/copy`);
      expect([refused.status, refused.body.detail]).toEqual([403, expect.stringContaining(missing)]);
    }
    permissions = Permission.options;
  });

  it('given the timeline of the candidate, when it is read, then it says that somebody commented, and not what', async () => {
    permissions = Permission.options.filter((name) => name !== 'tenant.audit.read');
    const { body } = await get(`/api/tenant/candidates/${candidateId}/timeline`);
    permissions = Permission.options;
    const comment = (body.entries as { event: string; added: object | null }[]).find(
      ({ event }) => event === 'LiveInterviewCommented',
    );
    expect(comment).toMatchObject({ added: null });
    expect(JSON.stringify(body)).not.toContain('Ask again');
  });

  it('given somebody who may see live interviews and no ratings, when they read scorecards, then who has submitted, and nothing that others think', async () => {
    permissions = ['tenant.interviews.lives.read'];
    const seen = await service.get(`/api/tenant/live-interviews/${held}/scorecards`, { userId: eve });
    permissions = Permission.options;
    expect([seen.body.reviewers.length, seen.body.ratings, seen.body.comments]).toEqual([2, [], []]);
  });

  it('given another company, when it asks, then there is nothing; given an erased candidate, then nothing that was said is left', async () => {
    const path = `/api/tenant/live-interviews/${held}/scorecards`;
    expect((await get(path, { tenantId: stranger })).status).toBe(404);
    expect((await get(`/api/tenant/live-interviews/${id('nothing')}/scorecards`)).status).toBe(404);
    last = await service.append('candidate', candidateId, [{ type: 'CandidateErased', data: { candidateId } }]);
    expect((await shown()).comments[0].text).toBeNull();
  });
});
