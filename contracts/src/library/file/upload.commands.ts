import { z } from 'zod';
import { Id } from '#contracts/kernel/id';
import { systemFolders } from '#contracts/library/folder/folder.choices';
import { Sha256, UploadKind } from './file.entity.ts';

/** Where uploads are sent, by tus 1.0. */
export const UPLOADS_PATH = '/api/uploads';
/** The version of tus that is spoken there. */
export const TUS_VERSION = '1.0.0';
/** Of an answer: the file that an upload makes. */
export const FILE_ID_HEADER = 'X-File-Id';

/** `Upload-Metadata` of an upload. */
export const UploadMetadata = z.object({
  filename: z.string().min(1),
  /** What the browser takes it for; the content decides. */
  filetype: z.string().nullish(),
  kind: UploadKind,
  /** Of the whole; of a recording the browser says it when it stops. */
  sha256: Sha256.optional(),
  folderId: Id.default(systemFolders.root),
  /** Of what a candidate answers a question with. */
  interviewId: Id.optional(),
  /** The step of it; left out: the present one. Of a recording its take says so. */
  responseId: Id.optional(),
  /** Of what a learner answers a question with, in the company that the request names. */
  scheduleId: Id.optional(),
  /** Of what somebody from outside answers with, in the place of `scheduleId`; the training names its company. */
  publicTrainingId: Id.optional(),
  lessonId: Id.optional(),
  /** In which it was seen; left out: as the lesson is now. */
  lessonVersion: z.coerce.number().int().min(1).optional(),
  /** Of what a reviewer says about an answer: whose, in the place of `scheduleId`. */
  assignmentId: Id.optional(),
  questionId: Id.optional(),
  takeId: Id.optional(),
  /** Of a document that staff keep with a candidate (docs/product.md REC-165). */
  candidateId: Id.optional(),
});
export type UploadMetadata = z.infer<typeof UploadMetadata>;

/** Every way an upload may be refused before it begins, or while it goes on. */
export type UploadRejection =
  | 'file-type-wrong' // what it is said to be is nothing that its kind may be
  | 'file-type-and-size-wrong'
  | 'file-size-exceeded' // more bytes than its kind may have
  | 'file-empty'
  | 'storage-full' // more than the company may keep
  | 'too-many-uploads' // of one person at once
  | 'upload-not-found' // removed, expired, or somebody else's
  | 'upload-out-of-step' // not where the server is: ask where that is, and go on from there
  | 'tus-version-unsupported' // `Tus-Resumable` is none or another than ours; `Tus-Version` of the answer names those that are known
  | 'upload-locked'; // another request is writing it
