import { pipeline } from 'node:stream/promises';
import type { Request, Response } from 'express';
import type { StoredFile } from '#platform/storage/file-storage';

/** Bytes instead of JSON. */
export type FileAnswer = StoredFile & { type: string; etag: string; headers: Record<string, string> };

const isGone = (error: unknown): boolean => (error as { code?: unknown }).code === 'ERR_STREAM_PREMATURE_CLOSE';

/** Answers with a file, or that whoever asks has it already. */
export const sendFile = async (request: Request, response: Response, answer: FileAnswer): Promise<void> => {
  const { size, read, type, etag, headers } = answer;
  for (const name in headers) response.setHeader(name, headers[name] ?? '');
  response.setHeader('ETag', etag);
  if (request.fresh) {
    response.statusCode = 304;
    response.end();
    return;
  }
  response.setHeader('Content-Type', type);
  response.setHeader('Content-Length', size);
  if (request.method === 'HEAD') {
    response.end();
    return;
  }
  await pipeline(read(), response).catch((error: unknown) => {
    if (!isGone(error)) throw error;
  });
};
