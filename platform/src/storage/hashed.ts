import { createHash } from 'node:crypto';
import { pipeline, Readable, Transform } from 'node:stream';
import type { PutOptions } from './file-storage.ts';

const MISMATCH = 'HASH_MISMATCH';

/** Whether a file was not kept because its bytes are others than was said. */
export const isHashMismatch = (error: unknown): boolean => (error as { code?: unknown } | null)?.code === MISMATCH;

/** Lets bytes through, and fails after the last of them where they do not hash to what was said. */
const check = (sha256: string): Transform => {
  const hash = createHash('sha256');
  return new Transform({
    transform: (chunk: Buffer, _, done) => {
      hash.update(chunk);
      done(null, chunk);
    },
    flush: (done) =>
      done(
        hash.digest('hex') === sha256
          ? null
          : Object.assign(new Error('The bytes have another SHA-256 than was said.'), { code: MISMATCH }),
      ),
  });
};

/** The bytes on their way into a storage; whatever breaks off or does not fit breaks this stream too. */
export const inflow = (content: Uint8Array | Readable, { sha256 }: PutOptions): Readable => {
  const source = content instanceof Readable ? content : Readable.from([content], { objectMode: false });
  return sha256 === undefined ? source : pipeline(source, check(sha256), () => undefined);
};
