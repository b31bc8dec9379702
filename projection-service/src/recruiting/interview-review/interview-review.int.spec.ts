import { exampleTenantId, exampleUserId } from 'contracts/kernel/examples';
import { derivedId, GLOBAL } from 'contracts/kernel/id';
import { reviewIdOf } from 'contracts/recruiting/interview-review/interview-review.ids';
import { questionDefaults } from 'contracts/recruiting/question/question.fields';
import { responseIdOf } from 'contracts/recruiting/response/response.ids';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Harness, openHarness, storyOf } from '#projection-service/test/service.harness';

const id = (name: string) => derivedId('review int spec', name);
const question = { id: id('text'), text: 'Since when?', ...questionDefaults, responseType: 'text' };
const stranger = derivedId('another company of reviews');
const bob = id('reviewer bob');

describe('the review of an interview', () => {
  let service: Harness;
  let last: string;
  const jobId = id('job');
  const people = ['ada', 'eve', 'kim'];
  const interviewOf = (name: string) => id(`interview ${name}`);
  const responseOf = (name: string) => responseIdOf(interviewOf(name), id('step'));

  const review = (reviewerId: string, ...events: [string, Record<string, unknown>][]) => {
    const interviewReviewId = reviewIdOf(responseOf('ada'), reviewerId);
    const party = { responseId: responseOf('ada'), interviewId: interviewOf('ada'), candidateId: id('candidate ada') };
    const created = { ...party, jobId, openInterviewId: null, reviewerId, linkId: null };
    return service.append(
      'interviewReview',
      interviewReviewId,
      [['InterviewReviewCreated', created] as const, ...events].map(([type, data]) => ({
        type,
        data: { interviewReviewId, ...data },
      })),
    );
  };
  const rated = (name: string, score: number): [string, Record<string, unknown>] => [
    'AnswerRated',
    { questionId: question.id, ratingTypeId: id(name), name, score },
  ];

  beforeAll(async () => {
    service = await openHarness();
    const story = storyOf(service);
    await story.user(exampleUserId, 'Rita Recruiter');
    await story.user(bob, 'Bob Owner');
    await story.job('Dock planner', jobId);
    const set = { questionSetId: id('set'), name: 'First', description: '', questions: [question], revision: 1 };
    await service.append('questionSet', id('set'), [{ type: 'QuestionSetCreated', data: set }]);
    for (const [name, score] of [
      ['Good', 4],
      ['Weak', 1],
    ] as const)
      await service.append('ratingType', id(name), [
        { type: 'RatingTypeCreated', data: { ratingTypeId: id(name), name, score } },
      ]);
    for (const name of people) {
      const { id: candidateId } = await story.candidate(name, 'Berg', id(`candidate ${name}`));
      await story.interview(candidateId, jobId, interviewOf(name));
      const ids = { candidateId, interviewId: interviewOf(name), responseId: responseOf(name) };
      await service.append('interview', interviewOf(name), [{ type: 'InterviewStepInvited', data: ids }]);
      const response = [
        [
          'ResponseCreated',
          {
            ...{ ...ids, jobId, openInterviewId: null, stepId: id('step'), stepName: 'First' },
            ...{ questionSetId: id('set'), questionSetRevision: 1, questionCount: 1, timePercent: 100 },
            ...{ deadline: { day: '2026-03-09', timeZone: 'UTC' }, expiresAt: '2026-03-10T00:00:00.000Z' },
            ...{ reminderDays: [], reminders: [] },
          },
        ],
        ['ResponseOpened', {}],
        [
          'ResponseAnswerGiven',
          { candidateId, questionId: question.id, answerVersion: 1, answer: { text: `${name} says` } },
        ],
        ['ResponseSubmitted', { candidateId, interviewId: interviewOf(name), answered: 1 }],
      ] as const;
      await service.append(
        'response',
        responseOf(name),
        response.map(([type, data]) => ({ type, data: { responseId: responseOf(name), ...data } })),
      );
    }
    const said = { commentId: id('comment'), questionId: question.id, second: null, text: 'Ask again', mentions: [] };
    await review(
      bob,
      rated('Weak', 1),
      ['AnswerCommented', { candidateId: id('candidate ada'), ...said }],
      ['InterviewReviewSubmitted', { rated: 1 }],
    );
    last = await review(exampleUserId, rated('Good', 4));
  });
  afterAll(() => service.close());

  const get = (path: string, options = {}) => service.get(path, { minPosition: last, ...options });
  const reviewed = async () => (await get(`/api/tenant/interviews/${interviewOf('ada')}/review`)).body;

  it('given two reviews, when read, then each rating stands beside its answer, with the words to choose from and who has reviewed', async () => {
    const body = await reviewed();
    const [step] = body.steps;
    expect([body.candidateName, body.jobTitle, step.isHidden]).toEqual(['ada Berg', 'Dock planner', false]);
    expect(step.offered.map(({ name }: { name: string }) => name)).toEqual(['Good', 'Weak']);
    expect(step.questions[0]).toMatchObject({ text: 'Since when?', answer: { text: 'ada says' } });
    const ratings = step.questions[0].ratings as { reviewerName: string; score: number; isMine: boolean }[];
    expect(ratings.map(({ reviewerName, score, isMine }) => [reviewerName, score, isMine])).toEqual([
      ['Bob Owner', 1, false],
      ['Rita Recruiter', 4, true],
    ]);
    expect(step.questions[0].comments).toMatchObject([{ text: 'Ask again', reviewerName: 'Bob Owner' }]);
  });

  it('given interviews of one job, when one is read, then those before and after it are named', async () => {
    const [first, middle, end] = await Promise.all(
      people.map(async (name) => (await get(`/api/tenant/interviews/${interviewOf(name)}/review`)).body),
    );
    expect(new Set([first, middle, end].map(({ nextId }) => nextId)).size).toBe(3);
    const chain = [first, middle, end].filter(({ previousId }) => previousId !== null);
    expect(chain).toHaveLength(2);
  });

  it('given a job, when its answers to one question are compared, then all stand side by side, and without names nothing tells who', async () => {
    const { body } = await get(`/api/tenant/jobs/${jobId}/comparison`);
    expect([body.total, body.questionId, body.questions]).toEqual([
      3,
      question.id,
      [{ questionId: question.id, text: 'Since when?', stepName: 'First' }],
    ]);
    const answers = body.answers as { candidateName: string; answer: { text: string }; ratings: object[] }[];
    expect(answers.map(({ answer }) => answer.text).sort()).toEqual(['ada says', 'eve says', 'kim says']);
    expect(answers.find(({ candidateName }) => candidateName === 'ada Berg')?.ratings).toHaveLength(2);
    const without = await get(`/api/tenant/jobs/${jobId}/comparison?names=hidden`);
    expect(without.body.answers).toHaveLength(3);
    expect(JSON.stringify(without.body)).not.toContain('Berg');
    const other = await get(`/api/tenant/jobs/${jobId}/comparison?questionId=${id('nothing')}`);
    expect([other.status, other.body.answers]).toEqual([200, []]);
    expect((await get(`/api/tenant/jobs/${jobId}/comparison?page=0`)).status).toBe(422);
    expect((await get(`/api/tenant/jobs/${jobId}/comparison`, { tenantId: stranger })).status).toBe(404);
  });

  it('given reviews that are kept back, when read before and after one’s own is submitted, then others’ come into sight, and no list tells them', async () => {
    const settings = { companyId: exampleTenantId, from: { blindReviews: false }, to: { blindReviews: true } };
    last = await service.append('company-settings', exampleTenantId, [
      { type: 'CompanySettingsChanged', data: settings },
    ]);
    const before = (await reviewed()).steps[0];
    expect([before.isHidden, before.questions[0].ratings.length, before.questions[0].comments]).toEqual([true, 1, []]);
    expect(before.reviewers).toHaveLength(2);
    const filter = encodeURIComponent(JSON.stringify({ interviewId: interviewOf('ada') }));
    const list = await get(`/api/tenant/interview-reviews?filter=${filter}`);
    expect(list.body).toHaveLength(2);
    expect(JSON.stringify(list.body)).not.toMatch(/Ask again|Weak|score/);
    const interviewReviewId = reviewIdOf(responseOf('ada'), exampleUserId);
    last = await service.append('interviewReview', interviewReviewId, [
      { type: 'InterviewReviewSubmitted', data: { interviewReviewId, rated: 1 } },
    ]);
    const after = (await reviewed()).steps[0];
    expect([after.isHidden, after.questions[0].ratings.length]).toEqual([false, 2]);
  });

  it('given whoever was reviewed, when they fetch a copy of their data, then it tells what was said of each answer, and who said it not (POR-8)', async () => {
    const [userId, exportId, applicationId] = [id('account of ada'), id('copy'), id('application')];
    const applied = { applicationId, interviewId: interviewOf('ada'), jobId, openInterviewId: null, userId };
    await service.append('application', applicationId, [
      { type: 'ApplicationSubmitted', data: { ...applied, source: 'company-page' } },
    ]);
    last = await service.append('user', userId, [{ type: 'UserExported', data: { userId, exportId } }], GLOBAL);
    const { status, body } = await get(`/api/candidate/exports/${exportId}`, { userId });
    expect(status).toBe(200);
    const [answered] = body.companies[0].interviews[0].steps[0].answers;
    expect(answered).toMatchObject({ question: 'Since when?', answer: { text: 'ada says' } });
    const given = answered.ratings as { name: string; score: number }[];
    expect(given.map(({ name, score }) => `${name} ${score}`).sort()).toEqual(['Good 4', 'Weak 1']);
    expect(answered.comments).toMatchObject([{ text: 'Ask again' }]);
    expect(JSON.stringify(body.companies)).not.toMatch(new RegExp(`Bob|Rita|${bob}|${exampleUserId}`));
    // The company's own copy for them says the same (REC-38).
    last = await service.handOut(id('candidate ada'));
    const copy = (await get(`/api/tenant/candidates/${id('candidate ada')}/copy`)).body;
    const { job, ...said } = copy.interviews[0];
    expect({ ...said, jobTitle: job }).toEqual(body.companies[0].interviews[0]);
    expect(JSON.stringify(copy.interviews)).not.toMatch(new RegExp(`Bob|Rita|${bob}|${exampleUserId}`));
  });

  it('given another company, when it asks, then there is nothing; given an erased candidate, then nothing that was said is left', async () => {
    const path = `/api/tenant/interviews/${interviewOf('ada')}/review`;
    expect((await get(path, { tenantId: stranger })).status).toBe(404);
    const candidateId = id('candidate ada');
    last = await service.append('candidate', candidateId, [{ type: 'CandidateErased', data: { candidateId } }]);
    const body = await reviewed();
    expect([body.candidateName, body.steps[0].questions[0].comments[0].text]).toEqual([null, null]);
  });
});
