import type { TokenReader } from 'access/identity/session/tokens';
import { GLOBAL, Id, newId } from 'contracts/kernel/id';
import { Rejection } from 'contracts/kernel/problem';
import { PERSON_QUOTA_BYTES } from 'contracts/library/file/file.choices';
import { file } from 'contracts/library/file/file.entity';
import { displayFileName } from 'contracts/library/file/file-name';
import { FILE_ID_HEADER, UPLOADS_PATH } from 'contracts/library/file/upload.commands';
import { systemFolders } from 'contracts/library/folder/folder.choices';
import type { IRouter, Request, Response } from 'express';
import type { EventStore } from 'platform/event-store/event-store';
import type { CommandContext } from '#command-service/context';
import { entityState } from '#command-service/entity/entity.state';
import { actorOf, causeOf, type Origin } from '#command-service/http/cause';
import { ownedBy, type UploadNote } from './pieces.ts';
import {
  announced,
  answerWith,
  assertKnown,
  isForSelf,
  refused,
  type Uploader,
  uploaderOf,
} from './upload.requests.ts';
import type { Uploads } from './uploads.ts';

export type UploadContext = CommandContext & {
  uploads: Uploads;
  store: EventStore;
  tokens: Pick<TokenReader, 'accessToken'>;
};
type Serve = (
  named: { id: string; note: UploadNote | undefined; origin: Uploader },
  request: Request,
  response: Response,
) => Promise<void>;

/** Uploads of one person that are not finished (docs/product.md FILE-5). */
const MAX_OPEN_UPLOADS = 50;
/** Requests of one person that bring bytes at the same time. */
const MAX_AT_ONCE = 10;

/** Uploads by tus 1.0: begun, gone on with after whatever broke, looked at when the last byte is there. */
export const uploadRoutes = (router: IRouter, context: UploadContext): void => {
  const { commands, uploads, store, tokens, authorize, clock } = context;
  const { pieces, stored, settling, tus, quota } = uploads;
  const sending = new Map<string, number>();

  const begin = async (request: Request, response: Response, origin: Uploader) => {
    const { metadata, size } = announced(request);
    const { tenantId } = origin.auth;
    const [fileId, { id: userId }] = [newId(origin.now), actorOf(origin.auth)];
    const { kind, sha256 } = metadata;
    const isOwn = tenantId === GLOBAL;
    const owned = ownedBy({ tenantId, userId, fileId });
    if ((await stored.openUploads(owned.ownerId, userId)) >= MAX_OPEN_UPLOADS) throw refused(429, 'too-many-uploads');
    const limit = isOwn ? PERSON_QUOTA_BYTES : quota;
    if (!(await stored.reserve({ ...owned, userId, bytes: size, sha256, quota: limit })))
      throw refused(422, 'storage-full');
    // What somebody calls a file of their own is theirs alone: it is said where they put it.
    const name = isOwn ? kind : displayFileName(metadata.filename);
    const folderId = isOwn ? systemFolders.root : metadata.folderId;
    const data = { fileId, name, originalName: name, folderId, kind, size, sha256, uploadedBy: userId };
    try {
      await commands.file(fileId, { type: 'CreateFile', data, metadata: causeOf(origin) });
      const note = { fileId, tenantId, userId, size, begunAt: origin.now.toISOString(), metadata };
      await pieces.begin({ ...note, metadata: { ...metadata, filename: name } });
    } catch (error) {
      await stored.forget(owned);
      throw error;
    }
    response.setHeader(FILE_ID_HEADER, fileId);
    await answerWith(response, await tus(request, fileId));
  };

  const idIn = ({ params }: Request): string => {
    const id = String(params.id);
    if (!Id.safeParse(id).success || id !== id.toLowerCase()) throw new Rejection('upload-not-found', 404);
    return id;
  };
  /** An upload on its way or done, and whether it is a person's own. */
  const named = async (id: string): Promise<{ note: UploadNote | undefined; isOwn: boolean }> => {
    const note = await pieces.find(id);
    if (note) return { note, isOwn: note.tenantId === GLOBAL };
    return { note, isOwn: (await entityState(store, file, { tenantId: GLOBAL, id })).status !== 'absent' };
  };
  /** The upload, if it is theirs who ask. */
  const theirs = (note: UploadNote | undefined, { auth }: Uploader) =>
    note?.tenantId === auth.tenantId && note.userId === actorOf(auth).id ? note : undefined;
  const theirsOrRefused = (note: UploadNote | undefined, origin: Uploader): UploadNote => {
    const own = theirs(note, origin);
    if (!own) throw new Rejection('upload-not-found', 404);
    return own;
  };

  const finish = async (note: UploadNote, origin: Origin, response: Response) => {
    await settling.settle(note, causeOf(origin));
    response.setHeader(FILE_ID_HEADER, note.fileId);
  };

  const receive: Serve = async ({ id, note: found, origin }, request, response) => {
    const note = theirsOrRefused(found, origin);
    const at = (sending.get(note.userId) ?? 0) + 1;
    if (at > MAX_AT_ONCE) throw refused(429, 'too-many-uploads');
    sending.set(note.userId, at);
    try {
      const answer = await tus(request, id);
      if (answer.ok && Number(answer.headers.get('upload-offset')) === note.size) await finish(note, origin, response);
      await answerWith(response, answer);
    } finally {
      const left = (sending.get(note.userId) ?? 1) - 1;
      if (left > 0) sending.set(note.userId, left);
      else sending.delete(note.userId);
    }
  };

  /** Whose answer was lost asks where the upload stands: it may have come whole, and been looked at or not. */
  const tell: Serve = async ({ id, note: found, origin }, request, response) => {
    const note = theirs(found, origin);
    if (note) {
      if ((await pieces.offset(id)) === note.size) await finish(note, origin, response);
      else return answerWith(response, await tus(request, id));
    }
    const state = await entityState(store, file, { tenantId: origin.auth.tenantId, id });
    const isTheirs = state.status === 'kept' && state.record.uploadedBy === actorOf(origin.auth).id;
    if (!isTheirs || state.record.status !== 'completed') throw new Rejection('upload-not-found', 404);
    const size = note?.size ?? Number(state.record.size);
    const headers = { 'Tus-Resumable': '1.0.0', 'Upload-Offset': `${size}`, 'Upload-Length': `${size}` };
    response.setHeader(FILE_ID_HEADER, id);
    return answerWith(response, new globalThis.Response(null, { status: 200, headers }));
  };

  const remove: Serve = async ({ id, note: found, origin }, request, response) => {
    const note = theirsOrRefused(found, origin);
    const answer = await tus(request, id);
    if (answer.ok) await settling.drop(note, causeOf(origin), { reason: 'upload-removed' });
    await answerWith(response, answer);
  };

  router.post(UPLOADS_PATH, async (request, response) => {
    response.locals.route = UPLOADS_PATH;
    const isOwn = await isForSelf(request, tokens);
    await begin(request, response, await uploaderOf(request, response, { authorize, clock, isOwn }));
  });
  const serve = (method: 'patch' | 'head' | 'delete', handle: Serve) =>
    router[method](`${UPLOADS_PATH}/:id`, async (request, response) => {
      response.locals.route = `${UPLOADS_PATH}/:id`;
      await assertKnown(request, authorize);
      const id = idIn(request);
      const { note, isOwn } = await named(id);
      const origin = await uploaderOf(request, response, { authorize, clock, isOwn });
      await handle({ id, note, origin }, request, response);
    });
  serve('patch', receive);
  serve('head', tell);
  serve('delete', remove);
};
