import { exampleJobId, exampleTenantId } from 'contracts/kernel/examples';
import { derivedId } from 'contracts/kernel/id';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { JobDefinition } from '#integration-workers/engine/job';
import { tellMentionedInReview } from '#integration-workers/recruiting/interview-review/tell-mentioned-in-review.job';
import { tellMentioned } from '#integration-workers/recruiting/job-note/tell-mentioned.job';
import { tellTeamOfAnswers } from '#integration-workers/recruiting/response/tell-team-of-answers.job';
import { givenRow } from '#integration-workers/test/read-models.fixture';
import { type Harness, openHarness } from '#integration-workers/test/workers.harness';
import type { Tools } from '#integration-workers/tools';
import { tellTeam } from './tell-team.job.ts';

const jobNoteId = derivedId('note');
const candidateId = derivedId('applicant');
const people = {
  both: ['regular', ['tenant.jobs.read', 'tenant.candidates.read']],
  jobs: ['regular', ['tenant.jobs.read']],
  candidates: ['regular', ['tenant.candidates.read']],
  neither: ['regular', ['tenant.courses.read']],
  answers: ['regular', ['tenant.interviews.responses.read', 'tenant.interviews.comments.read']],
  lives: ['regular', ['tenant.interviews.lives.read', 'tenant.interviews.comments.read']],
  uncommented: ['regular', ['tenant.interviews.responses.read', 'tenant.interviews.lives.read']],
  trained: ['training', ['tenant.jobs.read', 'tenant.candidates.read']],
} as const;
const ids = Object.keys(people).map((name) => derivedId('colleague', name));

let harness: Harness;
beforeAll(async () => {
  harness = await openHarness();
  const { admin } = harness;
  for (const [name, [type, permissions]] of Object.entries(people)) {
    const userId = derivedId('colleague', name);
    await admin.query(
      "insert into access.account (user_id, email, name, locale, version) values ($1, $2, $3, 'en-us', 1)",
      [...[userId, `${name}@mail.example`, name]],
    );
    await admin.query(
      "insert into access.membership (user_id, tenant_id, roles, permissions, version, type) values ($1, $2, '{}', $3, 1, $4)",
      [userId, exampleTenantId, permissions, type],
    );
  }
  const team = JSON.stringify(ids.map((userId) => ({ userId, isMailed: true })));
  await admin.query('update read.job set team = $1 where id = $2', [team, exampleJobId]);
  const ofCompany = { tenant_id: exampleTenantId };
  await givenRow(admin, 'candidate', { ...ofCompany, id: candidateId, first_name: 'Ada', last_name: 'Berg' });
  const note = { job_id: exampleJobId, text: 'between us', mentions: JSON.stringify(ids), author_id: 'a key' };
  await givenRow(admin, 'job_note', { ...ofCompany, id: jobNoteId, ...note });
});
afterAll(() => harness.close());

/** Of a comment on an answer that mentions all of them. */
const commentId = derivedId('comment on an answer');
const interviewReviewId = derivedId('a review with mentions');
const scorecardId = derivedId('a scorecard with mentions');
const commented = async (): Promise<void> => {
  const { admin } = harness;
  const ofCompany = { tenant_id: exampleTenantId };
  const about = { job_id: exampleJobId, subject_id: exampleJobId };
  const interview = { candidate_id: candidateId, candidate_name: 'Ada Berg', ...about };
  const interviewId = derivedId('an interview with a review');
  await givenRow(admin, 'interview', { ...ofCompany, id: interviewId, ...interview, job_title: 'Dock planner' });
  const said = { questionId: derivedId('question'), second: 4, text: 'listen to this', at: '2026-03-02T09:00:00.000Z' };
  const comments = JSON.stringify([
    { ...said, id: commentId, mentions: ids },
    { ...said, id: derivedId('another comment'), mentions: [] },
  ]);
  for (const [id, of] of [
    [interviewReviewId, { response_id: derivedId('response') }],
    [scorecardId, { live_interview_id: derivedId('live interview') }],
  ] as const)
    await givenRow(admin, 'interview_review', {
      ...{ ...ofCompany, id, ...of, interview_id: interviewId, candidate_id: candidateId, job_id: exampleJobId },
      ...{ reviewer_id: derivedId('reviewer'), reviewer_name: 'Rosa', comments },
    });
};

/** To whom a job writes. */
const toldBy = async ({ handle }: Pick<JobDefinition, 'handle'>, data: object): Promise<string[]> => {
  const told: string[] = [];
  const tools = {
    read: async (_: unknown, { text, values }: { text: string; values: unknown[] }) =>
      (await harness.admin.query(text, values)).rows,
    outbox: { add: async ({ to }: { to: string }) => void told.push(to) },
    transport: { delivers: false },
    clock: () => new Date(),
    publicUrl: 'https://onrecord.example',
  } as unknown as Tools;
  const cause = { eventId: derivedId('event'), policy: 'p', target: exampleJobId, tenantId: exampleTenantId };
  await handle({ data, cause: { ...cause, position: '1' }, lastAttempt: false } as never, tools);
  return told.toSorted();
};

describe('those who hire and are told by mail', () => {
  it('given a note that mentions colleagues, when they are told, then those alone who may read jobs (REC-40)', async () => {
    const told = await toldBy(tellMentioned, { jobNoteId, jobId: exampleJobId });
    expect(told).toEqual(['both@mail.example', 'jobs@mail.example']);
  });

  it('given a comment on an answer that mentions colleagues, when they are told, then those alone who may read comments and look at answers; of one on a live interview, those who may see that (REC-92)', async () => {
    await commented();
    const told = await toldBy(tellMentionedInReview, { interviewReviewId, commentId });
    expect(told).toEqual(['answers@mail.example']);
    const ofLive = await toldBy(tellMentionedInReview, { interviewReviewId: scorecardId, commentId });
    expect(ofLive).toEqual(['lives@mail.example']);
  });

  it('given a team, when somebody applies, then those alone are told who may read candidates (REC-40)', async () => {
    const told = await toldBy(tellTeam, { jobId: exampleJobId, candidateId, interviewId: derivedId('interview') });
    expect(told).toEqual(['both@mail.example', 'candidates@mail.example']);
  });

  it('given a team, when answers are handed in, then those alone are told who may look at answers (REC-153)', async () => {
    const [responseId, interviewId] = [derivedId('answers of a team'), derivedId('interview')];
    await givenRow(harness.admin, 'response', {
      ...{ tenant_id: exampleTenantId, id: responseId, interview_id: interviewId, candidate_id: candidateId },
      ...{ job_id: exampleJobId, question_set_id: derivedId('set'), status: 'submitted' },
    });
    const told = await toldBy(tellTeamOfAnswers, { responseId, candidateId, interviewId });
    expect(told).toEqual(['answers@mail.example', 'uncommented@mail.example']);
  });
});
