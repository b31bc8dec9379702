import { exampleCause, exampleTenantId, exampleUserId } from 'contracts/kernel/examples';
import { derivedId, streamName } from 'contracts/kernel/id';
import { systemFolders } from 'contracts/library/folder/folder.choices';
import { MAX_UNLIMITED_TAKES } from 'contracts/recruiting/response/response.choices';
import { responseIdOf } from 'contracts/recruiting/response/response.ids';
import { beforeEach, describe, expect, it } from 'vitest';
import { otherTenantId, type SpecApp, specApp } from '#command-service/test/app.harness';
import { type Applicant, asked, choiceIds, openStory, sha256 } from '#command-service/test/response.fixture';
import { videoSecondsOf } from './video-seconds.ts';

const SECOND = 1_000;
const DAY = 86_400 * SECOND;
const video = { questionId: asked.video.id };
const text = { questionId: asked.text.id };
const choice = { questionId: asked.choice.id };
const code = ({ status, body }: { status: number; body: { code: string } }) => [status, body.code];

describe('what a candidate answers', () => {
  let app: SpecApp;
  let story: Awaited<ReturnType<typeof openStory>>;
  let ada: Applicant;
  beforeEach(async () => {
    app = specApp();
    story = await openStory(app);
    ada = await story.applicant('ada');
    await ada.invite();
    await ada.does('open');
  });
  /** The video question, seen and thought about. */
  const ready = async () => {
    await ada.does('show', video);
    await ada.does('think', video);
  };
  const record = async () => {
    const { body } = await ada.does('start', video);
    const { takeId } = body.question.running;
    app.advance(10 * SECOND);
    return { takeId, stopped: await ada.does('stop', { ...video, takeId, sha256, chunks: 3 }) };
  };

  it('given a question with time to think, when its answer is begun and stopped, then the server says what runs until when', async () => {
    await ada.does('show', video);
    const thought = await ada.does('think', video);
    expect(thought.body.question.thinkUntil).toBe('2026-03-02T09:00:30.000Z');
    app.advance(20 * SECOND);
    expect((await ada.does('think', video)).body.question.thinkUntil).toBe('2026-03-02T09:00:30.000Z');
    const started = await ada.does('start', video);
    const { running, takesUsed, takesLeft } = started.body.question;
    expect([running.take, running.until, takesUsed, takesLeft]).toEqual([1, '2026-03-02T09:01:20.000Z', 1, 2]);
    app.advance(10 * SECOND);
    const { takeId } = running;
    const stopped = await ada.does('stop', { ...video, takeId, sha256, chunks: 3 });
    expect(stopped.body.question).toMatchObject({ running: null, answerVersion: 1 });
    expect(stopped.body.question.takes[0].stoppedAt).toBe('2026-03-02T09:00:30.000Z');
  });

  it('given a video that a question shows first, when the time to think begins, then its length is added to it; until it is measured, that is waited for (REC-285)', async () => {
    const { events } = app;
    const metadata = { ...exampleCause, now: app.clock() };
    const fileId = derivedId('first a video');
    const data = {
      ...{ fileId, name: 'film', originalName: 'film', folderId: systemFolders.root, kind: 'video' as const },
      ...{ size: 9, sha256, uploadedBy: exampleUserId },
    };
    const path = 'files/film/original';
    const verified = {
      type: 'video' as const,
      mime: 'video/mp4',
      extension: 'mp4' as const,
      scan: 'not-scanned' as const,
      path,
    };
    await app.commands.file(fileId, { type: 'CreateFile', data, metadata });
    await app.commands.file(fileId, { type: 'ReceiveFile', data: {}, metadata });
    await app.commands.file(fileId, { type: 'VerifyFile', data: verified, metadata });
    const responseType = 'video' as const;
    const shown = { ...asked.video, responseType, instructionsVideoId: fileId };
    const seconds = (later = 0) =>
      videoSecondsOf(events.store)(exampleTenantId, shown, new Date(app.clock().getTime() + later));
    await expect(seconds()).rejects.toMatchObject({ code: 'question-video-preparing' });
    expect(await seconds(3_600 * SECOND)).toBe(0);
    const conversion = { duration: 41_300, width: 640, height: 480 };
    await app.commands.file(fileId, { type: 'RecordConversion', data: conversion, metadata });
    expect(await seconds()).toBe(42);
    expect(await videoSecondsOf(events.store)(exampleTenantId, { ...asked.video, responseType }, app.clock())).toBe(0);
    const command = { type: 'StartThinking' as const, data: { question: shown, videoSeconds: 42 }, metadata };
    const { state } = await app.commands.response(responseIdOf(ada.interviewId, story.stepId), command);
    const begun = state.status === 'kept' ? state.record.progress[shown.id] : undefined;
    expect(begun).toMatchObject({ thinkUntil: '2026-03-02T09:01:12.000Z', videoSeconds: 42 });
  });

  it('given three takes, when a fourth is begun, then it is refused', async () => {
    await ready();
    for (let take = 0; take < 3; take += 1) await record();
    expect(code(await ada.does('start', video))).toEqual([409, 'takes-used-up']);
  });

  it('given a question with as many takes as one likes, when more are begun than anybody needs, then it is refused', async () => {
    const free = { questionId: asked.free.id };
    await ada.does('show', free);
    for (let take = 0; take < MAX_UNLIMITED_TAKES; take += 1) {
      const { takeId } = (await ada.does('start', free)).body.question.running;
      await ada.does('stop', { ...free, takeId, sha256, chunks: 1 });
    }
    expect(code(await ada.does('start', free))).toEqual([409, 'takes-used-up']);
  });

  it('given signs that no database holds, when they are an answer, then it is refused', async () => {
    for (const said of ['Good\0day', 'Good \ud800 day']) {
      const { status, body } = await ada.does('answer', { ...text, text: said, answerVersion: 0 });
      expect([status, body.code]).toEqual([422, 'validation-failed']);
    }
  });

  it('given a take that runs, when another tab begins one, then it is refused; with the same key, it is the same take', async () => {
    await ready();
    const first = await ada.does('start', video).set('Idempotency-Key', 'k1');
    expect(code(await ada.does('start', video))).toEqual([409, 'take-running']);
    const again = await ada.does('start', video).set('Idempotency-Key', 'k1');
    expect(again.body.question.running).toEqual(first.body.question.running);
  });

  it('given a take, when it is stopped a second after its time, then it is refused, unless it was stopped in time and told late', async () => {
    await ready();
    const { takeId, until } = (await ada.does('start', video)).body.question.running;
    app.advance(61 * SECOND);
    const stop = { ...video, takeId, sha256, chunks: 3 };
    expect(code(await ada.does('stop', stop))).toEqual([409, 'answer-time-over']);
    const late = new Date(Date.parse(until) + 1).toISOString();
    expect(code(await ada.does('stop', { ...stop, stoppedAt: late }))).toEqual([409, 'answer-time-over']);
    expect((await ada.does('stop', { ...stop, stoppedAt: until })).status).toBe(200);
    expect((await ada.does('stop', { ...stop, stoppedAt: until })).status).toBe(200);
    const other = { ...stop, sha256: 'b'.repeat(64) };
    expect(code(await ada.does('stop', other))).toEqual([409, 'take-already-stopped']);
  });

  it('given the time to think is over, when the answer begins late, then its time has run since; begun after that, the take is lost', async () => {
    await ready();
    app.advance(60 * SECOND);
    const first = (await ada.does('start', video)).body.question;
    expect([first.running.startedAt, first.running.until]).toEqual([
      '2026-03-02T09:00:30.000Z',
      '2026-03-02T09:01:30.000Z',
    ]);
    const bob = await story.applicant('bob');
    await bob.invite();
    for (const step of ['open', 'show', 'think']) await bob.does(step, step === 'open' ? {} : video);
    app.advance(DAY);
    const { takes, running, takesLeft } = (await bob.does('start', video)).body.question;
    expect([takes.length, running.take, takesLeft]).toEqual([2, 2, 1]);
    expect(takes.map(({ isLost }: { isLost: boolean }) => isLost)).toEqual([true, false]);
  });

  it('given a question that was not looked at, or a response that was not opened, when answered, then each is refused by name', async () => {
    expect(code(await ada.does('start', video))).toEqual([409, 'question-not-shown']);
    await ada.does('show', video);
    expect(code(await ada.does('start', video))).toEqual([409, 'question-not-shown']);
    expect(code(await ada.does('start', text))).toEqual([409, 'question-not-recorded']);
    const bob = await story.applicant('bob');
    await bob.invite();
    expect(code(await bob.does('show', video))).toEqual([409, 'response-not-opened']);
  });

  it('given a written answer, when it is too short, edited, or overwritten by another tab, then the answer says so', async () => {
    const write = (value: string, answerVersion: number) => ada.does('answer', { ...text, text: value, answerVersion });
    const short = await write(' abc ', 0);
    expect([...code(short), short.body.errors]).toEqual([422, 'answer-too-short', { text: ['answer-too-short'] }]);
    expect((await write('First', 0)).body.question.answerVersion).toBe(1);
    expect(code(await write('Other tab', 0))).toEqual([409, 'answer-changed']);
    expect((await write('Edited', 1)).body.question.answerVersion).toBe(2);
    expect(code(await ada.does('answer', { ...video, text: 'Not a video', answerVersion: 0 }))).toEqual([
      422,
      'answer-type-wrong',
    ]);
  });

  it('given choices, when chosen, then the server judges them, and what was shown to be right is final', async () => {
    const choose = (ids: string[]) => ada.does('answer', { ...choice, choiceIds: ids, answerVersion: 0 });
    expect(code(await choose([derivedId('none of them')]))).toEqual([422, 'choice-not-found']);
    expect((await choose([choiceIds.right, choiceIds.wrong])).status).toBe(200);
    expect(code(await choose([choiceIds.right, choiceIds.also]))).toEqual([409, 'right-answer-shown']);
    const events = await app.events.store.readStream(
      streamName('response', exampleTenantId, responseIdOf(ada.interviewId, story.stepId)),
    );
    const answer = events.events.find(({ type }) => type === 'ResponseAnswerGiven');
    expect(answer?.data).toMatchObject({ answer: { isRight: false, points: 0 } });
  });

  it('given answers, when handed in, then required ones must be there, it counts once, and nothing is changed after it', async () => {
    const missing = await ada.does('submit');
    expect(code(missing)).toEqual([422, 'answers-required']);
    expect(Object.keys(missing.body.errors)).toEqual([asked.video.id, asked.text.id, asked.choice.id]);
    await ready();
    await record();
    await ada.does('answer', { ...text, text: 'Because', answerVersion: 0 });
    await ada.does('answer', { ...choice, choiceIds: [choiceIds.right, choiceIds.also], answerVersion: 0 });
    const first = await ada.does('submit').set('Idempotency-Key', 's1');
    expect(first.body.status).toBe('submitted');
    expect((await ada.does('submit').set('Idempotency-Key', 's1')).body.status).toBe('submitted');
    expect(code(await ada.does('submit'))).toEqual([409, 'response-submitted']);
    for (const [step, body] of [
      ['answer', { ...text, text: 'Edited', answerVersion: 1 }],
      ['start', video],
      ['show', video],
    ] as const)
      expect(code(await ada.does(step, body))).toEqual([409, 'response-submitted']);
    const moved = await app.recruiter('post', `/api/tenant/interviews/${ada.interviewId}/status`, { comment: 'x' });
    expect(moved.body.status).toBe('answered');
  });

  /** Everything that must be answered, handed in. */
  const handIn = async () => {
    await ready();
    await record();
    await ada.does('answer', { ...text, text: 'Because', answerVersion: 0 });
    await ada.does('answer', { ...choice, choiceIds: [choiceIds.right], answerVersion: 0 });
    await ada.does('submit');
  };
  const grantTake = (more: object = {}) => {
    const id = responseIdOf(ada.interviewId, story.stepId);
    return app.recruiter('post', `/api/tenant/responses/${id}/take`, { ...video, reason: 'No sound', ...more });
  };
  const statusNow = async () =>
    (await app.recruiter('post', `/api/tenant/interviews/${ada.interviewId}/status`, { comment: 'x' })).body.status;

  it('given answers that were handed in, when a page that was loaded again tells once more how a recording ended, then that is nothing new, and its bytes go on (REC-287)', async () => {
    await ready();
    const { takeId } = await record();
    await ada.does('answer', { ...text, text: 'Because', answerVersion: 0 });
    await ada.does('answer', { ...choice, choiceIds: [choiceIds.right], answerVersion: 0 });
    expect((await ada.does('submit')).body.status).toBe('submitted');
    const again = { ...video, takeId, sha256, chunks: 3 };
    expect((await ada.does('stop', again)).status).toBe(200);
    expect(code(await ada.does('stop', { ...again, sha256: 'b'.repeat(64) }))).toEqual([409, 'response-submitted']);
  });

  it('given answers that were handed in, when a lost recording is given again, then that question alone is open, and all is handed in once more', async () => {
    await handIn();
    expect(code(await grantTake())).toEqual([422, 'deadline-over']);
    const deadline = { day: '2026-03-05', timeZone: 'UTC' };
    const { status, body } = await grantTake({ deadline });
    expect([status, body.status, body.reopenedFor, body.expiresAt]).toEqual([
      ...[200, 'begun', asked.video.id, '2026-03-06T00:00:00.000Z'],
    ]);
    expect(await statusNow()).toBe('pending');
    expect(code(await ada.does('answer', { ...text, text: 'Something else', answerVersion: 1 }))).toEqual([
      ...[409, 'response-submitted'],
    ]);
    expect((await record()).stopped.body.question.answerVersion).toBe(2);
    expect((await ada.does('submit')).body.status).toBe('submitted');
    expect(await statusNow()).toBe('answered');
    expect(code(await grantTake({ deadline }))).toEqual([409, 'take-already-granted']);
  });

  it('given a recording that was given again, when nobody makes it until the last day, then the answers stay handed in', async () => {
    await handIn();
    await grantTake({ deadline: { day: '2026-03-05', timeZone: 'UTC' } });
    app.advance(5 * DAY);
    const id = responseIdOf(ada.interviewId, story.stepId);
    const metadata = { ...exampleCause, tenantId: exampleTenantId, now: new Date('2026-03-07T00:00:00.000Z') };
    const data = { dueAt: '2026-03-06T00:00:00.000Z' };
    const { state } = await app.commands.response(id, { type: 'ExpireResponse', data, metadata });
    expect(state.status === 'absent' || state.record.status).toBe('submitted');
    expect(await statusNow()).toBe('answered');
  });

  it('given an invitation, when it is sent again, then it is on record once in ten minutes, and not once all was handed in', async () => {
    const id = responseIdOf(ada.interviewId, story.stepId);
    const resend = () => app.recruiter('post', `/api/tenant/responses/${id}/resend-invitation`, {});
    const resent = async () => (await resend()).body.resentAt;
    expect(await resent()).toBeNull();
    app.advance(10 * 60 * SECOND);
    expect([await resent(), await resent()]).toEqual(['2026-03-02T09:10:00.000Z', '2026-03-02T09:10:00.000Z']);
    await handIn();
    expect(code(await resend())).toEqual([409, 'response-submitted']);
  });

  it('given a gap that is told, when it is longer than its recording, then only what lies within it counts', async () => {
    await ready();
    const { takeId, startedAt } = (await ada.does('start', video)).body.question.running;
    app.advance(10 * SECOND);
    const moment = (seconds: number) => new Date(Date.parse(startedAt) + seconds * SECOND).toISOString();
    await ada.does('gap', { ...video, takeId, from: moment(-3_600), to: moment(3_600) });
    await ada.does('gap', { ...video, takeId, from: moment(-20), to: moment(-10) });
    const { events } = await app.events.store.readStream(
      streamName('response', exampleTenantId, responseIdOf(ada.interviewId, story.stepId)),
    );
    const gaps = events.filter(({ type }) => type === 'ResponseGapRecorded').map(({ data }) => data);
    expect(gaps).toMatchObject([{ from: moment(0), to: moment(10) }]);
    const begun = events.find(({ type }) => type === 'ResponseTakeStarted');
    expect(begun?.data).toMatchObject({ timeLimit: 60, takesAllowed: 3 });
  });

  it('given the deadline, when it is over, then nothing is edited, and what was recorded in time is told for a day', async () => {
    await ready();
    const { takeId, until } = (await ada.does('start', video)).body.question.running;
    app.advance(8 * DAY);
    expect(code(await ada.does('answer', { ...text, text: 'Too late', answerVersion: 0 }))).toEqual([
      409,
      'response-expired',
    ]);
    expect(code(await ada.does('submit'))).toEqual([409, 'response-expired']);
    const stop = { ...video, takeId, sha256, chunks: 3, stoppedAt: until };
    expect((await ada.does('stop', stop)).status).toBe(200);
    app.advance(2 * DAY);
    expect(code(await ada.does('stop', { ...stop, sha256: 'b'.repeat(64) }))).toEqual([409, 'response-expired']);
  });

  it('given somebody else, when they use the link, take or question of another, then nothing is there', async () => {
    const bob = await story.applicant('bob');
    expect(code(await ada.meddles(bob.userId, 'open'))).toEqual([404, 'not-found']);
    expect(code(await ada.meddles(derivedId('nobody'), 'show', video))).toEqual([404, 'not-found']);
    const guess = app.asPerson(ada.userId)('post', `/api/candidate/responses/${derivedId('guess')}/open`, {});
    expect(code(await guess)).toEqual([404, 'not-found']);
    expect(code(await ada.does('show', { questionId: derivedId('other') }))).toEqual([404, 'question-not-found']);
    await ready();
    const { takeId } = (await ada.does('start', video)).body.question.running;
    await bob.invite();
    await bob.does('open');
    expect(code(await bob.does('stop', { ...video, takeId, sha256, chunks: 1 }))).toEqual([404, 'take-not-found']);
    const foreign = app.as('Owner', otherTenantId)('post', `/api/tenant/interviews/${ada.interviewId}/invite`, {});
    expect(code(await foreign)).toEqual([404, 'not-found']);
  });

  it('given a record without an account, when its address is that of an account, then it opens once that is verified', async () => {
    const eve = derivedId('eve');
    const person = { firstName: 'Eve', lastName: 'Berg', email: 'eve@mail.example', phone: '' };
    const candidateId = (await app.recruiter('post', '/api/tenant/candidates', person)).body.id;
    const opening = { candidateId, jobId: story.jobId };
    const { id } = (await app.recruiter('post', '/api/tenant/interviews', opening)).body;
    await app.recruiter('post', `/api/tenant/interviews/${id}/invite`, {});
    const account = { userId: eve, email: 'eve@mail.example', name: 'Eve Berg', locale: 'en-us', passwordHash: '' };
    app.accounts.accounts.set(eve, account);
    const open = () => app.asPerson(eve)('post', `/api/candidate/responses/${id}/open`, {});
    expect(code(await open())).toEqual([404, 'not-found']);
    app.accounts.accounts.set(eve, { ...account, isVerified: true });
    expect((await open()).body.status).toBe('begun');
    expect((await app.asPerson(eve)('post', `/api/candidate/responses/${id}/show`, video)).status).toBe(200);
  });
});
