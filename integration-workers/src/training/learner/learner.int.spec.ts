import { exampleCause, exampleTenantId } from 'contracts/kernel/examples';
import { derivedId, GLOBAL, newId, streamName } from 'contracts/kernel/id';
import type { Event } from 'contracts/kernel/message';
import type { SystemCommand } from 'contracts/kernel/system-command';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Consumer, openConsumer } from '#integration-workers/test/consumer.harness';
import { givenRow } from '#integration-workers/test/read-models.fixture';
import { eventually, type Harness, openHarness } from '#integration-workers/test/workers.harness';

const id = (name: string) => derivedId('a learner of workers', name);
const [userId, assignmentId, otherTenant] = [id('person'), id('assignment'), id('another company')];
const [document, take] = [id('document'), id('take')];
const { now: _, ...cause } = exampleCause;

let harness: Harness;
let commandService: Consumer;
beforeAll(async () => {
  harness = await openHarness();
  commandService = await openConsumer((_request, response) => {
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify({ id: newId(new Date()), position: '1' }));
  });
  const { admin } = harness;
  for (const company of [exampleTenantId, otherTenant])
    await givenRow(admin, 'learner', { tenant_id: company, id: id(company), user_id: userId, company_id: company });
  await givenRow(admin, 'training_assignment', {
    ...{ tenant_id: exampleTenantId, id: assignmentId, user_id: userId, schedule_id: id('schedule') },
    ...{ program_id: id('program'), status: 'begun' },
    progress: JSON.stringify({
      [id('lesson')]: { recorded: { [id('question')]: { takes: [{ fileId: take }] } } },
      [id('other lesson')]: { recorded: {} },
    }),
  });
  await givenRow(admin, 'answer_file', {
    ...{ tenant_id: exampleTenantId, id: document, response_id: assignmentId, question_id: id('paper') },
  });
});
afterAll(async () => {
  await commandService.close();
  await harness.close();
});

const commands = () =>
  commandService.received
    .map(({ body }) => JSON.parse(body) as SystemCommand)
    .map(({ tenantId, aggregate, id: of, type }) => [tenantId, aggregate, of, type].join(' '));
const erasures = [exampleTenantId, otherTenant].map((company) => `${company} learner ${userId} EraseLearner`);
const ofTraining = `${exampleTenantId} trainingAssignment ${assignmentId} EraseTrainingAnswers`;
const ofFiles = [document, take].map((one) => `${exampleTenantId} file ${one} DiscardFile`);
const start = () => harness.startWorkers({ API_URL: `http://127.0.0.1:${commandService.port}` });

describe('a learner who erases their account', () => {
  it('given two companies, when the account is erased, then each is told; where that is done, key, mails and answers go; what comes twice asks for the same (TRA-31)', async () => {
    const { events, admin } = harness;
    const workers = await start();
    await admin.query(
      `insert into work.mail (id, tenant_id, subject_id, to_address, subject, text, status, created_at)
       values ($1, $2, $3, 'wanda@mail.example', 'New training', 'Hello Wanda', 'kept', now())`,
      [id('mail'), exampleTenantId, userId],
    );
    const subject = { tenantId: exampleTenantId, subject: userId };
    await harness.append('trainingAssignment', assignmentId, {
      type: 'TrainingReviewReopened',
      data: {
        ...{ trainingAssignmentId: assignmentId, userId, lessonId: id('lesson'), questionId: id('question') },
        ...{ reviewerId: id('reviewer'), reason: 'Wanda asked for it' },
      },
    });
    const erased = { type: 'UserErased', data: { userId }, metadata: { ...cause, tenantId: GLOBAL } };
    await events.store.appendToStream(streamName('user', GLOBAL, userId), [erased as unknown as Event]);
    await harness.project();
    await eventually(async () => erasures.every((one) => commands().includes(one)));

    await harness.append('learner', userId, { type: 'LearnerErased', data: { userId } });
    await harness.project();
    await eventually(async () => commands().includes(ofTraining));
    expect(await harness.mails()).toMatchObject([{ to: null, subject: null, text: null }]);
    const keys = await harness.openKeys();
    expect([...(await keys.find([subject])).values()]).toMatchObject([{ status: 'destroyed' }]);
    await keys.close();

    const data = { trainingAssignmentId: assignmentId, userId };
    await harness.append('trainingAssignment', assignmentId, { type: 'TrainingAnswersErased', data });
    await harness.project();
    await eventually(async () => ofFiles.every((one) => commands().includes(one)));
    await eventually(async () => (await harness.unfinished()) === 0);
    await workers.close();

    const before = [...commands()].sort();
    await admin.query('delete from work.handled');
    await admin.query('delete from jobs.job');
    await admin.query('update work.checkpoint set position = 0');
    const again = await start();
    await eventually(async () => commands().length >= before.length * 2 && (await harness.unfinished()) === 0);
    await again.close();
    const sent = commandService.received.map(({ body }) => body);
    expect([...commands()].sort()).toEqual([...before, ...before].sort());
    expect(new Set(sent).size).toBe(before.length);
  });
});
