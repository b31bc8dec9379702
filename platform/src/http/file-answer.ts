import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Rejection } from 'contracts/kernel/problem';
import type { Request, Response } from 'express';
import type { ByteRange, StoredFile } from '#platform/storage/file-storage';
import { giveBack } from '#platform/storage/give-back';

/** Bytes instead of JSON. */
export type FileAnswer = StoredFile & {
  type: string;
  etag: string;
  headers: Record<string, string>;
  /** Of a range without an end so many bytes are answered: a player asks for the rest when it comes to it. */
  openRangeBytes?: number;
};

const isGone = (error: unknown): boolean => (error as { code?: unknown }).code === 'ERR_STREAM_PREMATURE_CLOSE';

/** Gives the memory of bytes back once the system has taken them: left to the garbage collector, large files fill it. */
const thrifty = (response: Response): Writable => {
  const sink = new Writable({
    write: (chunk: Buffer, _, done) => {
      response.write(chunk, (error) => {
        giveBack(chunk);
        done(error);
      });
    },
    final: (done) => void response.end(() => done()),
  });
  response.once('close', () => sink.destroy());
  return sink;
};

/** `bytes=0-99`, `bytes=100-`, `bytes=-100`: one range; of several, all of the file is answered. */
const RANGE = /^bytes=(?:(\d{1,15})-(\d{0,15})|-(\d{1,15}))$/;

/** The part that is asked for; null: all of it. `If-Range` names the file that the parts before it were of. */
const rangeOf = ({ headers }: Request, { size, etag, openRangeBytes }: FileAnswer): ByteRange | null => {
  const [, from, to, last] = RANGE.exec(headers.range ?? '') ?? [];
  if ((from ?? last) === undefined || (headers['if-range'] ?? etag) !== etag) return null;
  const start = from === undefined ? Math.max(0, size - Number(last)) : Number(from);
  const open = openRangeBytes === undefined || from === undefined ? size - 1 : start + openRangeBytes - 1;
  const end = Math.min(size - 1, to ? Number(to) : open);
  if (start <= end) return { start, end };
  throw new Rejection('range-not-satisfiable', 416);
};

/** Answers with a file or a part of it, or that whoever asks has it already. */
export const sendFile = async (request: Request, response: Response, answer: FileAnswer): Promise<void> => {
  const { size, read, isReadAnew, type, etag, headers } = answer;
  response.setHeader('Accept-Ranges', 'bytes');
  response.setHeader('ETag', etag);
  for (const name in headers) response.setHeader(name, headers[name] ?? '');
  if (request.fresh) {
    response.statusCode = 304;
    response.end();
    return;
  }
  const range = rangeOf(request, answer);
  if (range) {
    response.statusCode = 206;
    response.setHeader('Content-Range', `bytes ${range.start}-${range.end}/${size}`);
  }
  response.setHeader('Content-Type', type);
  response.setHeader('Content-Length', range ? range.end - range.start + 1 : size);
  if (request.method === 'HEAD') {
    response.end();
    return;
  }
  await pipeline(read(range ?? undefined), isReadAnew ? thrifty(response) : response).catch((error: unknown) => {
    if (!isGone(error) && !response.destroyed) throw error;
  });
};
