import { lessonQuestion, lessonStep } from 'command-service/test/lesson.fixture';
import type { Client } from 'contracts/client/client';
import { login } from 'contracts/identity/session/session.endpoints';
import { streamName } from 'contracts/kernel/id';
import { eraseMyAccount } from 'contracts/recruiting/profile/profile.endpoints';
import type { AuditEntryView } from 'contracts/reporting/audit/audit.views';
import { assignmentIdOf } from 'contracts/training/assignment/assignment.entity';
import { openPool } from 'platform/postgres/pool';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { demoId } from '#deploy/seed/demo-id';
import { DEMO_PASSWORD } from '#deploy/seed/register';
import { linesWith } from '#deploy/test/lines.fixture';
import { openedEvents } from '#deploy/test/opened-events.fixture';
import { openDemoProduct, type RunningProduct } from '#deploy/test/product.harness';
import { expectSameAfterRebuild } from '#deploy/test/rebuilt.fixture';
import { asked, PDF, type Sender, send, videoOf } from '#deploy/test/uploads.fixture';

const PATIENCE = { timeout: 60_000, interval: 100 };
const email = 'auditor@harbor.example';
/** What the demo's auditor answered, what was said of it, and what this spec adds. A short word alone: among what is sealed it comes up by chance. */
const SECRETS =
  /\bpriya\b|auditor@harbor|second post of the north dock|where the ducks sleep|warm, and the children|kelpie|bladderwrack|gone fishing/;
const log = { warn: () => undefined, error: () => undefined };

const harbor = demoId('tenant', 'harbor', '');
const optional = { isRequired: false };
const written = lessonQuestion('What grows below the pier?', { ...optional, points: 10 });
const paper = lessonQuestion('Your drawing of it', { ...optional, responseType: 'document' });
const spoken = lessonQuestion('Say how it smells', { ...optional, responseType: 'audio', timeLimit: 60 });

let product: RunningProduct;
let owner: Client;
let learner: { client: Client; sender: Sender; userId: string };
let scheduleId: string;
let lessonIds: string[];
/** Of the document, the reviewer's video, and the recording that is still on its way. */
let fileIds: string[];
let paths: string[];

const comeIn = async (address: string) => {
  const { client, session } = product.visitor();
  session.store((await client.call(login, { body: { email: address, password: DEMO_PASSWORD } })).data.token);
  const sender = { baseUrl: product.baseUrl, token: session.token() ?? '', tenant: 'harbor' };
  return { client, sender, userId: session.claims()?.sub ?? '' };
};
const made = async (path: string, body: object) =>
  (await owner.request('POST', `/api/tenant/${path}`, { body })).data as { id: string };
const does = async (step: string, body: object, lesson = 0) => {
  const path = `/api/employee/schedules/${scheduleId}/lessons/${lessonIds[lesson]}/${step}`;
  const answer = await asked(learner.sender, 'POST', path, body);
  expect([step, answer.status]).toEqual([step, 200]);
  return (await answer.json()) as { question: { running: { takeId: string; fileId: string } } };
};
const assignmentId = () => assignmentIdOf(scheduleId, learner.userId);
const everything = () => linesWith(product.database, (line) => SECRETS.test(line));
const queue = async () =>
  (await owner.request('GET', '/api/tenant/training-reviews', { query: { schedule: scheduleId } })).data as {
    lines: { id: string }[];
  };
const audit = async (entityId: string) => {
  const query = { filter: JSON.stringify({ entityId }), range: '[0,99]' };
  return (await owner.request('GET', '/api/tenant/audit-log', { query })).data as AuditEntryView[];
};
const inDatabase = async <Row extends object>(text: string, values: unknown[]) => {
  const pool = openPool(product.database.superuserUrl, 1, log);
  const { rows } = await pool.query<Row>(text, values);
  await pool.end();
  return rows;
};

/** A recording of which some bytes have come. */
const recordPart = async (): Promise<string> => {
  await does('start', {}, 1);
  const ofQuestion = { questionId: spoken.id };
  await does('show', ofQuestion, 1);
  const { takeId, fileId } = (await does('record', ofQuestion, 1)).question.running;
  const place = { kind: 'video', filename: 'take', scheduleId, lessonId: String(lessonIds[1]), ...ofQuestion, takeId };
  const metadata = Object.entries(place).map(([name, value]) => `${name} ${Buffer.from(value).toString('base64')}`);
  const { token, tenant, baseUrl } = learner.sender;
  const headers = { Authorization: `Bearer ${token}`, 'X-Tenant': tenant, 'Tus-Resumable': '1.0.0' };
  const begun = await fetch(`${baseUrl}/api/uploads`, {
    method: 'POST',
    headers: { ...headers, 'Upload-Defer-Length': '1', 'Upload-Metadata': metadata.join(',') },
  });
  expect(begun.status).toBe(201);
  const brought = await fetch(`${baseUrl}/api/uploads/${fileId}`, {
    method: 'PATCH',
    headers: { ...headers, 'Upload-Offset': '0', 'Content-Type': 'application/offset+octet-stream' },
    body: videoOf(2_000) as BodyInit,
  });
  expect(brought.status).toBe(204);
  return fileId;
};

beforeAll(async () => {
  product = await openDemoProduct();
  owner = await product.clientOf('admin@harbor.example', 'harbor');
  learner = await comeIn(email);
  const steps = [[written, paper], [spoken]].map((questions) => [lessonStep('Look down', { questions })]);
  lessonIds = [];
  for (const [at, one] of steps.entries())
    lessonIds.push((await made('training-lessons', { name: `Below the pier ${at}`, steps: one })).id);
  const program = await made('training-programs', { name: 'Below the pier', lessonIds });
  await made(`training-programs/${program.id}/publish`, {});
  const startsAt = new Date(Date.now() - 1_000).toISOString();
  scheduleId = (await made('training-schedules', { programId: program.id, users: [learner.userId], startsAt })).id;
  const mine = `/api/employee/schedules/${scheduleId}`;
  await vi.waitFor(async () => expect((await asked(learner.sender, 'GET', mine)).status).toBe(200), PATIENCE);

  await does('start', {});
  await does('answer', { questionId: written.id, text: 'Bladderwrack, mostly.' });
  const place = { scheduleId, lessonId: lessonIds[0], questionId: paper.id };
  const drawing = Buffer.concat([PDF, Buffer.from('% a kelpie\n')]);
  const { fileId: document } = await send(learner.sender, drawing, { kind: 'document-answer', ...place });
  await does('answer', { questionId: paper.id, fileId: document });
  await does('finish', {});

  const extended = { deadline: new Date(Date.now() + 86_400_000).toISOString(), reason: 'Gone fishing' };
  await owner.request('POST', `/api/tenant/training-assignments/${assignmentId()}/extend`, { body: extended });
  const trainer = await comeIn('trainer@harbor.example');
  const said = { assignmentId: assignmentId(), lessonId: lessonIds[0], questionId: written.id };
  const { fileId: feedbackFileId } = await send(trainer.sender, videoOf(3_000), { kind: 'video', ...said });
  const review = { lessonId: lessonIds[0], answerVersion: 1, points: 7, feedback: 'No kelpie?', feedbackFileId };
  const path = `/api/tenant/training-reviews/${assignmentId()}/answers/${written.id}/review`;
  expect((await asked(trainer.sender, 'POST', path, review)).status).toBe(200);

  fileIds = [String(document), String(feedbackFileId), await recordPart()];
  const rows = await inDatabase<{ path: string }>(
    'select path from access.stored_file where file_id = any($1::uuid[]) and path is not null',
    [fileIds],
  );
  paths = rows.map((row) => row.path);
}, 180_000);
afterAll(() => product?.close());

describe('somebody who learned and erases their account', () => {
  it('given somebody who left the company, when nothing else happened, then what they gave is there (TRA-31)', async () => {
    await owner.request('POST', `/api/tenant/users/${learner.userId}/deactivate`, { body: {} });
    expect(paths).toHaveLength(2);
    for (const path of paths) expect(await product.files.exists(path)).toBe(true);
    expect(await product.files.list(`uploads/${fileIds[2]}`)).not.toEqual([]);
    await expect.poll(everything, PATIENCE).toMatch(/bladderwrack/);
    expect((await audit(learner.userId)).map(({ event }) => event)).not.toContain('LearnerErased');
  });

  it('given an answer under way in a company that they have left, when they erase their account, then the company’s history tells it, and the training is over (TRA-31)', async () => {
    await learner.client.call(eraseMyAccount, { body: { password: DEMO_PASSWORD } });
    const told = async () => (await audit(assignmentId())).map(({ event }) => event);
    await expect.poll(told, PATIENCE).toContain('TrainingAnswersErased');
    const own = (await audit(learner.userId)).filter(({ event }) => event === 'LearnerErased');
    expect(own).toMatchObject([{ actorId: 'training.learner', entity: 'learner' }]);
    const shown = async () => (await owner.request('GET', `/api/tenant/training-assignments/${assignmentId()}`)).data;
    await expect.poll(shown, PATIENCE).toMatchObject({ userName: null, status: 'cancelled', earned: 7 });
    await expect.poll(async () => (await queue()).lines, PATIENCE).toEqual([]);
    const extend = owner.request('POST', `/api/tenant/training-assignments/${assignmentId()}/extend`, {
      body: { deadline: new Date(Date.now() + 9 * 86_400_000).toISOString(), reason: 'Kelpie' },
    });
    await expect(extend).rejects.toMatchObject({ code: 'erased' });
  });

  it('given the erased person, when events, tables, outbox and files are searched, then nothing of theirs is in them, nor after a rebuild (TRA-31)', {
    timeout: 120_000,
  }, async () => {
    await expect.poll(everything, PATIENCE).toBe('');
    for (const path of paths) await expect.poll(() => product.files.exists(path), PATIENCE).toBe(false);
    for (const id of fileIds) await expect.poll(() => product.files.list(`uploads/${id}`), PATIENCE).toEqual([]);
    const left = () => inDatabase('select from access.stored_file where file_id = any($1::uuid[])', [fileIds]);
    await expect.poll(left, PATIENCE).toEqual([]);

    const events = await openedEvents(product.database);
    const { events: read } = await events.store.readStream(streamName('trainingAssignment', harbor, assignmentId()));
    const personal = read.flatMap(({ data }) => {
      const { answer, feedback, reason } = data as Record<string, unknown>;
      return [answer, feedback, reason].filter((value) => value !== undefined);
    });
    expect(personal.length).toBeGreaterThanOrEqual(4);
    for (const value of personal) expect(value).toEqual({ erased: true });
    await events.close();

    await expectSameAfterRebuild(product.database);
    expect(await everything()).toBe('');
  });

  it('given others who learned the same, when somebody is erased, then theirs is as it was', async () => {
    const events = await openedEvents(product.database);
    const rosa = (await comeIn('recruiter@harbor.example')).userId;
    const id = assignmentIdOf(demoId('trainingSchedule', 'harbor', 'First week at the harbor'), rosa);
    const { events: read } = await events.store.readStream(streamName('trainingAssignment', harbor, id));
    expect(JSON.stringify(read.map(({ data }) => data))).toContain('beside the fire extinguisher');
    await events.close();
  });
});
