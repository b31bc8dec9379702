import { exampleCause, exampleTenantId, exampleUserId } from 'contracts/kernel/examples';
import { derivedId, streamName } from 'contracts/kernel/id';
import { MAX_LIVE_ANSWERS } from 'contracts/recruiting/live-interview/live-interview.choices';
import { beforeEach, describe, expect, it } from 'vitest';
import { otherTenantId, type SpecApp, specApp } from '#command-service/test/app.harness';
import { type Applicant, openStory } from '#command-service/test/response.fixture';

const HOUR = 3_600_000;
const colleague = derivedId('live colleague');
const [tomorrow, later, last] = ['2026-03-09T15:00:00.000Z', '2026-03-10T15:00:00.000Z', '2026-03-11T15:00:00.000Z'];
const slot = (startsAt: string) => ({ id: derivedId('live slot', startsAt), startsAt });
const slots = [slot(tomorrow), slot(later), slot(last)];
const code = ({ status, body }: { status: number; body: { code: string } }) => [status, body.code];

describe('live interviews', () => {
  let app: SpecApp;
  let story: Awaited<ReturnType<typeof openStory>>;
  let ada: Applicant;
  beforeEach(async () => {
    app = specApp();
    story = await openStory(app);
    for (const userId of [exampleUserId, colleague]) {
      const data = { userId, roles: ['Recruiter' as const] };
      await app.commands.membership(userId, { type: 'GrantMembership', data, metadata: exampleCause } as never);
    }
    app.haveAccount(exampleUserId);
    ada = await story.applicant('ada');
  });
  const plan = (interviewId: string, more: object = {}) =>
    app.recruiter('post', '/api/tenant/live-interviews', {
      ...{ interviewId, title: 'First conversation', minutes: 45, timeZone: 'America/Chicago' },
      ...{ interviewerIds: [exampleUserId], slots, place: 'https://meet.example/harbor', ...more },
    });
  /** As it was shown, unless a spec says otherwise. */
  const shown = (body: { slotId?: string; startsAt?: string }) => ({
    startsAt: slots.find(({ id }) => id === body.slotId)?.startsAt ?? later,
    ...body,
  });
  const say = (who: Pick<Applicant, 'userId' | 'interviewId'>, id: string, step: 'choose' | 'answer', body: object) =>
    app.asPerson(who.userId)(
      'post',
      `/api/candidate/interviews/${who.interviewId}/live/${id}/${step}`,
      step === 'choose' ? shown(body) : body,
    );
  const change = (id: string, body: object) => app.recruiter('patch', `/api/tenant/live-interviews/${id}`, body);
  const now = async (id: string) => (await app.commands.liveInterviewState(exampleTenantId, id)) as { record: object };

  it('given times to choose from, when the candidate takes one, then it is theirs and agreed on, and a second one is refused', async () => {
    const { body, status } = await plan(ada.interviewId);
    expect([status, body.status, body.startsAt]).toEqual([201, 'offered', null]);
    expect(body.organizerId).toBe(exampleUserId);
    expect((await say(ada, body.id, 'answer', { answer: 'yes' })).body.code).toBe('live-interview-not-scheduled');
    expect((await say(ada, body.id, 'choose', { slotId: slots[1]?.id })).status).toBe(200);
    expect((await now(body.id)).record).toMatchObject({
      ...{ status: 'scheduled', startsAt: later, answer: 'yes', sequence: 1, candidateId: ada.candidateId },
      // The day before clocks showed the same an hour of UTC later: they go forward on March 8.
      remindAt: '2026-03-09T15:00:00.000Z',
    });
    expect(code(await say(ada, body.id, 'choose', { slotId: slots[0]?.id }))).toEqual([
      409,
      'live-interview-slot-chosen',
    ]);
    expect((await say(ada, body.id, 'choose', { slotId: slots[1]?.id })).status).toBe(200);
    expect(code(await say(ada, body.id, 'choose', { slotId: derivedId('no slot') }))[0]).toBe(422);
  });

  it('given a time that was moved under its id, when the one that was shown is taken, then it is refused (REC-140)', async () => {
    const { body } = await plan(ada.interviewId);
    const moved = slots.map((one) =>
      one.id === slots[1]?.id ? { ...one, startsAt: '2026-03-10T18:00:00.000Z' } : one,
    );
    await change(body.id, { slots: moved });
    const choose = (startsAt: string | undefined) => say(ada, body.id, 'choose', { slotId: slots[1]?.id, startsAt });
    expect(code(await choose(slots[1]?.startsAt))).toEqual([422, 'live-interview-slot-not-found']);
    expect((await choose('2026-03-10T18:00:00Z')).status).toBe(200);
  });

  it('given an address that is not confirmed, when a live interview is planned, then nobody is written to (REC-66)', async () => {
    app.haveAccount(exampleUserId, false);
    expect(code(await plan(ada.interviewId))).toEqual([403, 'mail-sender-unverified']);
  });

  it('given twenty-four candidates who are offered the same time of the same person, when all take it at once, then one has it', async () => {
    const people = await Promise.all(
      Array.from({ length: 24 }, async (_, index) => {
        const one = await story.applicant(`live-${index}`);
        return { ...one, id: (await plan(one.interviewId)).body.id as string };
      }),
    );
    const taken = await Promise.all(people.map((one) => say(one, one.id, 'choose', { slotId: slots[0]?.id })));
    expect(taken.filter(({ status }) => status === 200)).toHaveLength(1);
    const refused = taken.filter(({ status }) => status !== 200);
    expect(new Set(refused.map(({ body }) => body.code))).toEqual(new Set(['live-interview-slot-taken']));
    // Another person of the company is free then.
    const [free] = people.filter((_, index) => taken[index]?.status === 409);
    await change(free?.id ?? '', { interviewerIds: [colleague] });
    expect((await say(free as never, free?.id ?? '', 'choose', { slotId: slots[0]?.id })).status).toBe(200);
  });

  it('given times that all pass, when none was chosen, then it is on record once; where one was, or there are others, nothing is', async () => {
    const { id } = (await plan(ada.interviewId)).body;
    const bo = await story.applicant('bo');
    const chosen = (await plan(bo.interviewId)).body.id;
    await say(bo, chosen, 'choose', { slotId: slots[0]?.id });
    const lapse = async (of: string, dueAt: string) => {
      const metadata = { ...exampleCause, now: app.clock() };
      await app.commands.liveInterview(of, { type: 'LapseLiveInterview', data: { dueAt }, metadata });
      const { events } = await app.events.store.readStream(streamName('liveInterview', exampleTenantId, of));
      return events.filter(({ type }) => type === 'LiveInterviewLapsed').length;
    };
    expect([await lapse(id, later), await lapse(id, last), await lapse(chosen, last)]).toEqual([0, 1, 0]);
  });

  it('given one candidate in many tabs, when each takes another time at once, then one of them counts and no time stays held', async () => {
    const { id } = (await plan(ada.interviewId)).body;
    const answers = await Promise.all(
      Array.from({ length: 24 }, (_, index) => say(ada, id, 'choose', { slotId: slots[index % 3]?.id })),
    );
    const { startsAt } = (await now(id)).record as { startsAt: string };
    const mine = slots.findIndex((one) => one.startsAt === startsAt);
    for (const [index, { status }] of answers.entries()) expect(status).toBe(index % 3 === mine ? 200 : 409);
    const bo = await story.applicant('bo');
    const other = (await plan(bo.interviewId)).body.id;
    const chosen: number[] = [];
    for (const { id: slotId } of slots) chosen.push((await say(bo, other, 'choose', { slotId })).status);
    expect(chosen[mine]).toBe(409);
    expect(chosen.filter((status) => status === 200)).toHaveLength(1);
  });

  it('given a time that is agreed on, when it is moved, cancelled or over, then answers follow, and what was held is free again', async () => {
    const { id } = (await plan(ada.interviewId, { slots: [], startsAt: tomorrow })).body;
    expect((await say(ada, id, 'answer', { answer: 'no' })).status).toBe(200);
    expect((await say(ada, id, 'answer', { answer: 'yes' })).status).toBe(200);
    const again = (index: number) => say(ada, id, 'answer', { answer: index % 2 === 0 ? 'no' : 'yes' });
    for (let index = 2; index < MAX_LIVE_ANSWERS; index += 1) expect((await again(index)).status).toBe(200);
    expect(code(await again(MAX_LIVE_ANSWERS))).toEqual([409, 'live-interview-answered-often']);
    const mine = `/api/tenant/live-interviews/${id}/answer`;
    expect((await app.recruiter('post', mine, { answer: 'yes' })).body.interviewerAnswers).toHaveLength(1);
    expect(code(await app.asColleague('Recruiter', colleague)('post', mine, { answer: 'yes' }))).toEqual([
      403,
      'live-interview-not-yours',
    ]);
    const moved = await change(id, { startsAt: later });
    expect(moved.body).toMatchObject({ startsAt: later, answer: 'none', interviewerAnswers: [], sequence: 1 });
    expect(code(await change(id, { startsAt: null }))).toEqual([422, 'live-interview-time-required']);
    expect(code(await change(id, { startsAt: '2026-03-01T09:00:00.000Z' }))).toEqual([422, 'live-interview-past']);

    const bo = await story.applicant('bo');
    const other = (await plan(bo.interviewId)).body.id;
    expect((await say(bo, other, 'choose', { slotId: slots[1]?.id })).body.code).toBe('live-interview-slot-taken');
    const cancelled = await app.recruiter('post', `/api/tenant/live-interviews/${id}/cancel`, { reason: 'Ice' });
    expect(cancelled.body).toMatchObject({ status: 'cancelled', reason: 'Ice', sequence: 2 });
    expect(code(await say(ada, id, 'answer', { answer: 'yes' }))).toEqual([409, 'live-interview-cancelled']);
    expect((await change(id, { title: 'Another' })).body.code).toBe('live-interview-cancelled');
    expect((await say(bo, other, 'choose', { slotId: slots[1]?.id })).status).toBe(200);
    app.advance(10 * 24 * HOUR);
    expect((await say(bo, other, 'answer', { answer: 'no' })).body.code).toBe('live-interview-past');
    // What has begun is not moved, and nobody is named for it any more (REC-144).
    for (const body of [{ startsAt: '2026-04-01T15:00:00.000Z' }, { interviewerIds: [colleague] }])
      expect(code(await change(other, body))).toEqual([409, 'live-interview-past']);
    expect((await app.recruiter('post', `/api/tenant/live-interviews/${other}/cancel`, {})).status).toBe(409);
  });

  it('given what names a stranger, no time, a past one or letters that cannot be kept, when it is planned, then the field is named', async () => {
    const errors = async (more: object) => Object.keys((await plan(ada.interviewId, more)).body.errors ?? {});
    expect(await errors({ slots: [] })).toEqual(['slots']);
    expect(await errors({ slots: [slot('2026-01-01T10:00:00.000Z'), slots[0]] })).toEqual(['slots.0.startsAt']);
    expect(await errors({ slots: [slots[0], { ...slots[0], id: derivedId('twin') }] })).toEqual(['slots']);
    for (const startsAt of ['9999-12-31T23:00:00Z', `2026-03-10T15:00:00.${'1'.repeat(300)}Z`])
      expect(await errors({ slots: [slot(startsAt)] })).toEqual(['slots.0.startsAt']);
    expect(await errors({ interviewerIds: [] })).toEqual(['interviewerIds']);
    expect(await errors({ interviewerIds: [derivedId('a stranger')] })).toEqual(['interviewerIds']);
    expect(await errors({ timeZone: 'Middle/Earth' })).toEqual(['timeZone']);
    expect(await errors({ title: 'a\0b' })).toEqual(['title']);
    expect(await errors({ place: '\ud800' })).toEqual(['place']);
    expect(await errors({ minutes: 0 })).toEqual(['minutes']);
    expect((await plan(derivedId('no interview'))).body.errors).toEqual({ interviewId: ['interview-not-found'] });
  });

  it('given somebody else, another company, or another interview of one’s own, when it is asked for, then it is not there', async () => {
    const { id } = (await plan(ada.interviewId)).body;
    const bo = await story.applicant('bo');
    const slotId = slots[0]?.id;
    expect((await say({ userId: bo.userId, interviewId: ada.interviewId }, id, 'choose', { slotId })).status).toBe(404);
    expect((await say(bo, id, 'choose', { slotId })).status).toBe(404);
    expect((await say({ ...ada, userId: derivedId('nobody') }, id, 'answer', { answer: 'yes' })).status).toBe(404);
    const elsewhere = app.as('Owner', otherTenantId);
    expect((await elsewhere('patch', `/api/tenant/live-interviews/${id}`, { title: 'Mine' })).status).toBe(404);
    expect((await elsewhere('post', `/api/tenant/live-interviews/${id}/cancel`, {})).status).toBe(404);
    expect((await elsewhere('post', '/api/tenant/live-interviews', { interviewId: ada.interviewId })).status).toBe(422);
  });

  it('given a job that is kept to its team, when a recruiter who is not on it plans, moves, answers or cancels, then it is not there', async () => {
    const { id } = (await plan(ada.interviewId)).body;
    const team = [{ userId: colleague, isMailed: false }];
    await app.owner('patch', `/api/tenant/jobs/${story.jobId}`, { isRestricted: true, team });
    expect((await plan(ada.interviewId)).status).toBe(404);
    expect((await change(id, { title: 'Another' })).status).toBe(404);
    expect((await app.recruiter('post', `/api/tenant/live-interviews/${id}/answer`, { answer: 'no' })).status).toBe(
      404,
    );
    expect((await app.recruiter('post', `/api/tenant/live-interviews/${id}/cancel`, {})).status).toBe(404);
  });

  it('given a reminder, when it is due, late, moved or repeated, then everybody is reminded once, and not of what has begun', async () => {
    const { id } = (await plan(ada.interviewId, { slots: [], startsAt: later })).body;
    const { remindAt } = (await now(id)).record as { remindAt: string };
    const remind = (dueAt: string) =>
      app.commands.liveInterview(id, {
        type: 'RemindLiveInterview',
        data: { dueAt },
        metadata: { ...exampleCause, now: new Date(Date.parse(dueAt) + HOUR) },
      });
    const before = (await remind('2026-03-02T10:00:00.000Z')).version;
    expect((await remind(remindAt)).version).toBe(before + 1);
    const begun = app.commands.liveInterview(id, {
      type: 'RemindLiveInterview',
      data: { dueAt: remindAt },
      metadata: { ...exampleCause, now: new Date(later) },
    });
    expect((await begun).version).toBe(before + 1);
  });

  it('given a candidate who was erased, when what was planned is looked at, then its title, place and reason are gone and nothing is written any more', async () => {
    const { id } = (await plan(ada.interviewId)).body;
    await app.commands.liveInterview(id, { type: 'EraseLiveInterview', data: {}, metadata: exampleCause });
    expect((await now(id)).record).toMatchObject({ erased: true, title: null, place: null, reason: '' });
    expect((await change(id, { title: 'Again' })).body.code).toBe('erased');
    expect((await say(ada, id, 'choose', { slotId: slots[0]?.id })).status).toBe(409);
  });
});
