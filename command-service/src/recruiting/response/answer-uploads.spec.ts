import { createHash } from 'node:crypto';
import { exampleCause, exampleTenantId } from 'contracts/kernel/examples';
import { derivedId, streamName } from 'contracts/kernel/id';
import { systemFolders } from 'contracts/library/folder/folder.choices';
import { responseIdOf } from 'contracts/recruiting/response/response.ids';
import request from 'supertest';
import { beforeEach, describe, expect, it } from 'vitest';
import { otherTenantId, type SpecApp, specApp } from '#command-service/test/app.harness';
import { type Applicant, asked, choiceIds, openStory } from '#command-service/test/response.fixture';

const DAY = 86_400_000;
const MB = 1_048_576;
const mp4 = Buffer.concat([
  Buffer.from('00000018667479706d703432000000006d7034326d703431', 'hex'),
  Buffer.alloc(5_000, 7),
]);
const pdf = Buffer.from('%PDF-1.7\n%%EOF\n');
const exe = Buffer.concat([Buffer.from('MZ'), Buffer.alloc(3_000, 1)]);
const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
const video = { questionId: asked.video.id };
const paper = { questionId: asked.document.id };
const code = ({ status, body }: { status: number; body: { code?: string } }) => [status, body.code];

describe('uploads of answers', () => {
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
  const start = async () => {
    await ada.does('show', video);
    await ada.does('think', video);
    return (await ada.does('start', video)).body.question.running as { takeId: string; fileId: string; until: string };
  };
  const stop = (takeId: string, bytes: Buffer) =>
    ada.does('stop', { ...video, takeId, sha256: hashOf(bytes), chunks: 2 });

  const asks = (person: string, method: 'post' | 'patch' | 'head' | 'delete', path: string) =>
    request(app.app)
      [method](path)
      .set({ Authorization: `Bearer person:${person}@`, 'Tus-Resumable': '1.0.0' });
  const said = (values: object) =>
    Object.entries(values)
      .map(([name, value]) => `${name} ${Buffer.from(String(value)).toString('base64')}`)
      .join(',');
  const begin = (takeId: string, person = ada.userId, more: object = {}) =>
    asks(person, 'post', '/api/uploads').set({
      'Upload-Defer-Length': '1',
      'Upload-Metadata': said({
        filename: 'take',
        kind: 'video',
        interviewId: ada.interviewId,
        ...video,
        takeId,
        ...more,
      }),
    });
  const bring = (fileId: string, offset: number, bytes: Buffer, size?: number) =>
    brings(ada.userId, fileId, { offset, bytes, size });
  type Part = { offset: number; bytes: Buffer; size?: number | undefined };
  const brings = (person: string, fileId: string, { offset, bytes, size }: Part) =>
    asks(person, 'patch', `/api/uploads/${fileId}`)
      .set({ 'Upload-Offset': String(offset), 'Content-Type': 'application/offset+octet-stream' })
      .set(size === undefined ? {} : { 'Upload-Length': String(size) })
      .send(bytes);
  const document = (bytes: Buffer, more: object = {}) =>
    asks(ada.userId, 'post', '/api/uploads').set({
      'Upload-Length': String(bytes.length),
      'Upload-Metadata': said({
        ...{ filename: 'Ada Berg.pdf', kind: 'document-answer', sha256: hashOf(bytes) },
        ...{ interviewId: ada.interviewId, ...paper, ...more },
      }),
    });
  const told = async (fileId: string) =>
    (await app.events.store.readStream(streamName('file', exampleTenantId, fileId))).events;
  const responseId = () => responseIdOf(ada.interviewId, story.stepId);

  it('given a recording, when its bytes come while it runs and its hash when it stops, then its file is kept for the company', async () => {
    const { takeId, fileId } = await start();
    const begun = await begin(takeId);
    expect([begun.status, begun.headers.location]).toEqual([201, `/api/uploads/${fileId}`]);
    expect((await bring(fileId, 0, mp4.subarray(0, 3_000))).status).toBe(204);
    expect((await begin(takeId)).status).toBe(201);
    expect((await asks(ada.userId, 'head', `/api/uploads/${fileId}`)).headers['upload-offset']).toBe('3000');
    expect((await stop(takeId, mp4)).status).toBe(200);
    const last = await bring(fileId, 3_000, mp4.subarray(3_000), mp4.length);
    expect([last.status, last.headers['x-file-id']]).toEqual([204, fileId]);
    const [created, ...others] = await told(fileId);
    const answer = { responseId: responseId(), questionId: asked.video.id, takeId };
    expect(created?.data).toMatchObject({
      answer,
      sha256: hashOf(mp4),
      size: mp4.length,
      folderId: systemFolders.answers,
    });
    expect(others.map(({ type }) => type)).toEqual(['FileReceived', 'FileVerified']);
    const whole = await asks(ada.userId, 'head', `/api/uploads/${fileId}`);
    expect([whole.status, whole.headers['upload-offset']]).toEqual([200, String(mp4.length)]);
  });

  it('given bytes that are there before the hash, when the recording is stopped, then its file is looked at then', async () => {
    const { takeId, fileId } = await start();
    await begin(takeId);
    expect((await bring(fileId, 0, mp4, mp4.length)).status).toBe(204);
    expect(await told(fileId)).toEqual([]);
    await stop(takeId, mp4);
    expect((await told(fileId)).at(-1)?.type).toBe('FileVerified');
  });

  it('given other bytes than were recorded, or a program called a video, when they have come, then they are refused by name', async () => {
    const { takeId, fileId } = await start();
    await begin(takeId);
    await stop(takeId, mp4);
    expect(code(await bring(fileId, 0, exe, exe.length))).toEqual([422, 'file-hash-wrong']);
    const next = (await ada.does('start', video)).body.question.running;
    await begin(next.takeId);
    await stop(next.takeId, exe);
    expect(code(await bring(next.fileId, 0, exe, exe.length))).toEqual([422, 'file-type-wrong']);
  });

  it('given more bytes than a recording may have, when their number is said, then it is refused', async () => {
    const { takeId, fileId } = await start();
    await begin(takeId);
    expect(code(await bring(fileId, 0, mp4, 200 * MB + 1))).toEqual([413, 'file-size-exceeded']);
    expect((await bring(fileId, 0, mp4.subarray(0, 10), 200 * MB)).status).toBe(204);
  });

  it('given a take, when somebody else, another question or another company names it, then nothing is taken', async () => {
    const { takeId, fileId } = await start();
    const bob = await story.applicant('bob');
    await bob.invite();
    await bob.does('open');
    expect(code(await begin(takeId, bob.userId))).toEqual([404, 'not-found']);
    expect(code(await begin(takeId, bob.userId, { interviewId: bob.interviewId }))).toEqual([404, 'take-not-found']);
    expect(code(await begin(takeId, ada.userId, { questionId: asked.free.id }))).toEqual([404, 'take-not-found']);
    expect(code(await begin(derivedId('guess')))).toEqual([404, 'take-not-found']);
    await begin(takeId);
    expect(code(await brings(bob.userId, fileId, { offset: 0, bytes: mp4, size: mp4.length }))).toEqual([
      404,
      'upload-not-found',
    ]);
    expect(code(await asks(ada.userId, 'delete', `/api/uploads/${fileId}`))).toEqual([403, 'forbidden']);
  });

  it('given the deadline, when bytes come within a day after it, then they are taken; later they are not', async () => {
    const { takeId, fileId } = await start();
    await begin(takeId);
    app.advance(8 * DAY);
    expect((await bring(fileId, 0, mp4.subarray(0, 1_000))).status).toBe(204);
    app.advance(DAY);
    expect(code(await bring(fileId, 1_000, mp4.subarray(1_000), mp4.length))).toEqual([409, 'response-expired']);
  });

  it('given a recording that is still on its way, when the next step is invited to, then its bytes are taken all the same', async () => {
    const { takeId, fileId } = await start();
    await begin(takeId);
    await stop(takeId, mp4);
    await bring(fileId, 0, mp4.subarray(0, 2_000));
    expect((await ada.invite({ stepId: story.secondStepId })).status).toBe(201);
    expect((await bring(fileId, 2_000, mp4.subarray(2_000), mp4.length)).status).toBe(204);
    expect((await told(fileId)).at(-1)?.type).toBe('FileVerified');
    const mine = `/api/candidate/responses/${ada.interviewId}/files/${fileId}/ticket`;
    expect((await app.asPerson(ada.userId)('post', mine, { purpose: 'preview' })).status).toBe(200);
  });

  const history = async () =>
    (await app.events.store.readStream(streamName('response', exampleTenantId, responseId()))).events;
  const ofType = async (type: string) =>
    (await history()).filter((event) => event.type === type).map(({ data }) => data as Record<string, unknown>);

  it('given a recording that came in pieces, when all of it is there, then the history says once what each hashed to, and when it came', async () => {
    const { takeId, fileId } = await start();
    await begin(takeId);
    const parts = [mp4.subarray(0, 1_000), mp4.subarray(1_000, 4_000), mp4.subarray(4_000)];
    await bring(fileId, 0, parts[0] as Buffer);
    app.advance(1_000);
    await bring(fileId, 1_000, parts[1] as Buffer);
    await stop(takeId, mp4);
    await bring(fileId, 4_000, parts[2] as Buffer, mp4.length);
    await asks(ada.userId, 'head', `/api/uploads/${fileId}`);
    const hashes = parts.map(hashOf);
    const root = hashOf(Buffer.concat(hashes.map((hash) => Buffer.from(hash, 'hex'))));
    const ofTake = { takeId, questionId: asked.video.id, take: 1 };
    const pieces = {
      pieceSizes: parts.map(({ length }) => length),
      pieceTimes: [0, 1_000, 1_000],
      pieceHashes: Buffer.from(hashes.join(''), 'hex').toString('base64'),
    };
    expect(await ofType('ResponseTakeReceived')).toEqual([
      { responseId: responseId(), ...ofTake, size: mp4.length, pieceCount: 3, root, ...pieces },
    ]);
  });

  it('given a recording whose browser did not come back, when the answers are handed in, then what had come is the answer', async () => {
    const { takeId, fileId } = await start();
    await begin(takeId);
    app.advance(5_000);
    await bring(fileId, 0, mp4.subarray(0, 3_000));
    await ada.does('answer', { questionId: asked.choice.id, choiceIds: [choiceIds.right], answerVersion: 0 });
    app.advance(40_000);
    // Its time still runs: it may come back.
    expect(code(await ada.does('submit'))).toEqual([409, 'take-running']);
    app.advance(60_000);
    // What is refused closes nothing.
    expect(code(await ada.does('submit'))).toEqual([422, 'answers-required']);
    expect(await ofType('ResponseTakeInterrupted')).toEqual([]);
    await ada.does('answer', { questionId: asked.text.id, text: 'Long enough', answerVersion: 0 });
    expect((await ada.does('submit')).status).toBe(200);
    const sha256 = hashOf(mp4.subarray(0, 3_000));
    const stoppedAt = '2026-03-02T09:00:05.000Z';
    expect(await ofType('ResponseTakeInterrupted')).toMatchObject([{ takeId, size: 3_000, sha256, stoppedAt }]);
    const given = { questionId: asked.video.id, answerVersion: 1, answer: { takeId, fileId } };
    expect((await ofType('ResponseAnswerGiven')).at(-1)).toMatchObject(given);
    expect((await told(fileId)).at(-1)?.type).toBe('FileVerified');
    expect(await ofType('ResponseTakeReceived')).toMatchObject([{ size: 3_000, pieceCount: 1 }]);
  });

  it('given two recordings whose browsers did not come back, when they are closed, in whatever order, then the last one is the answer', async () => {
    const half = async () => {
      const { takeId, fileId } = (await ada.does('start', video)).body.question.running;
      await begin(takeId);
      await bring(fileId, 0, mp4.subarray(0, 3_000));
      app.advance(600_000);
      return { takeId, fileId };
    };
    await ada.does('show', video);
    await ada.does('think', video);
    const takes = [await half(), await half()];
    const [first, last] = takes;
    app.advance(9 * DAY);
    for (const { fileId } of takes) {
      const note = await app.uploads.pieces.find(fileId);
      if (note) await app.uploads.settleCutOff(note, { ...exampleCause, now: app.clock() });
      app.advance(1_000);
    }
    expect((await ofType('ResponseAnswerGiven')).map(({ answer }) => answer)).toEqual([first, last]);
  });

  it('given a recording of which half came, when nothing more may come a day after the deadline, then the half is kept; before it is not closed', async () => {
    const { takeId, fileId } = await start();
    await begin(takeId);
    await stop(takeId, mp4);
    await bring(fileId, 0, mp4.subarray(0, 3_000));
    app.advance(8 * DAY);
    await app.uploads.sweep(app.clock());
    expect(await ofType('ResponseTakeInterrupted')).toEqual([]);
    app.advance(DAY);
    await app.uploads.sweep(app.clock());
    await app.uploads.sweep(app.clock());
    expect(await ofType('ResponseTakeInterrupted')).toMatchObject([{ takeId, stoppedAt: '2026-03-02T09:00:00.000Z' }]);
    expect(await ofType('ResponseAnswerGiven')).toHaveLength(1);
    expect((await told(fileId)).at(-1)?.type).toBe('FileVerified');
  });

  it('given a recording that came whole but for its length, when nothing more may come, then it is kept and not interrupted', async () => {
    const { takeId, fileId } = await start();
    await begin(takeId);
    await stop(takeId, mp4);
    await bring(fileId, 0, mp4);
    app.advance(9 * DAY);
    await app.uploads.sweep(app.clock());
    expect(await ofType('ResponseTakeInterrupted')).toEqual([]);
    expect(await ofType('ResponseTakeReceived')).toMatchObject([{ takeId, size: mp4.length }]);
    expect((await told(fileId)).at(-1)?.type).toBe('FileVerified');
  });

  it('given an erased candidate, when nothing more may come, then nothing is kept', async () => {
    const { takeId, fileId } = await start();
    await begin(takeId);
    await bring(fileId, 0, mp4.subarray(0, 3_000));
    await app.commands.candidate(ada.candidateId, { type: 'EraseCandidate', data: {}, metadata: exampleCause });
    app.advance(10 * DAY);
    await app.uploads.sweep(app.clock());
    expect([await ofType('ResponseTakeInterrupted'), await told(fileId)]).toEqual([[], []]);
  });

  it('given a document, when it is the answer to its question, then it is taken; one of another question is not', async () => {
    const begun = await document(pdf);
    const fileId = String(begun.headers['x-file-id']);
    const give = (questionId: string) => ada.does('answer', { questionId, fileId, answerVersion: 0 });
    expect(code(await give(asked.document.id))).toEqual([422, 'answer-file-not-found']);
    expect((await bring(fileId, 0, pdf)).status).toBe(204);
    expect((await give(asked.document.id)).status).toBe(200);
    expect(code(await document(pdf, { questionId: asked.text.id }))).toEqual([422, 'answer-type-wrong']);
    expect(JSON.stringify((await told(fileId)).map(({ data }) => data))).not.toContain('Ada Berg');
  });

  it('given the file of an answer, when it is fetched, then reviewers and its candidate may, and the library has no such file', async () => {
    const { takeId, fileId } = await start();
    await begin(takeId);
    await stop(takeId, mp4);
    await bring(fileId, 0, mp4, mp4.length);
    const path = `/api/tenant/responses/${responseId()}/files/${fileId}/ticket`;
    const purpose = { purpose: 'preview' };
    expect((await app.recruiter('post', path, purpose)).status).toBe(200);
    expect((await app.as('Trainer')('post', path, purpose)).status).toBe(403);
    expect((await app.as('Owner', otherTenantId)('post', path, purpose)).status).toBe(404);
    const mine = `/api/candidate/responses/${ada.interviewId}/files/${fileId}/ticket`;
    expect((await app.asPerson(ada.userId)('post', mine, purpose)).status).toBe(200);
    expect((await app.asPerson(derivedId('bob'))('post', mine, purpose)).status).toBe(404);
    for (const step of ['ticket', 'trash', 'rename', 'move']) {
      const body = step === 'rename' ? { name: 'x' } : step === 'move' ? { folderId: systemFolders.root } : {};
      expect([step, (await app.owner('post', `/api/tenant/files/${fileId}/${step}`, body)).status]).toEqual([
        step,
        404,
      ]);
    }
  });
});
