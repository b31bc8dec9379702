import { createHash } from 'node:crypto';
import { type Encoding, encoded } from 'platform/http/encoding';

/** As small as is quickly made: a page is compressed once for all who see it. */
const BROTLI_QUALITY = 6;

/** A text as it is sent. */
export type Body = { etag: string; bytes: number; in(encoding: Encoding): Promise<Buffer> };

const once = <T>(make: () => Promise<T>): (() => Promise<T>) => {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make();
    return made;
  };
};

/** Weak: it stands for the content in every encoding. */
const etagOf = (content: Buffer): string =>
  `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;

/** Bytes that are packed already. */
export const packedBody = (content: Buffer): Body => ({
  etag: etagOf(content),
  bytes: content.length,
  in: () => Promise.resolve(content),
});

export const bodyOf = (text: string): Body => {
  const plain = Buffer.from(text);
  const forms: Record<Encoding, () => Promise<Buffer>> = {
    identity: () => Promise.resolve(plain),
    gzip: once(() => encoded(plain, 'gzip')),
    br: once(() => encoded(plain, 'br', BROTLI_QUALITY)),
  };
  return {
    etag: etagOf(plain),
    bytes: plain.length,
    in: (encoding) => forms[encoding](),
  };
};
