import { derivedId, GLOBAL, newId } from 'contracts/kernel/id';
import { Rejection } from 'contracts/kernel/problem';
import { PERSON_QUOTA_BYTES } from 'contracts/library/file/file.choices';
import { file } from 'contracts/library/file/file.entity';
import { displayFileName } from 'contracts/library/file/file-name';
import { FILE_ID_HEADER, TUS_VERSION, UPLOADS_PATH } from 'contracts/library/file/upload.commands';
import { systemFolders } from 'contracts/library/folder/folder.choices';
import { MAX_ANSWER_FILES } from 'contracts/recruiting/response/response.choices';
import type { Request, Response } from 'express';
import { requestHeaders } from 'platform/http/headers';
import { entityState } from '#command-service/entity/entity.state';
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

/** How often an upload that has ended may be begun again under its key. */
const MAX_TURNS = 100;

type Begun = { fileId: string; isWhole: boolean };

/** How uploads begin: a file that is announced whole, or a recording that is still to be made. */
export const openBegin = ({ commands, uploads, authorize, clock, store }: UploadContext) => {
  const { pieces, stored, tus, quotaOf } = uploads;

  /**
   * The upload of a request that was sent before under the same key, and whether its beginning came to its end: its answer may have been
   * lost, or its process. What was begun and has ended since is begun again (docs/product.md FILE-30).
   */
  const underKey = async ({ auth }: Uploader, key: string, sha256: string): Promise<Begun> => {
    const { tenantId } = auth;
    for (let turn = 0; turn < MAX_TURNS; turn += 1) {
      const fileId = derivedId('upload', tenantId, actorOf(auth).id, key, String(turn));
      const state = await entityState(store, file, { tenantId, id: fileId });
      if (state.status === 'absent') return { fileId, isWhole: false };
      if (state.status === 'removed') continue;
      if (state.record.sha256 !== sha256) throw new Rejection('idempotency-key-reused', 422);
      return { fileId, isWhole: state.record.status !== 'uploading' || (await pieces.find(fileId)) !== undefined };
    }
    throw refused(429, 'too-many-uploads');
  };

  /** Counts a file that is announced, unless it is counted already: its beginning broke off, or is under way twice. */
  const count = async (
    origin: Uploader,
    { metadata, size, fileId }: Announced & { fileId: string },
    isAnswer: boolean,
  ) => {
    const { tenantId } = origin.auth;
    const { id: userId } = actorOf(origin.auth);
    const owned = ownedBy({ tenantId, userId, fileId });
    if ((await stored.ownerOf(fileId)) !== null) return;
    if ((await stored.openUploads(owned.ownerId, userId)) >= MAX_OPEN_UPLOADS) throw refused(429, 'too-many-uploads');
    if (isAnswer && (await stored.answersOf(owned.ownerId, userId)) >= MAX_ANSWER_FILES)
      throw refused(429, 'too-many-uploads');
    const quota = isAnswer ? ANSWER_QUOTA : tenantId === GLOBAL ? PERSON_QUOTA_BYTES : await quotaOf(tenantId);
    const isCounted = await stored.reserve({ ...owned, userId, bytes: size, sha256: metadata.sha256, quota, isAnswer });
    if (!isCounted && (await stored.ownerOf(fileId)) === null) throw refused(422, 'storage-full');
  };

  /** A file that is announced: counted, and written down as on its way. */
  const create = async (origin: Uploader, sent: Announced & { fileId: string }, answer?: AnswerNote): Promise<void> => {
    const { metadata, size, fileId } = sent;
    const { tenantId } = origin.auth;
    const { id: userId } = actorOf(origin.auth);
    const { kind, sha256 } = metadata;
    // What staff keep with a candidate counts as any file of their company does.
    await count(origin, sent, answer !== undefined && !('candidateId' in answer));
    const isPrivate = tenantId === GLOBAL || answer !== undefined;
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
      const isThere = error instanceof Rejection && error.code === 'already-exists';
      if (!isThere) {
        await stored.forget(ownedBy(note));
        throw error;
      }
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
  };

  /** An upload that has begun before is where it was. */
  const answerBegun = (response: Response, fileId: string): Promise<void> => {
    const headers = { 'Tus-Resumable': TUS_VERSION, Location: `${UPLOADS_PATH}/${fileId}` };
    return answerWith(response, new globalThis.Response(null, { status: 201, headers }));
  };

  const begin = async (request: Request, response: Response, origin: Uploader, answer?: AnswerNote) => {
    const sent = announced(request);
    const { idempotencyKey } = requestHeaders(request.headers);
    const { fileId, isWhole } =
      idempotencyKey === null
        ? { fileId: newId(origin.now), isWhole: false }
        : await underKey(origin, idempotencyKey, sent.metadata.sha256);
    response.setHeader(FILE_ID_HEADER, fileId);
    if (isWhole) return answerBegun(response, fileId);
    await create(origin, { ...sent, fileId }, answer);
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
    if (takeFile === null) return begin(request, response, origin, answer);
    assertDeferred(request);
    const { filename: _, ...kept } = metadata;
    const note = { fileId: takeFile, tenantId, userId, size: null, begunAt: now.toISOString() };
    response.setHeader(FILE_ID_HEADER, takeFile);
    if ((await pieces.find(takeFile)) || (await stored.ownerOf(takeFile)) !== null)
      return answerBegun(response, takeFile);
    await pieces.begin({ ...note, metadata: { ...kept, filename: kept.kind }, answer });
    await answerWith(response, await tus(request, takeFile));
  };

  return { begin, beginAnswer };
};
