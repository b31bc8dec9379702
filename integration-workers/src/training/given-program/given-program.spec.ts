import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { problemError } from 'contracts/client/problem-error';
import { exampleTenantId as parentId } from 'contracts/kernel/examples';
import { derivedId } from 'contracts/kernel/id';
import { problem } from 'contracts/kernel/problem';
import { convertedKey } from 'contracts/library/file/file.choices';
import { givenProgramIdOf } from 'contracts/training/given-program/given-program.entity';
import { copiedFileIdOf } from 'contracts/training/given-program/program-copy.commands';
import { memoryFiles } from 'platform/storage/memory-files';
import { beforeEach, describe, expect, it } from 'vitest';
import type { StreamCommand } from '#integration-workers/engine/command';
import { delayOf } from '#integration-workers/engine/reschedule';
import type { Cause } from '#integration-workers/engine/work-item';
import { recorded } from '#integration-workers/test/recorded.fixture';
import type { Tools } from '#integration-workers/tools';
import { copyProgram } from './copy-program.job.ts';
import { givenProgramPolicy } from './given-program.policy.ts';
import { settlePrograms } from './settle-given.job.ts';

const [programId, companyId] = [derivedId('program'), derivedId('partner')];
const [film, paper] = [derivedId('film'), derivedId('paper')];
const id = givenProgramIdOf(programId, companyId);
const cause: Cause = {
  ...{ eventId: derivedId('event'), policy: 'training.given-program', target: id, tenantId: parentId, position: '1' },
};
const BYTES = Buffer.from('abcd');
const SHA256 = createHash('sha256').update(BYTES).digest('hex');
const pathOf = (fileId: string) => `files/${parentId}/${fileId}/original`;
const original = (fileId: string, type: string, more: object = {}) => ({
  ...{ id: fileId, name: type, kind: 'attachment', size: 4, sha256: SHA256, path: pathOf(fileId) },
  found: { type, mime: 'm', extension: 'e', scan: 'clean', playback: null, ...more },
});

describe('programs that are given to partners', () => {
  const asked: StreamCommand[] = [];
  let files: ReturnType<typeof memoryFiles>;
  let owners: Map<string, string>;
  let room: number;
  let playback: string;
  let refusal: string | undefined;
  let isThere: boolean;
  let lookedUp: number;
  let withdrawnAfter: number;
  const types = () =>
    asked.map(({ type, tenantId = parentId }) => `${tenantId === parentId ? 'parent' : 'partner'} ${type}`);

  beforeEach(async () => {
    asked.length = 0;
    owners = new Map();
    [room, playback, refusal, isThere] = [100, 'converted', undefined, false];
    [lookedUp, withdrawnAfter] = [0, Number.POSITIVE_INFINITY];
    files = memoryFiles();
    for (const fileId of [film, paper]) await files.put(pathOf(fileId), BYTES);
    await files.put(convertedKey(pathOf(film)), Buffer.from('mp4'));
  });

  const read = async ({ tenantId }: Cause, { projections }: { projections: readonly string[] }) => {
    if (projections[0] === 'training.givenProgram') {
      lookedUp += 1;
      const status = lookedUp > withdrawnAfter ? 'withdrawn' : 'waiting';
      return [{ programId, companyId, status, offeredVersion: 2, parentName: 'Harbor & Pine' }];
    }
    if (projections[0] === 'library.file' && tenantId === parentId)
      return [original(film, 'video', { playback }), original(paper, 'image')];
    if (projections[0] === 'library.file')
      return isThere ? [{ id: copiedFileIdOf(companyId, film), isTrashed: true }] : [];
    const lesson = { note: '', content: { steps: [{ attachments: [], videoFileId: film, questions: [] }] } };
    const lessons = [{ lessonId: derivedId('lesson'), lessonVersion: 1 }];
    const program = { note: 'New', content: { thumbnailId: paper, instructionsVideoId: film, lessons } };
    return read.count++ === 0 ? [program] : [lesson];
  };
  read.count = 0;
  const tools = (): Tools => {
    read.count = 0;
    return {
      ...{ read, files, usualQuota: 100, clock: () => new Date() },
      command: async (_: Cause, command: StreamCommand) => {
        if (command.type === 'ReceiveProgram' && refusal) throw problemError(problem(409, refusal));
        asked.push(command);
        return { position: '1' };
      },
      stored: {
        ownerOf: async (fileId: string) => owners.get(fileId) ?? null,
        ownQuota: async () => null,
        reserve: async ({ fileId, ownerId, bytes }: { fileId: string; ownerId: string; bytes: number }) => {
          if (room < bytes) return false;
          room -= bytes;
          owners.set(fileId, ownerId);
          return true;
        },
        forget: async ({ fileId }: { fileId: string }) => {
          room += 4;
          owners.delete(fileId);
        },
        keep: async (_: unknown, own: object) => own,
      },
    } as unknown as Tools;
  };
  const copy = (lastAttempt = false) =>
    copyProgram.handle({ data: { givenProgramId: id, programVersion: 2 }, cause, lastAttempt }, tools());
  const last = () => asked.at(-1);

  it('given events of programs, partnerships and offers, when seen, then each is followed by its work; labels that change by none (TRA-111)', () => {
    const jobs = (type: string, data: Record<string, unknown>) =>
      givenProgramPolicy.decide(recorded(type, data)).map(({ job }) => job.replace('training.given-program.', ''));
    const of = { trainingProgramId: programId };
    expect(jobs('TrainingProgramPublished', of)).toEqual(['settle-companies']);
    expect(jobs('TrainingProgramChanged', { ...of, to: { groupIds: [] } })).toEqual(['settle-companies']);
    expect(jobs('TrainingProgramChanged', { ...of, to: { labelIds: [] } })).toEqual([]);
    expect(jobs('PartnershipEnded', { partnershipId: parentId })).toEqual(['settle-programs']);
    expect(jobs('GivenProgramOffered', { givenProgramId: id, programVersion: 1 })).toEqual(['copy']);
    expect(jobs('GivenProgramWithdrawn', { givenProgramId: id })).toEqual(['withdraw']);
  });

  it('given a company that joined, when its programs are looked for, then among those of the parent, each by work of its own', async () => {
    const enqueued: { data: object }[] = [];
    const asking = {
      read: async ({ tenantId }: Cause) => (tenantId === parentId ? [{ programId }] : []),
      enqueue: async (items: { data: object }[]) => void enqueued.push(...items),
    } as unknown as Tools;
    const joined = { ...cause, tenantId: companyId };
    await settlePrograms.handle({ data: { parentId }, cause: joined, lastAttempt: false }, asking);
    expect(enqueued.map(({ data }) => data)).toEqual([{ parentId, programId, companyId }]);
  });

  it('given files, when a version is copied, then the company has bytes of its own before what shows them; again, with those that are there (TRA-113)', async () => {
    await copy();
    expect(types()).toEqual([
      'partner CreateFolder',
      ...['partner CreateFile', 'partner ReceiveFileFromParent', 'partner CreateFile', 'partner ReceiveFileFromParent'],
      ...['partner ReceiveLessons', 'partner ReceiveProgram', 'parent RecordProgramCopied'],
    ]);
    const own = `files/${companyId}/${copiedFileIdOf(companyId, film)}/original`;
    for (const key of [own, convertedKey(own)]) expect(await files.exists(key)).toBe(true);
    const made = await files.open(convertedKey(own));
    expect(made && (await buffer(made.read())).toString()).toBe('mp4');
    expect([owners.size, room]).toEqual([2, 92]);
    asked.length = 0;
    isThere = true;
    await copy();
    expect(types().slice(0, 4)).toEqual([
      ...['partner RestoreFile', 'partner CreateFolder', 'partner CreateFile', 'partner ReceiveFileFromParent'],
    ]);
    expect(room).toBe(92);
  });

  it('given a program that is taken back while its files are copied, when the next one comes, then neither it nor what shows it is made (TRA-111)', async () => {
    withdrawnAfter = 2;
    await copy();
    expect(types()).toEqual(['partner CreateFolder', 'partner CreateFile', 'partner ReceiveFileFromParent']);
  });

  it('given a company whose storage is full, when a version is copied, then nothing is counted or made, and the parent is told (TRA-114)', async () => {
    room = 7;
    await copy();
    expect(types()).toEqual(['parent RecordProgramRefused']);
    expect(last()?.data).toEqual({ programVersion: 2, reason: 'storage-full' });
    expect([owners.size, room, (await files.list(`files/${companyId}`)).length]).toEqual([0, 7, 0]);
  });

  it('given a file that is gone, or not ready, when a version is copied, then the first is told and the second waited for', async () => {
    playback = 'converting';
    expect(delayOf(await copy().catch((error: unknown) => error))).toBeGreaterThan(0);
    playback = 'converted';
    await files.remove(pathOf(paper));
    await copy();
    expect(last()?.data).toEqual({ programVersion: 2, reason: 'file-missing' });
    expect(owners.has(copiedFileIdOf(companyId, paper))).toBe(false);
  });

  it('given a company that is to have it no more, or has deleted it, when it is refused, then nothing or that is told; else it is tried to the last', async () => {
    refusal = 'program-not-given';
    await copy();
    expect(last()?.type).toBe('ReceiveLessons');
    refusal = 'copy-removed';
    await copy();
    expect(last()?.data).toEqual({ programVersion: 2, reason: 'removed-there' });
    refusal = 'stale-record';
    await expect(copy()).rejects.toMatchObject({ code: 'stale-record' });
    await copy(true);
    expect(last()?.data).toEqual({ programVersion: 2, reason: 'failed' });
  });
});
