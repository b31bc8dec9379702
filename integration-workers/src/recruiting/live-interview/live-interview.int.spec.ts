import {
  exampleCandidateId,
  exampleInterviewId,
  exampleJobId,
  exampleTenantId,
  exampleUserId,
} from 'contracts/kernel/examples';
import { derivedId, newId } from 'contracts/kernel/id';
import type { SystemCommand } from 'contracts/kernel/system-command';
import ICAL from 'ical.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Consumer, openConsumer } from '#integration-workers/test/consumer.harness';
import { openMailServer } from '#integration-workers/test/mail-server.harness';
import { givenRow } from '#integration-workers/test/read-models.fixture';
import { eventually, type Harness, openHarness } from '#integration-workers/test/workers.harness';

const liveInterviewId = derivedId('a live interview of workers');
const [remindAt, startsAt] = ['2026-03-07T16:00:00.000Z', '2026-03-08T15:00:00.000Z'];
const plannedAt = new Date('2026-03-02T09:00:00.000Z');
const outsider = derivedId('a recruiter without the right');
const organizer = derivedId('who planned it');
const ids = { liveInterviewId, candidateId: exampleCandidateId };

let harness: Harness;
let commandService: Consumer;
let mailServer: Awaited<ReturnType<typeof openMailServer>>;
beforeAll(async () => {
  harness = await openHarness();
  mailServer = await openMailServer();
  commandService = await openConsumer((_request, response) => {
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify({ id: newId(new Date()), position: '1' }));
  });
  const { admin } = harness;
  const ofCompany = { tenant_id: exampleTenantId };
  const account = (userId: string, name: string, email: string) =>
    admin.query(
      `insert into access.account (user_id, email, name, locale, password_hash, version) values ($1, $2, $3, 'pt-br', '', 1)`,
      [userId, email, name],
    );
  const member = (userId: string, permissions: readonly string[]) =>
    admin.query(
      `insert into access.membership (tenant_id, user_id, type, roles, permissions, version) values ($1, $2, 'regular', '{Recruiter}', $3, 1)`,
      [exampleTenantId, userId, permissions],
    );
  await account(exampleUserId, 'Bea Lima', 'bea@harbor.example');
  await account(organizer, 'Nils Dahl', 'nils@harbor.example');
  await member(organizer, ['tenant.interviews.lives.read']);
  await account(outsider, 'Otto Out', 'otto@harbor.example');
  await member(exampleUserId, ['tenant.interviews.lives.read']);
  await member(outsider, []);
  await givenRow(admin, 'candidate', {
    ...{ ...ofCompany, id: exampleCandidateId, first_name: 'Ada', last_name: 'Berg', email: 'ada@mail.example' },
  });
  await givenRow(admin, 'live_interview', {
    ...{ ...ofCompany, id: liveInterviewId, interview_id: exampleInterviewId, candidate_id: exampleCandidateId },
    ...{ job_id: exampleJobId, title: 'First conversation', place: 'Dock 4', status: 'scheduled', starts_at: startsAt },
    ...{ slots: '[]', minutes: 45, time_zone: 'America/Chicago', ends_at: startsAt, sequence: 0 },
    ...{
      interviewer_ids: JSON.stringify([exampleUserId, outsider]),
      interviewer_answers: '[]',
      organizer_id: organizer,
    },
  });
});
afterAll(async () => {
  await commandService.close();
  await mailServer.close();
  await harness.close();
});

let now = plannedAt;
/** A minute after what was told before: mails are in the order of their time. */
const tell = async (type: string, data: object = {}) => {
  now = new Date(now.getTime() + 60_000);
  await harness.append('liveInterview', liveInterviewId, { type, data: { ...ids, ...data } });
  await harness.project();
};
const becomes = (set: string) =>
  harness.admin.query(`update read.live_interview set ${set} where id = $1`, [liveInterviewId]);
const commands = () =>
  commandService.received
    .map(({ body }) => JSON.parse(body) as SystemCommand)
    .filter(({ aggregate }) => aggregate === 'liveInterview')
    .map(({ type, data }) => [type, data.dueAt]);
const mailsTo = async (email: string) => (await harness.mails()).filter(({ to }) => to === email);
const subjectsTo = async (email: string) => (await mailsTo(email)).map(({ subject }) => subject);

/** What the calendars of one reader were told, mail by mail, read by a library. */
const calendarsOf = async (email: string) => {
  const { rows } = await harness.admin.query<{ extras: { calendar?: { method: string; content: string } } }>(
    'select extras from work.mail where to_address = $1 order by created_at, id',
    [email],
  );
  return rows.flatMap(({ extras: { calendar } }) => {
    if (!calendar) return [];
    const read = new ICAL.Component(ICAL.parse(calendar.content));
    const component = read.getFirstSubcomponent('vevent') as ICAL.Component;
    const { uid, sequence, startDate } = new ICAL.Event(component);
    const attendees = component.getAllProperties('attendee').map((one) => String(one.getFirstValue()));
    return [
      {
        method: read.getFirstPropertyValue('method'),
        uid,
        sequence,
        at: startDate.toJSDate().toISOString(),
        attendees,
      },
    ];
  });
};

describe('mails about a live interview', () => {
  it('given one that is planned, moved, reminded of and cancelled, with workers down for two days, then each is told once, in their calendars too', async () => {
    const settings = { API_URL: `http://127.0.0.1:${commandService.port}`, SMTP_URL: mailServer.url };
    const start = () => harness.startWorkers(settings, { clock: () => now });
    const before = await start();
    const fields = {
      ...{ interviewId: exampleInterviewId, jobId: exampleJobId, title: 'First conversation', place: 'Dock 4' },
      ...{
        startsAt,
        slots: [],
        minutes: 45,
        timeZone: 'America/Chicago',
        interviewerIds: [exampleUserId, outsider],
        remindAt,
      },
    };
    await tell('LiveInterviewCreated', fields);
    await eventually(async () => (await subjectsTo('bea@harbor.example')).length === 1);
    const [invitation] = await mailsTo('ada@mail.example');
    expect(invitation?.subject).toBe('First conversation: interview with Harbor & Pine');
    expect(invitation?.text).toContain('Sunday, March 8, 2026 at 10:00');
    expect(invitation?.text).toContain(`https://onrecord.example/c/interviews/live/${exampleInterviewId}`);
    expect(await subjectsTo('bea@harbor.example')).toEqual(['First conversation: entrevista com Ada Berg']);
    await eventually(async () => mailServer.raw.length === 2);
    expect(
      mailServer.raw.every((mail) => /text\/calendar;[^\n]*method=REQUEST/i.test(mail.replace(/\r?\n\s+/g, ' '))),
    ).toBe(true);
    await before.close();

    now = new Date('2026-03-08T14:00:00.000Z');
    const after = await start();
    await eventually(async () => commands().length === 1);
    expect(commands()).toEqual([['RemindLiveInterview', remindAt]]);
    await tell('LiveInterviewReminded');
    await eventually(async () => (await subjectsTo('bea@harbor.example')).length === 2);

    // Who planned it is told that an interviewer cannot come, as long as that stands; the one who said so is not.
    const answered = (answer: string) =>
      becomes(`interviewer_answers = '[{"userId":"${exampleUserId}","answer":"${answer}"}]'`);
    const ofDecline = `${liveInterviewId} ${exampleUserId}`;
    const isHandled = async () =>
      (await harness.admin.query('select from work.handled where target = $1', [ofDecline])).rowCount === 1;
    await answered('yes');
    await tell('LiveInterviewAnsweredByStaff', { userId: exampleUserId, answer: 'no' });
    await eventually(isHandled);
    await answered('no');
    await tell('LiveInterviewAnsweredByStaff', { userId: exampleUserId, answer: 'no' });
    await eventually(async () => (await subjectsTo('nils@harbor.example')).length === 1);
    expect(await subjectsTo('nils@harbor.example')).toEqual(['Bea Lima não pode ir à entrevista com Ada Berg']);
    expect(await subjectsTo('bea@harbor.example')).toHaveLength(2);
    await becomes(`interviewer_answers = '[]'`);

    const later = '2026-03-10T15:00:00.000Z';
    await becomes(`starts_at = '${later}', sequence = 1`);
    await tell('LiveInterviewChanged', {
      from: { startsAt, remindAt },
      to: { startsAt: later, remindAt: '2026-03-09T15:00:00.000Z' },
    });
    await eventually(async () => (await subjectsTo('bea@harbor.example')).length === 3);
    // Others come: calendars of all are told, who came before is called off.
    await becomes(`interviewer_ids = '["${organizer}"]', sequence = 2`);
    const people = { from: { interviewerIds: [exampleUserId] }, to: { interviewerIds: [organizer] } };
    await tell('LiveInterviewChanged', people);
    await eventually(async () => (await subjectsTo('bea@harbor.example')).length === 4);
    await eventually(async () => (await calendarsOf('nils@harbor.example')).length === 1);
    expect((await calendarsOf('nils@harbor.example'))[0]).toMatchObject({ method: 'REQUEST', sequence: 2 });
    expect((await calendarsOf('bea@harbor.example')).at(-1)).toMatchObject({ method: 'CANCEL', sequence: 2 });
    await becomes(`interviewer_ids = '["${exampleUserId}","${outsider}"]', sequence = 3`);
    await tell('LiveInterviewChanged', { from: people.to, to: people.from });
    await eventually(async () => (await subjectsTo('bea@harbor.example')).length === 5);
    await becomes(`answer = 'no'`);
    await tell('LiveInterviewAnswered', { answer: 'no' });
    await eventually(async () => (await subjectsTo('bea@harbor.example')).length === 6);
    await becomes(`status = 'cancelled', reason = 'The dock is frozen', sequence = 4`);
    await tell('LiveInterviewCancelled', { reason: 'The dock is frozen' });
    await eventually(async () => (await subjectsTo('bea@harbor.example')).length === 7);
    await eventually(async () => (await harness.unfinished()) === 0);
    await after.close();

    expect(commands()).toHaveLength(1);
    expect(await subjectsTo('ada@mail.example')).toEqual([
      'First conversation: interview with Harbor & Pine',
      'Reminder: interview with Harbor & Pine',
      ...Array.from({ length: 3 }, () => 'Changed: interview with Harbor & Pine'),
      'Canceled: interview with Harbor & Pine',
    ]);
    expect((await mailsTo('ada@mail.example')).at(-1)?.text).toContain('Reason: The dock is frozen');
    expect(await subjectsTo('otto@harbor.example')).toEqual([]);
    const uid = `${liveInterviewId}@onrecord`;
    const attendees = ['mailto:ada@mail.example'];
    expect(await calendarsOf('ada@mail.example')).toEqual([
      { method: 'REQUEST', uid, sequence: 0, at: startsAt, attendees },
      ...[1, 2, 3].map((sequence) => ({ method: 'REQUEST', uid, sequence, at: later, attendees })),
      { method: 'CANCEL', uid, sequence: 4, at: later, attendees },
    ]);
    const ofStaff = await calendarsOf('bea@harbor.example');
    expect(ofStaff.map(({ method, sequence }) => [method, sequence])).toEqual([
      ['REQUEST', 0],
      ['REQUEST', 1],
      ['CANCEL', 2],
      ['REQUEST', 3],
      ['CANCEL', 4],
    ]);
    expect(ofStaff[0]?.attendees).toEqual(['mailto:ada@mail.example', 'mailto:bea@harbor.example']);
  });

  it('given one that is over, when interviewers are asked for scorecards, then those who owe one and may see it are written to, once (REC-149)', async () => {
    const held = derivedId('a live interview that was held');
    const askAt = '2026-03-11T15:45:00.000Z';
    now = new Date('2026-03-11T09:00:00.000Z');
    const { admin } = harness;
    const interviewerIds = [exampleUserId, outsider, organizer];
    await givenRow(admin, 'live_interview', {
      ...{ tenant_id: exampleTenantId, id: held, interview_id: exampleInterviewId, candidate_id: exampleCandidateId },
      ...{ job_id: exampleJobId, title: 'Second conversation', place: '', status: 'scheduled', slots: '[]' },
      ...{ starts_at: '2026-03-11T15:00:00.000Z', minutes: 45, time_zone: 'America/Chicago', ends_at: askAt },
      ...{ sequence: 0, interviewer_ids: JSON.stringify(interviewerIds), interviewer_answers: '[]' },
    });
    for (const userId of interviewerIds)
      await givenRow(admin, 'live_interviewer', {
        ...{ tenant_id: exampleTenantId, id: derivedId('interviewer', userId), live_interview_id: held },
        ...{ user_id: userId, review_id: derivedId('review', userId), owes_scorecard: userId !== organizer },
      });
    const asks = async (type: string, data: object) => {
      await harness.append('liveInterview', held, { type, data: { ...ids, liveInterviewId: held, ...data } });
      await harness.project();
    };
    const start = () =>
      harness.startWorkers({ API_URL: `http://127.0.0.1:${commandService.port}` }, { clock: () => now });
    const before = await start();
    await asks('LiveInterviewChanged', { from: { askAt: null }, to: { askAt } });
    await eventually(async () => (await subjectsTo('nils@harbor.example')).length > 0);
    await eventually(async () => (await harness.unfinished()) === 0);
    await before.close();
    expect(commands().some(([type]) => type === 'AskForScorecards')).toBe(false);

    now = new Date('2026-03-13T09:00:00.000Z');
    const after = await start();
    const asked = () => commands().filter(([type]) => type === 'AskForScorecards');
    await eventually(async () => asked().length === 1);
    expect(asked()).toEqual([['AskForScorecards', askAt]]);
    await asks('LiveInterviewScorecardsAsked', {});
    const question = 'Como foi a entrevista com Ada Berg?';
    await eventually(async () => (await subjectsTo('bea@harbor.example')).includes(question));
    await eventually(async () => (await harness.unfinished()) === 0);
    await after.close();
    const [mail, ...others] = (await mailsTo('bea@harbor.example')).filter(({ subject }) => subject === question);
    expect(others).toEqual([]);
    expect(mail?.text).toContain(`/t/recruiting/live-interviews/${held}/view`);
    expect(await subjectsTo('nils@harbor.example')).not.toContain(question);
    expect(await subjectsTo('otto@harbor.example')).toEqual([]);
  });

  it('given a candidate who is erased, when the company’s record of them goes, then what was written about meeting them goes too', async () => {
    const workers = await harness.startWorkers({ API_URL: `http://127.0.0.1:${commandService.port}` });
    await harness.append('candidate', exampleCandidateId, {
      type: 'CandidateErased',
      data: { candidateId: exampleCandidateId },
    });
    await harness.project();
    await eventually(async () => commands().some(([type]) => type === 'EraseLiveInterview'));
    await eventually(async () => (await mailsTo('ada@mail.example')).length === 0);
    expect(await mailsTo('bea@harbor.example')).toEqual([]);
    await workers.close();
  });
});
