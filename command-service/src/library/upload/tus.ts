import { finished, type Readable } from 'node:stream';
import { DataStore, ERRORS, Server, Upload } from '@tus/server';
import { newId } from 'contracts/kernel/id';
import { uploadLimits } from 'contracts/library/file/file.choices';
import { UPLOADS_PATH } from 'contracts/library/file/upload.commands';
import type { Request } from 'express';
import type { Pieces } from './pieces.ts';

/** Bytes of a request that wait to be written. */
const WAITING_BYTES = 65_536;

/** Of any kind. */
const MAX_BYTES = Math.max(...Object.values(uploadLimits).map(({ maxBytes }) => maxBytes));

/** Names the upload that a request begins: set by us, whatever the client sent. */
const ID_HEADER = 'x-upload-id';

const storeOver = (pieces: Pieces): DataStore =>
  Object.assign(new DataStore(), {
    extensions: ['creation', 'creation-defer-length', 'termination'],
    create: async (upload: Upload) => upload,
    getUpload: async (id: string) => {
      const note = await pieces.find(id);
      if (!note) throw ERRORS.FILE_NOT_FOUND;
      const size = note.size ?? undefined;
      return new Upload({ id, size, offset: await pieces.offsetSoFar(id), creation_date: note.begunAt } as never);
    },
    declareUploadLength: async (id: string, size: number) => {
      const note = await pieces.find(id);
      if (!note) throw ERRORS.FILE_NOT_FOUND;
      await pieces.begin({ ...note, size });
    },
    write: (stream: Readable, id: string, offset: number) => pieces.write(id, offset, stream),
    remove: (id: string) => pieces.remove(id),
  });

/** The bytes of a request as they come: Node's own way into a web stream copies each of them. */
const bytesOf = (request: Request): ReadableStream =>
  new ReadableStream(
    {
      start: (controller) => {
        request.pause();
        request.on('data', (chunk: Buffer) => {
          controller.enqueue(chunk);
          if ((controller.desiredSize ?? 0) <= 0) request.pause();
        });
        finished(request, { writable: false }, (error) => (error ? controller.error(error) : controller.close()));
      },
      pull: () => void request.resume(),
      cancel: () => void request.pause(),
    },
    new ByteLengthQueuingStrategy({ highWaterMark: WAITING_BYTES }),
  );

const webRequest = (request: Request, uploadId: string): globalThis.Request => {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) headers.set(name, String(value));
  headers.set(ID_HEADER, uploadId);
  const url = new URL(request.originalUrl, 'http://localhost');
  if (request.method !== 'PATCH') return new globalThis.Request(url, { method: request.method, headers });
  const body = bytesOf(request);
  return new globalThis.Request(url, { method: 'PATCH', headers, body, duplex: 'half' } as RequestInit);
};

/** The tus protocol, and nothing else: who may upload what is asked before, what arrived is looked at after. */
export const openTus = (pieces: Pieces) => {
  const server = new Server({
    path: UPLOADS_PATH,
    datastore: storeOver(pieces),
    relativeLocation: true,
    // A recording has no length before it ends: what its kind may have counts while it comes.
    maxSize: MAX_BYTES,
    allowedOrigins: () => false,
    namingFunction: (request) => request.headers.get(ID_HEADER) ?? newId(new Date()),
  });
  return (request: Request, uploadId: string): Promise<Response> => server.handleWeb(webRequest(request, uploadId));
};
