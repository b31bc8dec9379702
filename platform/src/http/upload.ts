import type { Endpoint } from 'contracts/kernel/endpoint';
import type { ImageRejection } from 'contracts/kernel/image';
import { Rejection } from 'contracts/kernel/problem';
import type { Request } from 'express';

type Upload = NonNullable<Endpoint['upload']>;

const refusal = ({ field }: Upload, status: number, fault: ImageRejection | 'field-required') => {
  const codes: Record<number, string> = { 413: 'payload-too-large', 415: 'unsupported-media-type' };
  return new Rejection(codes[status] ?? 'validation-failed', status, { errors: { [field]: [fault] } });
};

const typeOf = ({ headers }: Request): string =>
  (headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? '';

/** Bytes that all uploads of this process hold until they are answered; what would hold more is to be sent again later. */
const MAX_HELD = 256 * 1_048_576;
const AGAIN_IN_S = 10;
let held = 0;

/**
 * The bytes, or a refusal with the first one too many: body-parser would wait for the last. What is still sent then is taken by
 * Node and dropped, so that the answer is read.
 */
const readBytes = (request: Request, upload: Upload, maxHeld: number): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    let size = 0;
    const exchange = request.res ?? request;
    const release = () => {
      exchange.off('close', release);
      held -= size;
    };
    const refuse = (reason: Rejection) => {
      request.off('data', take);
      parts.length = 0;
      release();
      reject(reason);
    };
    const take = (part: Buffer) => {
      size += part.length;
      held += part.length;
      if (size > upload.maxBytes) return refuse(refusal(upload, 413, 'file-too-large'));
      if (held > maxHeld) return refuse(new Rejection('too-many-requests', 429, { retryAfter: AGAIN_IN_S }));
      parts.push(part);
    };
    request.on('data', take);
    exchange.once('close', release);
    request.once('end', () => resolve(Buffer.concat(parts)));
    request.once('error', () => reject(new Rejection('malformed-request', 400, { detail: 'The body broke off.' })));
  });

/** The bytes of an upload. One that is too large or of another type is refused before it is read, or as soon as it shows. */
export const readUpload = async (request: Request, upload: Upload, maxHeld = MAX_HELD): Promise<Buffer> => {
  const { 'content-length': length, 'content-encoding': encoding = 'identity' } = request.headers;
  if (Number(length ?? 0) === 0 && request.headers['transfer-encoding'] === undefined)
    throw refusal(upload, 422, 'field-required');
  if (!upload.types.includes(typeOf(request))) throw refusal(upload, 415, 'file-type-invalid');
  // A small file that grows when it is unpacked is none that we asked for.
  if (encoding !== 'identity') throw new Rejection('unsupported-media-type', 415, { detail: 'Files are not packed.' });
  if (Number(length) > upload.maxBytes) throw refusal(upload, 413, 'file-too-large');
  const bytes = await readBytes(request, upload, maxHeld);
  if (bytes.length === 0) throw refusal(upload, 422, 'field-required');
  return bytes;
};
