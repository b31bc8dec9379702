import { z } from 'zod';
import type { Endpoint } from '#contracts/kernel/endpoint';
import { Id } from '#contracts/kernel/id';
import { FILE_ID_HEADER, UPLOADS_PATH } from './upload.commands.ts';

/** A header of tus 1.0. */
type TusHeader = { name: string; description: string };

/** One route of tus 1.0, as documents list it: the protocol's library serves it, no client of ours calls it by itself. */
export type UploadEndpoint = Pick<Endpoint, 'path' | 'access' | 'summary' | 'params'> & {
  name: string;
  method: 'POST' | 'PATCH' | 'HEAD' | 'DELETE';
  status: number;
  headers: readonly TusHeader[];
  /** Of the answer. */
  tells: readonly TusHeader[];
  /** Type of the bytes that it brings. */
  brings?: string;
};

const version = { name: 'Tus-Resumable', description: 'The version of tus: `1.0.0`.' };
const offset = { name: 'Upload-Offset', description: 'Bytes that have come, from the first on.' };
const length = { name: 'Upload-Length', description: 'Bytes of the file.' };
const fileId = { name: FILE_ID_HEADER, description: 'The file that the upload makes.' };
const metadata = {
  name: 'Upload-Metadata',
  description:
    'As tus has it, each value in base64: `filename`, `filetype`, `kind` (`attachment`, `video`, `thumbnail`, `document-answer`, `profile-document`), `sha256` in hex and, if it is not the root, `folderId`. What a candidate answers with names `interviewId`, `questionId` and, where several steps of it are open, `responseId`, what a learner answers with `scheduleId`, `lessonId`, if wanted the `lessonVersion` that they have seen, and `questionId`, with `publicTrainingId` in the place of `scheduleId` where they come from outside, a reviewer’s video about that `assignmentId` in the place of `scheduleId`; a recording `takeId` too, and no `sha256`. A `profile-document` that staff keep with a candidate names `candidateId`, and takes `tenant.candidates.documents.create` in the place of `tenant.files.create`.',
};

const key = {
  name: 'Idempotency-Key',
  description:
    'The same key, the same upload: where the answer was lost, another request is answered with the one that has begun; one that has ended is begun again.',
};

const one = { path: `${UPLOADS_PATH}/:id`, params: z.object({ id: Id }), access: 'tenant.files.create' as const };

/** tus 1.0 with creation and termination (docs/product.md FILE-1). What is a person's own takes their session alone (FILE-14). */
export const uploadEndpoints: readonly UploadEndpoint[] = [
  {
    name: 'beginUpload',
    method: 'POST',
    path: UPLOADS_PATH,
    access: 'tenant.files.create',
    summary: 'Begin an upload; what is to be the person’s own takes their session alone',
    headers: [version, length, metadata, key],
    tells: [{ name: 'Location', description: 'Where its bytes are sent.' }, fileId],
    status: 201,
  },
  {
    name: 'sendUpload',
    method: 'PATCH',
    ...one,
    summary: 'Send bytes from where the server is; the answer to the last of them says whether the file was kept',
    headers: [version, offset],
    tells: [offset, fileId],
    brings: 'application/offset+octet-stream',
    status: 204,
  },
  {
    name: 'showUpload',
    method: 'HEAD',
    ...one,
    summary: 'Ask where an upload of mine stands',
    headers: [version],
    tells: [offset, length, fileId],
    status: 200,
  },
  {
    name: 'removeUpload',
    method: 'DELETE',
    ...one,
    summary: 'Give up an upload of mine',
    headers: [version],
    tells: [],
    status: 204,
  },
];
