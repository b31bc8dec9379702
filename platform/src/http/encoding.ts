import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Request } from 'express';

export type Encoding = 'br' | 'gzip' | 'identity';

/** Smaller ones gain nothing. */
const WORTH_COMPRESSING_BYTES = 1_024;
/** For one answer alone: as small as costs less time than it saves. */
const QUICK_BROTLI = 4;

const [toGzip, toBrotli] = [promisify(gzip), promisify(brotliCompress)];

/** The smallest that is understood, in whichever order a browser names them. */
export const encodingFor = (request: Request, bytes: number): Encoding => {
  if (bytes < WORTH_COMPRESSING_BYTES || !request.headers['accept-encoding']) return 'identity';
  if (request.acceptsEncodings('br')) return 'br';
  return request.acceptsEncodings('gzip') ? 'gzip' : 'identity';
};

export const encoded = async (plain: Buffer, encoding: Encoding, quality = QUICK_BROTLI): Promise<Buffer> => {
  if (encoding === 'identity') return plain;
  if (encoding === 'gzip') return toGzip(plain);
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length };
  return toBrotli(plain, { params });
};
