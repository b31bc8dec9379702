import { createHash } from 'node:crypto';
import type { StoredFiles } from 'access/library/stored-files';
import type { CommandMetadata } from 'contracts/kernel/message';
import { Rejection } from 'contracts/kernel/problem';
import type { AnswerOf } from 'contracts/library/file/file.entity';
import { systemFolders } from 'contracts/library/folder/folder.choices';
import { IDLE_UPLOAD_MS } from 'contracts/recruiting/response/response.choices';
import type { Commands } from '#command-service/commands';
import type { AnswerUploads } from './answer-uploads.ts';
import { type AnswerNote, ownedBy, type Pieces, type UploadNote } from './pieces.ts';
import type { Settling } from './settle.ts';

type Deps = {
  pieces: Pieces;
  stored: StoredFiles;
  settling: Settling;
  commands: Pick<Commands, 'file'>;
  answers: Pick<AnswerUploads, 'hashOf' | 'received' | 'isCutOff' | 'interrupted'>;
};

/** What somebody is asked for counts in the company's storage and is never too much for it. */
export const ANSWER_QUOTA = Number.MAX_SAFE_INTEGER;

const placeOf = (answer: AnswerNote): AnswerOf => {
  if ('candidateId' in answer) return { candidateId: answer.candidateId };
  const { questionId, takeId } = answer;
  if ('assignmentId' in answer)
    return { assignmentId: answer.assignmentId, lessonId: answer.lessonId, questionId, takeId };
  return { responseId: answer.responseId, questionId, takeId };
};

/** The file that an answer makes, or a document of a candidate: in the company that asked, in no folder that anybody opens. */
export const answerFile = (
  note: UploadNote & { answer: AnswerNote },
  { size, sha256 }: { size: number; sha256: string },
) => {
  const { fileId, userId: uploadedBy, answer, metadata } = note;
  const { kind } = metadata;
  const names = { name: kind, originalName: kind, folderId: systemFolders.answers };
  return { fileId, ...names, kind, size, sha256, uploadedBy, answer: placeOf(answer) };
};

/** Looks at a recording when all of it is there and its hash is known; true: that was so. */
export const openAnswerSettling =
  ({ pieces, stored, settling, commands, answers }: Deps) =>
  async (note: UploadNote, metadata: CommandMetadata): Promise<boolean> => {
    const { answer, size, tenantId, fileId, userId } = note;
    if (!answer || size === null || (await pieces.offset(fileId, size)) !== size) return false;
    if (answer.takeId === null) {
      await settling.settle(note, metadata);
      return true;
    }
    const sha256 = await answers.hashOf(tenantId, answer);
    if (sha256 === null) return false;
    await answers.received(tenantId, answer, { size, pieces: await pieces.list(fileId, size) }, metadata);
    await stored.reserve({ ...ownedBy(note), userId, bytes: size, sha256, quota: ANSWER_QUOTA, isAnswer: true });
    try {
      const data = answerFile({ ...note, answer }, { size, sha256 });
      await commands.file(fileId, { type: 'CreateFile', data, metadata });
    } catch (error) {
      if (!(error instanceof Rejection && error.code === 'already-exists')) throw error;
    }
    await settling.settle({ ...note, metadata: { ...note.metadata, sha256 } }, metadata);
    return true;
  };
export type SettleAnswer = ReturnType<typeof openAnswerSettling>;

/** The last piece that came of an upload which is not being sent now; none: it is, or nothing came. */
export const lastIdle = async (pieces: Pick<Pieces, 'list'>, { fileId, size }: UploadNote, now: Date) => {
  const last = (await pieces.list(fileId, size ?? undefined)).at(-1);
  return last && last.writtenAt.getTime() + IDLE_UPLOAD_MS <= now.getTime() ? last : undefined;
};

type CutOffDeps = Pick<Deps, 'pieces' | 'answers'> & { settleAnswer: SettleAnswer };

/** Closes a recording whose browser did not come back, with what had arrived of it; true: that was so (docs/product.md POR-39). `isLeft`: its person waits for no more. */
export const openCutOffSettling =
  ({ pieces, answers, settleAnswer }: CutOffDeps) =>
  async (note: UploadNote, metadata: CommandMetadata, isLeft = false): Promise<boolean> => {
    const { answer, fileId, tenantId } = note;
    const last = await lastIdle(pieces, note, metadata.now);
    if (!answer?.takeId || !last) return false;
    if (!isLeft && !(await answers.isCutOff(tenantId, answer, metadata.now))) return false;
    const size = last.offset + last.size;
    const closed = { ...note, size };
    // From here on no more bytes are taken.
    await pieces.begin(closed);
    const sum = createHash('sha256');
    for await (const bytes of pieces.read(fileId, size)) sum.update(bytes as Buffer);
    const kept = { size, sha256: sum.digest('hex'), lastAt: last.writtenAt };
    // Whole, where only the last word of how long it is was lost.
    const isWhole = (await answers.hashOf(tenantId, answer)) === kept.sha256;
    if (!isWhole) await answers.interrupted(tenantId, answer, kept, metadata);
    return settleAnswer(closed, metadata);
  };
export type SettleCutOff = ReturnType<typeof openCutOffSettling>;
