import { newId, streamName } from 'contracts/kernel/id';
import { Rejection } from 'contracts/kernel/problem';
import { file } from 'contracts/library/file/file.entity';
import { displayFileName } from 'contracts/library/file/file-name';
import { FILE_ID_HEADER, UPLOADS_PATH } from 'contracts/library/file/upload.commands';
import type { IRouter, Request, Response } from 'express';
import type { EventStore } from 'platform/event-store/event-store';
import type { CommandContext } from '#command-service/context';
import { stateIn } from '#command-service/entity/entity.state';
import { actorOf, causeOf, type Origin } from '#command-service/http/cause';
import type { UploadNote } from './pieces.ts';
import { announced, answerWith, refused, uploaderOf } from './upload.requests.ts';
import type { Uploads } from './uploads.ts';

export type UploadContext = CommandContext & { uploads: Uploads; store: EventStore };

/** Uploads of one person that are not finished (docs/product.md FILE-5). */
const MAX_OPEN_UPLOADS = 50;
/** Requests of one person that bring bytes at the same time. */
const MAX_AT_ONCE = 10;

/** Uploads by tus 1.0: begun, gone on with after whatever broke, looked at when the last byte is there. */
export const uploadRoutes = (router: IRouter, context: UploadContext): void => {
  const { commands, uploads, store } = context;
  const { pieces, stored, settling, tus, quota } = uploads;
  const sending = new Map<string, number>();

  const begin = async (request: Request, response: Response, origin: Origin) => {
    const { metadata, size } = announced(request);
    const { tenantId } = origin.auth;
    const [fileId, { id: userId }] = [newId(origin.now), actorOf(origin.auth)];
    const { kind, sha256, folderId } = metadata;
    if ((await stored.openUploads(tenantId, userId)) >= MAX_OPEN_UPLOADS) throw refused(429, 'too-many-uploads');
    const isCounted = await stored.reserve({ tenantId, fileId, userId, bytes: size, sha256, quota });
    if (!isCounted) throw refused(422, 'storage-full');
    const name = displayFileName(metadata.filename);
    const data = { fileId, name, originalName: name, folderId, kind, size, sha256, uploadedBy: userId };
    try {
      await commands.file(fileId, { type: 'CreateFile', data, metadata: causeOf(origin) });
      await pieces.begin({ fileId, tenantId, userId, size, begunAt: origin.now.toISOString(), metadata });
    } catch (error) {
      await stored.forget({ tenantId, fileId });
      throw error;
    }
    response.setHeader(FILE_ID_HEADER, fileId);
    await answerWith(response, await tus(request, fileId));
  };

  /** An upload of whoever asks. */
  const own = async (id: string, { auth }: Origin): Promise<UploadNote | undefined> => {
    const note = /^[0-9a-f-]{36}$/.test(id) ? await pieces.find(id) : undefined;
    return note?.tenantId === auth.tenantId && note.userId === actorOf(auth).id ? note : undefined;
  };
  const ownOrRefused = async (id: string, origin: Origin): Promise<UploadNote> => {
    const note = await own(id, origin);
    if (!note) throw new Rejection('upload-not-found', 404);
    return note;
  };

  const finish = async (note: UploadNote, origin: Origin, response: Response) => {
    await settling.settle(note, causeOf(origin));
    response.setHeader(FILE_ID_HEADER, note.fileId);
  };

  const receive = async (id: string, request: Request, response: Response, origin: Origin) => {
    const note = await ownOrRefused(id, origin);
    const at = (sending.get(note.userId) ?? 0) + 1;
    if (at > MAX_AT_ONCE) throw refused(429, 'too-many-uploads');
    sending.set(note.userId, at);
    try {
      const answer = await tus(request, id);
      if (answer.ok && Number(answer.headers.get('upload-offset')) === note.size) await finish(note, origin, response);
      await answerWith(response, answer);
    } finally {
      sending.set(note.userId, (sending.get(note.userId) ?? 1) - 1);
    }
  };

  /** Whose answer was lost asks where the upload stands: it may have come whole, and been looked at or not. */
  const tell = async (id: string, request: Request, response: Response, origin: Origin) => {
    const note = await own(id, origin);
    if (note) {
      if ((await pieces.offset(id)) === note.size) await finish(note, origin, response);
      else return answerWith(response, await tus(request, id));
    }
    const state = await stateIn(store, file, streamName('file', origin.auth.tenantId, id));
    const isTheirs = state.status === 'kept' && state.record.uploadedBy === actorOf(origin.auth).id;
    if (!isTheirs || state.record.status !== 'completed') throw new Rejection('upload-not-found', 404);
    const size = note?.size ?? Number(state.record.size);
    const headers = { 'Tus-Resumable': '1.0.0', 'Upload-Offset': `${size}`, 'Upload-Length': `${size}` };
    response.setHeader(FILE_ID_HEADER, id);
    return answerWith(response, new globalThis.Response(null, { status: 200, headers }));
  };

  const remove = async (id: string, request: Request, response: Response, origin: Origin) => {
    const note = await ownOrRefused(id, origin);
    const answer = await tus(request, id);
    if (answer.ok) await settling.drop(note, causeOf(origin), 'upload-removed');
    await answerWith(response, answer);
  };

  router.post(UPLOADS_PATH, async (request, response) => {
    response.locals.route = UPLOADS_PATH;
    await begin(request, response, await uploaderOf(request, response, context));
  });
  const serve = (method: 'patch' | 'head' | 'delete', handle: typeof receive) =>
    router[method](`${UPLOADS_PATH}/:id`, async (request, response) => {
      response.locals.route = `${UPLOADS_PATH}/:id`;
      await handle(String(request.params.id), request, response, await uploaderOf(request, response, context));
    });
  serve('patch', receive);
  serve('head', tell);
  serve('delete', remove);
};
