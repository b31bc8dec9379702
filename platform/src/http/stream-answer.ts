import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Request, Response } from 'express';

/** Text instead of JSON, told as it is made: how long it gets is not known before. */
export type StreamAnswer = { chunks: AsyncIterable<string>; type: string; headers: Record<string, string> };

const isGone = (error: unknown): boolean => (error as { code?: unknown }).code === 'ERR_STREAM_PREMATURE_CLOSE';

/** Once it has begun, what fails ends it broken off, so that nobody takes a part for the whole. */
export const sendStream = async (request: Request, response: Response, answer: StreamAnswer): Promise<void> => {
  for (const name in answer.headers) response.setHeader(name, answer.headers[name] ?? '');
  response.setHeader('Content-Type', answer.type);
  if (request.method === 'HEAD') {
    response.end();
    return;
  }
  await pipeline(Readable.from(answer.chunks), response).catch((error: unknown) => {
    if (!isGone(error)) throw error;
  });
};
