import { exampleCandidateId, exampleInterviewId, exampleJobId, exampleTenantId } from 'contracts/kernel/examples';
import { derivedId, newId } from 'contracts/kernel/id';
import type { SystemCommand } from 'contracts/kernel/system-command';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Consumer, openConsumer } from '#integration-workers/test/consumer.harness';
import { givenRow } from '#integration-workers/test/read-models.fixture';
import { eventually, type Harness, openHarness } from '#integration-workers/test/workers.harness';

const DAY = 86_400_000;
const responseId = derivedId('a response of workers');
const invitedAt = Date.parse('2026-03-02T09:00:00.000Z');
const at = (days: number) => new Date(invitedAt + days * DAY).toISOString();
const [first, second, end] = [at(4), at(6), at(7)];
const ids = { responseId, candidateId: exampleCandidateId, interviewId: exampleInterviewId };

let harness: Harness;
let commandService: Consumer;
beforeAll(async () => {
  harness = await openHarness();
  commandService = await openConsumer((_request, response) => {
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify({ id: newId(new Date()), position: '1' }));
  });
  const { admin } = harness;
  const ofCompany = { tenant_id: exampleTenantId };
  const person = { first_name: 'Ada', last_name: 'Berg', email: 'ada@mail.example' };
  await givenRow(admin, 'candidate', { ...ofCompany, id: exampleCandidateId, ...person });
  await givenRow(admin, 'response', {
    ...{ ...ofCompany, id: responseId, interview_id: exampleInterviewId, candidate_id: exampleCandidateId },
    ...{
      job_id: exampleJobId,
      job_title: 'Dock planner',
      question_set_id: derivedId('set'),
      status: 'invited',
      question_count: 4,
      expires_at: end,
    },
    deadline: JSON.stringify({ day: '2026-03-08', timeZone: 'America/Chicago' }),
  });
});
afterAll(async () => {
  await commandService.close();
  await harness.close();
});

const tell = (type: string, data: object = {}) =>
  harness.append('response', responseId, { type, data: { ...ids, ...data } });
const commands = () =>
  commandService.received
    .map(({ body }) => JSON.parse(body) as SystemCommand)
    .filter(({ aggregate }) => aggregate === 'response')
    .map(({ type, data }) => [type, data.dueAt]);
const subjects = async () => (await harness.mails()).map(({ subject }) => subject);

describe('an invitation', () => {
  it('given reminders and a deadline, when the workers were down for days, then each comes once, in order, and its mail is in the candidate’s words', async () => {
    let now = new Date(invitedAt);
    const start = () =>
      harness.startWorkers({ API_URL: `http://127.0.0.1:${commandService.port}` }, { clock: () => now });
    const before = await start();
    await tell('ResponseCreated', {
      ...{ jobId: exampleJobId, openInterviewId: null, stepId: derivedId('step'), stepName: 'First' },
      ...{ questionSetId: derivedId('set'), questionSetRevision: 1, questionCount: 4, timePercent: 100 },
      ...{ deadline: { day: '2026-03-08', timeZone: 'America/Chicago' }, expiresAt: end },
      ...{ reminderDays: [1, 3], reminders: [first, second] },
    });
    await harness.project();
    await eventually(async () => (await subjects()).length === 1);
    const [invitation] = await harness.mails();
    expect(invitation?.to).toBe('ada@mail.example');
    expect(invitation?.text).toContain(`https://onrecord.example/c/interviews/apply/${exampleInterviewId}`);
    expect(invitation?.text).toContain('America/Chicago');
    await before.close();

    now = new Date(Date.parse(second) + 3_600_000);
    const after = await start();
    await eventually(async () => commands().length === 1);
    expect(commands()).toEqual([['RemindResponse', first]]);
    await tell('ResponseReminded', { left: [second] });
    await harness.project();
    await eventually(async () => commands().length === 2);
    await tell('ResponseReminded', { left: [] });
    await harness.project();
    await eventually(async () => (await subjects()).length === 3);
    now = new Date(Date.parse(end) + 1_000);
    await eventually(async () => commands().length === 3);
    await eventually(async () => (await harness.unfinished()) === 0);
    await after.close();
    expect(commands()).toEqual([
      ['RemindResponse', first],
      ['RemindResponse', second],
      ['ExpireResponse', end],
    ]);
    expect((await subjects()).filter((subject) => subject?.startsWith('Reminder'))).toHaveLength(2);
  });

  it('given an invitation that is withdrawn, or one recording that is given again, when the candidate is told, then the mail says which', async () => {
    const { admin } = harness;
    const question = { id: derivedId('a question'), text: 'Why boats?' };
    await givenRow(admin, 'question_set_revision', {
      ...{ tenant_id: exampleTenantId, id: derivedId('a revision'), question_set_id: derivedId('set'), revision: 1 },
      questions: JSON.stringify([question]),
    });
    const set = (values: string) => admin.query(`update read.response set ${values} where id = $1`, [responseId]);
    await set(`question_set_revision = 1, reopened_for = '${question.id}', status = 'begun'`);
    const workers = await harness.startWorkers({ API_URL: `http://127.0.0.1:${commandService.port}` });
    const before = (await subjects()).length;
    const deadline = { day: '2026-04-08', timeZone: 'America/Chicago' };
    await tell('ResponseExtended', { from: end, to: at(37), deadline, reminders: [], reason: 'Lost' });
    await harness.project();
    await eventually(async () => (await subjects()).length === before + 1);
    expect((await harness.mails()).find(({ subject }) => subject?.includes('record one answer'))?.text).toContain(
      question.text,
    );
    await set("reopened_for = null, status = 'withdrawn'");
    await tell('ResponseWithdrawn', { reason: 'The job is filled' });
    await harness.project();
    await eventually(async () => (await subjects()).length === before + 2);
    const told = (await harness.mails()).find(({ subject }) => subject?.includes('was withdrawn'));
    expect(told?.text).not.toContain('The job is filled');
    await set("status = 'submitted'");
    await tell('ResponseSubmitted', { answered: 4, handedInAt: at(3) });
    await harness.project();
    await eventually(async () => (await subjects()).length === before + 3);
    expect(await subjects()).toContainEqual(expect.stringContaining('do not need to record'));
    await eventually(async () => (await harness.unfinished()) === 0);
    await workers.close();
  });
});
