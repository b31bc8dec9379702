import { GLOBAL, newId } from 'contracts/kernel/id';
import { PERSON_QUOTA_BYTES } from 'contracts/library/file/file.choices';
import { displayFileName } from 'contracts/library/file/file-name';
import { FILE_ID_HEADER, TUS_VERSION, UPLOADS_PATH } from 'contracts/library/file/upload.commands';
import { systemFolders } from 'contracts/library/folder/folder.choices';
import { MAX_ANSWER_FILES } from 'contracts/recruiting/response/response.choices';
import type { Request, Response } from 'express';
import { actorOf, causeOf } from '#command-service/http/cause';
import { ANSWER_QUOTA, answerFile } from './answer.settle.ts';
import { type AnswerNote, ownedBy, type UploadNote } from './pieces.ts';
import {
  type Announced,
  announced,
  answerWith,
  assertDeferred,
  metadataIn,
  type Owner,
  refused,
  type Staff,
  type Uploader,
  uploaderOf,
} from './upload.requests.ts';
import type { UploadContext } from './uploads.ts';

/** Uploads of one person that are not finished (docs/product.md FILE-5). */
const MAX_OPEN_UPLOADS = 50;

/** How uploads begin: a file that is announced whole, or a recording that is still to be made. */
export const openBegin = ({ commands, uploads, authorize, clock }: UploadContext) => {
  const { pieces, stored, tus, quotaOf } = uploads;

  /** A file that is announced: counted, and written down as on its way. */
  const create = async (origin: Uploader, { metadata, size }: Announced, answer?: AnswerNote): Promise<string> => {
    const { tenantId } = origin.auth;
    const [fileId, { id: userId }] = [newId(origin.now), actorOf(origin.auth)];
    const { kind, sha256 } = metadata;
    // What staff keep with a candidate counts as any file of their company does.
    const isAnswer = answer !== undefined && !('candidateId' in answer);
    const isPrivate = tenantId === GLOBAL || answer !== undefined;
    const owned = ownedBy({ tenantId, userId, fileId });
    if ((await stored.openUploads(owned.ownerId, userId)) >= MAX_OPEN_UPLOADS) throw refused(429, 'too-many-uploads');
    if (isAnswer && (await stored.answersOf(owned.ownerId, userId)) >= MAX_ANSWER_FILES)
      throw refused(429, 'too-many-uploads');
    const limit = isAnswer ? ANSWER_QUOTA : tenantId === GLOBAL ? PERSON_QUOTA_BYTES : await quotaOf(tenantId);
    if (!(await stored.reserve({ ...owned, userId, bytes: size, sha256, quota: limit, isAnswer })))
      throw refused(422, 'storage-full');
    // What somebody calls a file of their own is theirs alone: it is said where they put it.
    const name = isPrivate ? kind : displayFileName(metadata.filename);
    const note: UploadNote = {
      ...{ fileId, tenantId, userId, size, begunAt: origin.now.toISOString() },
      ...{ metadata: { ...metadata, filename: name }, ...(answer && { answer }) },
    };
    const folderId = isPrivate ? systemFolders.root : metadata.folderId;
    const data = answer
      ? answerFile({ ...note, answer }, { size, sha256 })
      : { fileId, name, originalName: name, folderId, kind, size, sha256, uploadedBy: userId };
    try {
      await commands.file(fileId, { type: 'CreateFile', data, metadata: causeOf(origin) });
    } catch (error) {
      await stored.forget(owned);
      throw error;
    }
    try {
      await pieces.begin(note);
    } catch (error) {
      // Bytes have no place to come to: the file ends at once, and the sweep sees to it where that cannot be written either.
      const ended = { reason: 'upload-expired' as const };
      await commands
        .file(fileId, { type: 'RejectFile', data: ended, metadata: causeOf(origin) })
        .catch(() => undefined);
      throw error;
    }
    return fileId;
  };
  const begin = async (request: Request, response: Response, origin: Uploader) => {
    const fileId = await create(origin, announced(request));
    response.setHeader(FILE_ID_HEADER, fileId);
    await answerWith(response, await tus(request, fileId));
  };

  /** What a candidate or a learner answers with, a reviewer says about it, or is kept with a candidate; a take has one upload, which may be begun again. */
  const beginAnswer = async (request: Request, response: Response, who: 'candidate' | Staff) => {
    const metadata = metadataIn(request);
    const isCandidate = who === 'candidate';
    const asker: Owner = isCandidate ? { answersTo: GLOBAL } : who;
    const { auth, now } = await uploaderOf(request, response, { authorize, clock, owner: asker });
    const { id: userId } = actorOf(auth);
    const asking = { userId, now, tenantId: isCandidate ? null : auth.tenantId };
    const { tenantId, fileId: takeFile, answer } = await uploads.answers.claim(metadata, asking);
    const owner: Owner = isCandidate ? { answersTo: tenantId } : who;
    const origin = await uploaderOf(request, response, { authorize, clock, owner });
    if (takeFile === null) {
      const fileId = await create(origin, announced(request), answer);
      response.setHeader(FILE_ID_HEADER, fileId);
      return answerWith(response, await tus(request, fileId));
    }
    assertDeferred(request);
    const { filename: _, ...kept } = metadata;
    const note = { fileId: takeFile, tenantId, userId, size: null, begunAt: now.toISOString() };
    response.setHeader(FILE_ID_HEADER, takeFile);
    if ((await pieces.find(takeFile)) || (await stored.ownerOf(takeFile)) !== null) {
      const headers = { 'Tus-Resumable': TUS_VERSION, Location: `${UPLOADS_PATH}/${takeFile}` };
      return answerWith(response, new globalThis.Response(null, { status: 201, headers }));
    }
    await pieces.begin({ ...note, metadata: { ...kept, filename: kept.kind }, answer });
    await answerWith(response, await tus(request, takeFile));
  };

  return { begin, beginAnswer };
};
