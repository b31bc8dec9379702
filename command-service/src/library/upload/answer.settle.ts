import type { StoredFiles } from 'access/library/stored-files';
import type { CommandMetadata } from 'contracts/kernel/message';
import { Rejection } from 'contracts/kernel/problem';
import type { AnswerOf } from 'contracts/library/file/file.entity';
import { systemFolders } from 'contracts/library/folder/folder.choices';
import type { Commands } from '#command-service/commands';
import type { AnswerUploads } from './answer-uploads.ts';
import { type AnswerNote, ownedBy, type Pieces, type UploadNote } from './pieces.ts';
import type { Settling } from './settle.ts';

type Deps = {
  pieces: Pieces;
  stored: StoredFiles;
  settling: Settling;
  commands: Pick<Commands, 'file'>;
  answers: Pick<AnswerUploads, 'hashOf'>;
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
    if (!answer || size === null || (await pieces.offset(fileId)) !== size) return false;
    if (answer.takeId === null) {
      await settling.settle(note, metadata);
      return true;
    }
    const sha256 = await answers.hashOf(tenantId, answer);
    if (sha256 === null) return false;
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
