import { exampleCause, exampleTenantId as parentId } from 'contracts/kernel/examples';
import { derivedId } from 'contracts/kernel/id';
import { givenProgram, givenProgramIdOf } from 'contracts/training/given-program/given-program.entity';
import { copiedLessonIdOf, copiedProgramIdOf } from 'contracts/training/given-program/program-copy.commands';
import { trainingLesson } from 'contracts/training/lesson/lesson.entity';
import { trainingProgram } from 'contracts/training/program/program.entity';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { entityState } from '#command-service/entity/entity.state';
import { otherTenantId as companyId, type SpecApp, specApp } from '#command-service/test/app.harness';
import { choiceQuestion, lessonStep } from '#command-service/test/lesson.fixture';

const programs = '/api/tenant/training-programs';
const stranger = derivedId('a company of nobody’s group');

describe('programs of a parent in its partners (docs/product.md TRA-110 to TRA-117)', () => {
  let app: SpecApp;
  let groupId: string;
  let lessonId: string;
  let programId: string;
  let copyId: string;
  let count = 0;
  const system = (tenantId: string, command: { aggregate: string; id: string; type: string; data: object }) => {
    count += 1;
    const cause = { eventId: derivedId('event', `${count}`), policy: 'p', target: 't', correlationId: 'c' };
    return app.system({ tenantId, ...command, cause });
  };
  const agree = (to = groupId, by = companyId) =>
    app.commands.partnership(parentId, {
      type: 'AcceptPartnership',
      data: { partnershipId: parentId, parentName: 'H', groupId: to, groupName: 'G', sharesCandidates: false },
      metadata: { ...exampleCause, tenantId: by },
    });
  const leave = () =>
    app.commands.partnership(parentId, {
      type: 'EndPartnership',
      data: { partnershipId: parentId, endedBy: 'company' },
      metadata: { ...exampleCause, tenantId: companyId },
    });
  const settle = (to = companyId, of = programId, by = parentId) =>
    system(by, {
      ...{ aggregate: 'givenProgram', id: givenProgramIdOf(of, to), type: 'SettleGivenProgram' },
      data: { programId: of, companyId: to, companyName: 'Boat Repair' },
    });
  const copyTo = (type: string, more: object, to = companyId) =>
    system(to, {
      ...{ aggregate: 'programCopy', id: copiedProgramIdOf(to, programId), type },
      data: { parentId, programId, ...more },
    });
  const receive = async (programVersion = 1, to = companyId) => {
    const version = { programVersion, parentName: 'Harbor & Pine' };
    const lessons = await copyTo('ReceiveLessons', { ...version, from: 0 }, to);
    if (lessons.status !== 200) return lessons;
    return copyTo('ReceiveProgram', { ...version, note: 'New' }, to);
  };
  const recordOf = async <S extends typeof givenProgram | typeof trainingProgram | typeof trainingLesson>(
    entity: S,
    tenantId: string,
    id: string,
  ): Promise<S['types']['record'] | undefined> => {
    const state = await entityState(app.events.store, entity as never, { tenantId, id });
    return state.status === 'kept' ? (state.record as S['types']['record']) : undefined;
  };
  const given = () => recordOf(givenProgram, parentId, givenProgramIdOf(programId, companyId));
  const copy = () => recordOf(trainingProgram, companyId, copyId);
  const partner = (method: 'get' | 'post' | 'patch' | 'delete', path: string, body?: object) =>
    app.as('Owner', companyId)(method, path, body);

  beforeEach(async () => {
    app = specApp();
    groupId = (await app.owner('post', '/api/tenant/sub-accounts', { name: 'Boatyards' })).body.id;
    const steps = [lessonStep('One', { questions: [choiceQuestion('Which?', 3)] })];
    lessonId = (await app.owner('post', '/api/tenant/training-lessons', { name: 'Valves', steps })).body.id;
    const said = { name: 'Harbor basics', lessonIds: [lessonId], groupIds: [groupId], deadlineDays: 3 };
    programId = (await app.owner('post', programs, said)).body.id;
    copyId = copiedProgramIdOf(companyId, programId);
    await app.owner('post', `${programs}/${programId}/publish`, { note: 'New' });
    await agree();
  });

  it('given a group, when a program is given to it by who may not read groups, or to one of another company, then it is refused', async () => {
    const foreign = (await partner('post', '/api/tenant/sub-accounts', { name: 'Theirs' })).body.id;
    const change = (as: 'Owner' | 'Trainer', groupIds: string[]) =>
      app.as(as, parentId)('patch', `${programs}/${programId}`, { groupIds });
    expect((await change('Trainer', [])).status).toBe(403);
    expect((await change('Trainer', [groupId])).status).toBe(200);
    expect((await change('Owner', [groupId, foreign])).body.errors).toEqual({
      groupIds: ['sub-account-group-unknown'],
    });
    const forged = { name: 'Forged', lessonIds: [lessonId], origin: null };
    expect((await app.owner('post', programs, forged)).status).toBe(422);
  });

  it('given a company that agreed, when it is settled, then the version is offered to it once; to others, or of others’ programs, nothing is', async () => {
    expect((await settle()).status).toBe(200);
    expect(await given()).toMatchObject({ status: 'waiting', offeredVersion: 1, companyName: 'Boat Repair' });
    const before = (await app.events.feed.read(0n, 1_000)).events.length;
    expect((await settle()).status).toBe(200);
    expect((await app.events.feed.read(0n, 1_000)).events).toHaveLength(before);
    expect((await settle(stranger)).status).toBe(404);
    expect((await settle(parentId)).status).toBe(404);
    // A company does not give what is another's.
    expect((await settle(parentId, programId, companyId)).status).toBe(404);
    expect((await settle(companyId, programId, stranger)).status).toBe(404);
  });

  it('given an offer, when it is copied, then the company has a published program of its own; again, nothing happens', async () => {
    await settle();
    expect((await receive()).status).toBe(200);
    const lesson = await recordOf(trainingLesson, companyId, copiedLessonIdOf(companyId, programId, lessonId));
    expect(await copy()).toMatchObject({
      ...{ name: 'Harbor basics', publication: 'published', publishedVersion: 1, deadlineDays: 3, groupIds: [] },
      origin: { companyId: parentId, companyName: 'Harbor & Pine', programId, version: 1, isWithdrawn: false },
      publishedLessons: [{ lessonId: lesson?.id, lessonVersion: 1, name: 'Valves', points: 3 }],
    });
    expect(lesson).toMatchObject({ name: 'Valves', origin: { companyId: parentId, lessonId, programId: copyId } });
    const before = (await app.events.feed.read(0n, 1_000)).events.length;
    expect((await receive()).status).toBe(200);
    expect((await app.events.feed.read(0n, 1_000)).events).toHaveLength(before);
  });

  it('given a copy, when anybody of the company changes, publishes, removes or opens it, then that is refused; it is scheduled as any', async () => {
    await settle();
    await receive();
    const lessonCopy = copiedLessonIdOf(companyId, programId, lessonId);
    const lessons = '/api/tenant/training-lessons';
    const codes = await Promise.all([
      partner('patch', `${programs}/${copyId}`, { name: 'Mine' }),
      partner('post', `${programs}/${copyId}/publish`),
      partner('delete', `${programs}/${copyId}`),
      partner('patch', `${lessons}/${lessonCopy}`, { name: 'Mine' }),
      partner('delete', `${lessons}/${lessonCopy}`),
      partner('post', '/api/tenant/public-trainings', { programId: copyId, slug: 'theirs' }),
    ]);
    expect(codes.map(({ body }) => body.code ?? 'done').slice(0, 1)).toEqual(['program-given']);
    expect(codes.slice(2, 5).map(({ body }) => body.code)).toEqual(['program-given', 'lesson-given', 'lesson-given']);
    expect(codes[5]?.body.errors).toEqual({ programId: ['program-given'] });
    expect((await copy())?.publishedVersion).toBe(1);
    const own = await partner('post', programs, { name: 'Our own', lessonIds: [lessonCopy] });
    expect((await partner('post', `${programs}/${own.body.id}/publish`)).status).toBe(200);
    // The parent's own ids lead nowhere here.
    expect((await partner('patch', `${programs}/${programId}`, { name: 'Theirs' })).status).toBe(404);
  });

  it('given a later version, when it is offered, then it becomes the next one of the copy, and an older one that is late changes nothing', async () => {
    await settle();
    await receive();
    const steps = [lessonStep('One', { questions: [choiceQuestion('Which now?', 5)] })];
    await app.owner('patch', `/api/tenant/training-lessons/${lessonId}`, { steps });
    await app.owner('post', `${programs}/${programId}/publish`, { note: 'More' });
    await settle();
    expect(await given()).toMatchObject({ status: 'waiting', offeredVersion: 2 });
    expect((await receive(1)).body.code).toBe('program-not-given');
    expect((await receive(2)).status).toBe(200);
    expect(await copy()).toMatchObject({ publishedVersion: 2, origin: { version: 2 } });
    expect((await copy())?.publishedLessons).toMatchObject([{ lessonVersion: 2, points: 5 }]);
    const record = (type: string, data: object) =>
      system(parentId, { aggregate: 'givenProgram', id: givenProgramIdOf(programId, companyId), type, data });
    await record('RecordProgramCopied', { programVersion: 1 });
    expect((await given())?.status).toBe('waiting');
    await record('RecordProgramCopied', { programVersion: 2 });
    expect(await given()).toMatchObject({ status: 'given', givenVersion: 2 });
  });

  it('given a company that left, or that the parent never asked, when something late arrives for it, then nothing is made', async () => {
    await settle();
    await leave();
    expect((await receive()).body.code).toBe('program-not-given');
    expect((await receive(1, stranger)).body.code).toBe('program-not-given');
    expect(await copy()).toBeUndefined();
    await settle();
    expect(await given()).toMatchObject({ status: 'withdrawn', withdrawal: 'left' });
    // In another group of the same parent, which the program is not given to.
    const other = (await app.owner('post', '/api/tenant/sub-accounts', { name: 'Others' })).body.id;
    await agree(other);
    await settle();
    expect(await given()).toMatchObject({ status: 'withdrawn' });
  });

  it('given a copy, when its giving ends, then it is neither scheduled nor kept from removal; given again, it goes on', async () => {
    await settle();
    await receive();
    const schedule = { programId: copyId, users: [], roles: ['Owner'], startsAt: '2026-03-03T09:00:00.000Z' };
    const scheduled = () => partner('post', '/api/tenant/training-schedules', schedule);
    expect((await scheduled()).status).toBe(201);
    await app.owner('patch', `${programs}/${programId}`, { groupIds: [] });
    // Nobody has ended it yet: what asks for it changes nothing.
    expect((await copyTo('WithdrawCopy', {})).status).toBe(404);
    await settle();
    expect(await given()).toMatchObject({ status: 'withdrawn', withdrawal: 'unassigned' });
    expect((await copyTo('WithdrawCopy', {})).status).toBe(200);
    expect((await copy())?.origin?.isWithdrawn).toBe(true);
    expect((await scheduled()).body.errors).toEqual({ programId: ['program-withdrawn'] });
    await app.owner('patch', `${programs}/${programId}`, { groupIds: [groupId] });
    await settle();
    expect((await copyTo('WithdrawCopy', {})).status).toBe(404);
    await receive();
    expect(await copy()).toMatchObject({ publishedVersion: 1, origin: { isWithdrawn: false } });
    await app.owner('delete', `${programs}/${programId}`);
    await settle();
    expect(await given()).toMatchObject({ status: 'withdrawn', withdrawal: 'removed' });
    await copyTo('WithdrawCopy', {});
    expect((await partner('delete', `${programs}/${copyId}`)).status).toBe(200);
  });

  it('given a refusal, when somebody who may tries again, then it is offered once more; a stranger finds nothing', async () => {
    await settle();
    const id = givenProgramIdOf(programId, companyId);
    const refused = { programVersion: 1, reason: 'storage-full' };
    await system(parentId, { aggregate: 'givenProgram', id, type: 'RecordProgramRefused', data: refused });
    expect(await given()).toMatchObject({ status: 'refused', refusal: 'storage-full' });
    const retry = (as: SpecApp['owner']) => as('post', `/api/tenant/given-programs/${id}/retry`);
    expect((await retry(app.as('Trainer', parentId))).status).toBe(403);
    expect((await retry(app.as('Owner', companyId))).status).toBe(404);
    expect((await retry(app.owner)).body).toMatchObject({ status: 'waiting', offeredVersion: 1, refusal: null });
  });

  it('given a program that was given, when its company gives it on, then that is refused', async () => {
    await settle();
    await receive();
    const theirs = (await partner('post', '/api/tenant/sub-accounts', { name: 'Theirs' })).body.id;
    const { body } = await partner('patch', `${programs}/${copyId}`, { groupIds: [theirs] });
    expect(body.code).toBe('program-given');
  });

  it('given a lesson that was given, when its company gives it on or shows it to everybody in a program of its own, then that is refused', async () => {
    await settle();
    await receive();
    const theirs = (await partner('post', '/api/tenant/sub-accounts', { name: 'Theirs' })).body.id;
    const lessonIds = [copiedLessonIdOf(companyId, programId, lessonId)];
    const own = { name: 'Ours', lessonIds };
    expect((await partner('post', programs, { ...own, groupIds: [theirs] })).body.errors).toEqual({
      groupIds: ['lesson-given-further'],
    });
    const made = (await partner('post', programs, own)).body;
    expect((await partner('patch', `${programs}/${made.id}`, { groupIds: [theirs] })).body.code).toBe(
      'lesson-given-further',
    );
    expect((await partner('post', `${programs}/${made.id}/publish`, {})).status).toBe(200);
    const open = await partner('post', '/api/tenant/public-trainings', { programId: made.id, slug: 'ours' });
    expect([open.status, open.body.errors]).toEqual([422, { programId: ['program-given'] }]);
  });

  it('given a program that is public, when a given lesson comes into it and was removed since, then its link is opened no more', async () => {
    await settle();
    await receive();
    const step = lessonStep('Ropes', { questions: [choiceQuestion('Bowline?', 1)] });
    const ours = (await partner('post', '/api/tenant/training-lessons', { name: 'Ours', steps: [step] })).body.id;
    const made = (await partner('post', programs, { name: 'Ours', lessonIds: [ours] })).body;
    await partner('post', `${programs}/${made.id}/publish`, {});
    const link = (await partner('post', '/api/tenant/public-trainings', { programId: made.id, slug: 'ours' })).body;
    const path = `/api/tenant/public-trainings/${link.id}`;
    const reopened = async () => {
      await partner('post', `${path}/withdraw`, {});
      return (await partner('post', `${path}/open`, {})).body;
    };
    expect((await reopened()).status).toBe('open');
    const given = copiedLessonIdOf(companyId, programId, lessonId);
    await partner('patch', `${programs}/${made.id}`, { lessonIds: [ours, given] });
    await partner('post', `${programs}/${made.id}/publish`, {});
    expect((await reopened()).errors).toEqual({ programId: ['program-given'] });
    await leave();
    await settle();
    await copyTo('WithdrawCopy', {});
    await partner('delete', `/api/tenant/training-lessons/${given}`);
    expect((await reopened()).errors).toEqual({ programId: ['program-given'] });
  });

  /** Takes the program back at the moment at which its copy is being put together. */
  const takingBackMeanwhile = () => {
    const { store } = app.events;
    const read = store.aggregateStream.bind(store);
    const lesson = copiedLessonIdOf(companyId, programId, lessonId);
    const spy = vi.spyOn(store, 'aggregateStream').mockImplementation(async (name, options) => {
      if (name.includes(lesson)) {
        spy.mockRestore();
        await app.owner('patch', `${programs}/${programId}`, { groupIds: [] });
        await settle();
        await copyTo('WithdrawCopy', {});
      }
      return read(name, options as never) as never;
    });
    return spy;
  };

  it('given a program that is taken back while its first copy is made, when that is done, then the copy is withdrawn', async () => {
    await settle();
    const version = { programVersion: 1, parentName: 'Harbor & Pine' };
    await copyTo('ReceiveLessons', { ...version, from: 0 });
    takingBackMeanwhile();
    expect((await copyTo('ReceiveProgram', { ...version, note: 'New' })).status).toBe(200);
    expect((await copy())?.origin?.isWithdrawn).toBe(true);
  });

  it('given a program that is taken back while a copy there is gets its next version, when that would be written, then it is stale and the copy is withdrawn', async () => {
    await settle();
    await receive();
    await app.owner('patch', `${programs}/${programId}`, { description: 'Anew' });
    await app.owner('post', `${programs}/${programId}/publish`, {});
    await settle();
    const version = { programVersion: 2, parentName: 'Harbor & Pine' };
    await copyTo('ReceiveLessons', { ...version, from: 0 });
    takingBackMeanwhile();
    expect((await copyTo('ReceiveProgram', { ...version, note: 'New' })).status).toBe(412);
    expect((await copy())?.origin).toMatchObject({ isWithdrawn: true, version: 1 });
  });
});
