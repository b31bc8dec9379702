import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { ActiveKey } from './keys.ts';

const ALGORITHM = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** A personal value at rest: base64 of IV, tag and ciphertext, and the id of the key that opens it. */
export type Sealed = { sealed: string; key: string };

export const isSealed = (value: unknown): value is Sealed =>
  typeof value === 'object' &&
  value !== null &&
  'sealed' in value &&
  typeof value.sealed === 'string' &&
  'key' in value &&
  typeof value.key === 'string';

/** Encrypts any JSON value. `aad` (event id and field) is authenticated: a value moved elsewhere does not open. */
export const seal = (value: unknown, { id, key }: ActiveKey, aad: string): Sealed => {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(ALGORITHM, key, iv).setAAD(Buffer.from(aad));
  const body = cipher.update(JSON.stringify(value), 'utf8');
  const sealed = Buffer.concat([iv, body, cipher.final(), cipher.getAuthTag()]).toString('base64');
  return { sealed, key: id };
};

/** The inverse of `seal`; throws when key or `aad` is not the one it was sealed with. */
export const open = ({ sealed }: Sealed, { key }: ActiveKey, aad: string): unknown => {
  const bytes = Buffer.from(sealed, 'base64');
  const end = bytes.length - TAG_BYTES;
  const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(aad))
    .setAuthTag(bytes.subarray(end));
  return JSON.parse(decipher.update(bytes.subarray(IV_BYTES, end), undefined, 'utf8') + decipher.final('utf8'));
};
