import { createHash } from 'node:crypto';
import { exampleTenantId } from 'contracts/kernel/examples';
import { derivedId, streamName } from 'contracts/kernel/id';
import { TENANT_HEADER } from 'contracts/kernel/tenant-header';
import request from 'supertest';
import { beforeEach, describe, expect, it } from 'vitest';
import { otherTenantId, type SpecApp, specApp } from '#command-service/test/app.harness';
import { lessonQuestion, lessonStep } from '#command-service/test/lesson.fixture';
import { hoursLater, type OpenTraining, openTraining } from '#command-service/test/training.fixture';

const mp4 = Buffer.concat([
  Buffer.from('00000018667479706d703432000000006d7034326d703431', 'hex'),
  Buffer.alloc(5_000, 7),
]);
const pdf = Buffer.from('%PDF-1.7\n%%EOF\n');
const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
const limits = { responseType: 'video', allowedTakes: 2, timeLimit: 60, thinkTime: 30, points: 10 };
const spoken = lessonQuestion('Show a bowline', limits);
const paper = lessonQuestion('Your notes', { responseType: 'document', isRequired: false });
const video = { questionId: spoken.id };
const codeOf = async (asked: PromiseLike<{ status: number; body: { code?: string } }>) => {
  const { status, body } = await asked;
  return [status, body.code];
};

let app: SpecApp;
let training: OpenTraining;
beforeEach(async () => {
  app = specApp();
  training = await openTraining(app, [[lessonStep('Tie', { questions: [spoken, paper] })]]);
  await training.does('start');
});
const does = (step: string, body: object = video) => training.does(step, body);
const record = async () =>
  (await does('record')).body.question.running as { takeId: string; fileId: string; until: string };
const stop = (takeId: string, more: object = {}) =>
  does('stop', { ...video, takeId, sha256: hashOf(mp4), chunks: 2, ...more });

describe('an answer that is recorded in a lesson', () => {
  it('given a question with a time to think, when it is recorded before that began, then it is refused; takes and times are as the question says (TRA-12)', async () => {
    expect(await codeOf(does('record'))).toEqual([409, 'question-not-shown']);
    const thinking = await does('think');
    expect(thinking.body.question).toMatchObject({
      takesUsed: 0,
      takesLeft: 2,
      thinkUntil: '2026-03-02T09:00:30.000Z',
    });
    const { takeId, until } = await record();
    expect(until).toBe('2026-03-02T09:01:00.000Z');
    expect(await codeOf(does('record'))).toEqual([409, 'take-running']);
    expect(await codeOf(does('finish', {}))).toEqual([409, 'take-running']);
    app.advance(20_000);
    const stopped = await stop(takeId);
    expect(stopped.body).toMatchObject({ question: { answerVersion: 1 }, training: { unreviewed: 1, possible: 10 } });
    const second = await record();
    app.advance(61_000);
    const late = { sha256: 'b'.repeat(64) };
    expect(await codeOf(stop(second.takeId, late))).toEqual([409, 'answer-time-over']);
    expect(await codeOf(does('record'))).toEqual([409, 'takes-used-up']);
    const stoppedAt = second.until;
    expect((await stop(second.takeId, { ...late, stoppedAt })).body.question.answerVersion).toBe(2);
    expect((await does('answer', { ...video, takeId, answerVersion: 2 })).status).toBe(200);
  });

  it('given a required recording that was never made, when the lesson is finished, then it is refused; once it was made, it is not (TRA-10)', async () => {
    expect((await does('finish', {})).body.errors).toEqual({ [spoken.id]: ['answers-required'] });
    await does('think');
    const { takeId } = await record();
    await stop(takeId);
    expect((await does('finish', {})).body.training).toMatchObject({ status: 'completed', unreviewed: 1 });
    expect(await codeOf(does('record'))).toEqual([409, 'lesson-finished']);
  });

  it('given another version than was seen, when a recording is prepared or begun, then it is refused; one that was begun is told of all the same (TRA-76)', async () => {
    const seen = { ...video, lessonVersion: 2 };
    for (const step of ['show', 'think', 'record'])
      expect(await codeOf(does(step, seen))).toEqual([409, 'lesson-changed']);
    await does('think', { ...video, lessonVersion: 1 });
    const { takeId } = await record();
    expect((await stop(takeId)).status).toBe(200);
  });

  it('given the deadline is over, when a recording begins, then it is refused; one that was made in time is told of a day later', async () => {
    await does('think');
    const { takeId, until } = await record();
    app.advance(25 * 3_600_000);
    expect(await codeOf(does('record'))).toEqual([409, 'training-expired']);
    expect((await stop(takeId, { stoppedAt: until })).status).toBe(200);
    app.advance(48 * 3_600_000);
    expect(await codeOf(stop(takeId))).toEqual([409, 'training-expired']);
  });

  it('given a take of nobody, when it is stopped or answers, then there is no such take', async () => {
    await does('think');
    expect(await codeOf(stop(derivedId('none')))).toEqual([404, 'take-not-found']);
    const given = { ...video, takeId: derivedId('none') };
    expect(await codeOf(does('answer', given))).toEqual([404, 'take-not-found']);
    expect(await codeOf(does('answer', { ...video, fileId: derivedId('none') }))).toEqual([422, 'answer-type-wrong']);
  });
});

describe('uploads of answers of a lesson', () => {
  const asks = (method: 'post' | 'patch', path: string, tenant = exampleTenantId) =>
    request(app.app)
      [method](path)
      .set({ Authorization: `Bearer Owner@${tenant}`, [TENANT_HEADER]: tenant, 'Tus-Resumable': '1.0.0' });
  const said = (values: object) =>
    Object.entries(values)
      .map(([name, value]) => `${name} ${Buffer.from(String(value)).toString('base64')}`)
      .join(',');
  const place = () => ({ scheduleId: training.scheduleId, lessonId: training.lessonIds[0] });
  const begin = (takeId: string, tenant?: string) =>
    asks('post', '/api/uploads', tenant).set({
      'Upload-Defer-Length': '1',
      'Upload-Metadata': said({ filename: 'take', kind: 'video', ...place(), ...video, takeId }),
    });
  const bring = (fileId: string, bytes: Buffer, headers: Record<string, string> = {}) =>
    asks('patch', `/api/uploads/${fileId}`)
      .set({ 'Upload-Offset': '0', 'Content-Type': 'application/offset+octet-stream' })
      .set(headers)
      .send(bytes);
  const created = async (fileId: string) =>
    (await app.events.store.readStream(streamName('file', exampleTenantId, fileId))).events[0]?.data;

  it('given a recording, when its bytes have come, then its file is the company’s, by its assignment and question (TRA-12)', async () => {
    await does('think');
    const { takeId, fileId } = await record();
    expect((await begin(takeId)).headers.location).toBe(`/api/uploads/${fileId}`);
    await stop(takeId);
    expect((await bring(fileId, mp4, { 'Upload-Length': String(mp4.length) })).status).toBe(204);
    const answer = { assignmentId: training.assignmentId, lessonId: training.lessonIds[0], ...video, takeId };
    expect(await created(fileId)).toMatchObject({ answer, sha256: hashOf(mp4) });
    const ticket = await app.owner('post', `/api/employee/schedules/${training.scheduleId}/files/${fileId}/ticket`, {
      purpose: 'preview',
    });
    expect(ticket.status).toBe(200);
    const library = await app.owner('post', `/api/tenant/files/${fileId}/ticket`, { purpose: 'preview' });
    expect(library.status).toBe(404);
    await app.owner('post', `/api/tenant/training-assignments/${training.assignmentId}/cancel`, {});
    const late = await app.owner('post', `/api/employee/schedules/${training.scheduleId}/files/${fileId}/ticket`, {
      purpose: 'preview',
    });
    expect(late.status).toBe(404);
  });

  it('given a document, when it was uploaded for the question, then it answers it, and no other does (TRA-12)', async () => {
    const upload = (questionId: string, more: object = {}) =>
      asks('post', '/api/uploads').set({
        'Upload-Length': String(pdf.length),
        'Upload-Metadata': said({
          ...{ filename: 'notes.pdf', kind: 'document-answer', sha256: hashOf(pdf) },
          ...{ ...place(), questionId, ...more },
        }),
      });
    expect(await codeOf(upload(paper.id, { lessonVersion: 2 }))).toEqual([422, 'lesson-changed']);
    expect(await codeOf(upload(spoken.id))).toEqual([422, 'answer-type-wrong']);
    const begun = await upload(paper.id, { lessonVersion: 1 });
    const fileId = String(begun.headers['x-file-id']);
    expect(await codeOf(does('answer', { questionId: paper.id, fileId }))).toEqual([422, 'answer-file-not-found']);
    expect((await bring(fileId, pdf)).status).toBe(204);
    expect((await does('answer', { questionId: paper.id, fileId })).body.question.answerVersion).toBe(1);
    expect(await codeOf(does('answer', { questionId: paper.id, fileId: derivedId('other') }))).toEqual([
      ...[422, 'answer-file-not-found'],
    ]);
  });

  it('given two lessons that ask under the same id, when a document was uploaded in one, then it answers nothing in the other (TRA-30)', async () => {
    const step = () => [lessonStep('Tie', { questions: [paper] })];
    const two = await openTraining(app, [step(), step()]);
    for (const lesson of [0, 1]) await two.does('start', {}, lesson);
    const begun = await asks('post', '/api/uploads').set({
      'Upload-Length': String(pdf.length),
      'Upload-Metadata': said({
        ...{ filename: 'notes.pdf', kind: 'document-answer', sha256: hashOf(pdf) },
        ...{ scheduleId: two.scheduleId, lessonId: two.lessonIds[0], questionId: paper.id },
      }),
    });
    const fileId = String(begun.headers['x-file-id']);
    expect((await bring(fileId, pdf)).status).toBe(204);
    const answers = (lesson: number) => two.does('answer', { questionId: paper.id, fileId }, lesson);
    expect(await codeOf(answers(1))).toEqual([422, 'answer-file-not-found']);
    expect((await answers(0)).status).toBe(200);
  });

  it('given a learner who was erased, when they go on, then nothing is written down any more (TRA-31)', async () => {
    await does('think');
    const { takeId, fileId } = await record();
    await begin(takeId);
    const erase = { type: 'EraseTrainingAnswers' as const, data: {}, metadata: hoursLater(0) };
    await app.commands.trainingAssignment(training.assignmentId, erase);
    const stream = streamName('trainingAssignment', exampleTenantId, training.assignmentId);
    const count = async () => (await app.events.store.readStream(stream)).events.length;
    const before = await count();
    for (const step of ['start', 'finish']) expect(await codeOf(does(step, {}))).toEqual([409, 'erased']);
    for (const step of ['think', 'record']) expect(await codeOf(does(step))).toEqual([409, 'erased']);
    expect(await codeOf(does('answer', { ...video, takeId }))).toEqual([409, 'erased']);
    expect(await codeOf(stop(takeId))).toEqual([409, 'erased']);
    expect((await begin(takeId)).body.code).toBe('erased');
    const length = { 'Upload-Length': String(mp4.length) };
    expect((await bring(fileId, mp4, length)).status).not.toBe(204);
    await app.commands.trainingAssignment(training.assignmentId, erase);
    expect(await count()).toBe(before);
    expect(await created(fileId)).toBeUndefined();
  });

  it('given a recording of somebody else’s company, when it is uploaded there, then there is no such thing (TRA-9)', async () => {
    await does('think');
    const { takeId } = await record();
    expect((await begin(takeId, otherTenantId)).status).not.toBe(201);
    expect((await begin(derivedId('none'))).body.code).toBe('take-not-found');
  });
});
