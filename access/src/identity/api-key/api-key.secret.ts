import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** Every secret of a key begins so: programs that look for leaked secrets find it by this. */
export const KEY_PREFIX = 'onr_';
/** 256 bits, told in as many letters and digits as that takes. */
const RANDOM_BYTES = 32;
const RANDOM_LENGTH = 43;
const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const SECRET = /^onr_([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})_[0-9A-Za-z]{43}$/;
const HINT_LENGTH = 4;

const inLetters = (bytes: Buffer): string => {
  let rest = BigInt(`0x${bytes.toString('hex')}`);
  let letters = '';
  for (let digit = 0; digit < RANDOM_LENGTH; digit += 1) {
    letters = ALPHABET.charAt(Number(rest % 62n)) + letters;
    rest /= 62n;
  }
  return letters;
};

/** A secret of the key that nobody has had before. */
export const newKeySecret = (apiKeyId: string): string =>
  `${KEY_PREFIX}${apiKeyId.replaceAll('-', '')}_${inLetters(randomBytes(RANDOM_BYTES))}`;

export const isKeySecret = (token: string): boolean => token.startsWith(KEY_PREFIX);

/** Which key the secret says that it is of, or null where it is none. */
export const keyIdOf = (secret: string): string | null => SECRET.exec(secret)?.slice(1, 6).join('-') ?? null;

export const hashOf = (secret: string): Buffer => createHash('sha256').update(secret).digest();

export const endingOf = (secret: string): string => secret.slice(-HINT_LENGTH);

/** In a time that does not tell how much of it was right. */
export const isOfHash = (secret: string, hash: Buffer): boolean => timingSafeEqual(hashOf(secret), hash);
