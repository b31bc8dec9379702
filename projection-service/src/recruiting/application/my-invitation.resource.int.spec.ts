import { randomUUID } from 'node:crypto';
import { exampleTenantId } from 'contracts/kernel/examples';
import { GLOBAL } from 'contracts/kernel/id';
import { applicationIdOf, interviewIdOf } from 'contracts/recruiting/application/application.commands';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projections } from '#projection-service/catalogue';
import { openSuperuser } from '#projection-service/test/database.harness';
import { type Harness, openHarness, storyOf } from '#projection-service/test/service.harness';
import { myInvitationProjection } from './my-invitation.projection.ts';

let service: Harness;
let admin: ReturnType<typeof openSuperuser>;
beforeAll(async () => {
  service = await openHarness({ projections: projections.filter(({ name }) => name === myInvitationProjection.name) });
  admin = openSuperuser(service);
  const data = { tenantId: exampleTenantId, name: 'Harbor', subdomain: 'harbor' };
  await service.append('tenant', exampleTenantId, [{ type: 'TenantRegistered', data }], GLOBAL);
});
afterAll(async () => {
  await admin.end();
  await service.close();
});

type Known = { interviewId: string; candidateId: string; jobId: string; email: string };

/** Somebody whom the company entered, with an interview that nobody has invited them to yet. */
const entered = async (interviewOf?: (jobId: string) => string): Promise<Known> => {
  const story = storyOf(service);
  const job = await story.job('Rigger');
  const candidate = await story.candidate('Runa', 'Solberg');
  const interviewId = interviewOf?.(job.id) ?? randomUUID();
  await story.interview(candidate.id, job.id, interviewId);
  return { interviewId, candidateId: candidate.id, jobId: job.id, email: `${candidate.id}@x.example` };
};
const invite = ({ interviewId, candidateId, jobId }: Known) => {
  const responseId = randomUUID();
  const data = {
    ...{ responseId, interviewId, candidateId, jobId, openInterviewId: null, stepId: randomUUID() },
    ...{ stepName: 'First', questionSetId: randomUUID(), questionSetRevision: 1, questionCount: 1, timePercent: 100 },
    ...{ deadline: { days: 7, timeZone: 'UTC' }, expiresAt: '2026-12-01T00:00:00.000Z', reminderDays: [] },
    reminders: [],
  };
  return service.append('response', responseId, [{ type: 'ResponseCreated', data }]);
};
const tellOf = ({ candidateId }: Known, type: string, more: Record<string, unknown>) =>
  service.append('candidate', candidateId, [{ type, data: { candidateId, ...more } }]);

const account = async (email: string, isVerified = true, userId: string = randomUUID()) => {
  const text = `insert into access.account (user_id, email, name, locale, version, email_verified_at)
    values ($1, $2, 'Runa Solberg', 'en-us', 1, $3)`;
  await admin.query(text, [userId, email, isVerified ? new Date() : null]);
  return userId;
};
const seenBy = async (userId: string, minPosition: string): Promise<{ interviewId: string }[]> =>
  (await service.get('/api/candidate/invitations', { userId, minPosition })).body;

describe('interviews that I was invited to', () => {
  it('given a record whose address I have confirmed, when I am invited, then it is there, by when I am to answer, and nobody else reads it', async () => {
    const known = await entered();
    const userId = await account(known.email.toUpperCase());
    const before = await tellOf(known, 'CandidateChanged', { from: { firstName: 'Runa' }, to: { firstName: 'Rune' } });
    expect(await seenBy(userId, before)).toEqual([]);
    const position = await invite(known);
    expect(await seenBy(userId, position)).toMatchObject([
      {
        interviewId: known.interviewId,
        jobTitle: 'Rigger',
        companyName: 'Harbor',
        answerBy: '2026-12-01T00:00:00.000Z',
      },
    ]);
    expect(await seenBy(await account('other@x.example'), position)).toEqual([]);
  });

  it('given an address that is not confirmed, when I look, then nothing is there', async () => {
    const known = await entered();
    const position = await invite(known);
    expect(await seenBy(await account(known.email, false), position)).toEqual([]);
  });

  it('given a record that is linked to an account, when its person looks, then it is there; to that of somebody else, not', async () => {
    const known = await entered();
    const userId = await account(known.email);
    await invite(known);
    const ids = async (position: string) => (await seenBy(userId, position)).map(({ interviewId }) => interviewId);
    expect(await ids(await tellOf(known, 'CandidateLinked', { userId }))).toEqual([known.interviewId]);
    await tellOf(known, 'CandidateUnlinked', { userId });
    expect(await ids(await tellOf(known, 'CandidateLinked', { userId: randomUUID() }))).toEqual([]);
  });

  it('given an interview that follows from my own application, when I am invited, then it stands among my applications alone', async () => {
    const userId = randomUUID();
    const known = await entered((jobId) => interviewIdOf(applicationIdOf(userId, jobId)));
    await account(known.email, true, userId);
    expect(await seenBy(userId, await invite(known))).toEqual([]);
  });

  it('given a company that writes to another address, or has erased the person, when I look, then nothing is there any more', async () => {
    const [moved, erased] = [await entered(), await entered()];
    const [one, other] = [await account(moved.email), await account(erased.email)];
    await invite(moved);
    await invite(erased);
    const email = 'new@x.example';
    await tellOf(moved, 'CandidateChanged', { from: { email: moved.email }, to: { email } });
    const position = await tellOf(erased, 'CandidateErased', {});
    expect([await seenBy(one, position), await seenBy(other, position)]).toEqual([[], []]);
    expect(await seenBy(await account(email), position)).toMatchObject([{ interviewId: moved.interviewId }]);
  });
});
