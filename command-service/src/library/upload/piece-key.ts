import type { ListedFile } from 'platform/storage/file-storage';

/** A piece of an upload: where it begins, what it hashed to as it came, and when. Null: it came before pieces were hashed. */
export type ReceivedPiece = ListedFile & { offset: number; sha256: string | null };

const OFFSET_DIGITS = 12;
/** Of a hash to the base of 36: in hex it would be longer than a part of a key may be. */
const HASH_BASE = 36;
const HASH_DIGITS = 50;
const HEX_DIGITS = 64;

const shortened = (sha256: string): string => BigInt(`0x${sha256}`).toString(HASH_BASE).padStart(HASH_DIGITS, '0');
const inHex = (short: string): string => {
  let value = 0n;
  for (const digit of short) value = value * BigInt(HASH_BASE) + BigInt(Number.parseInt(digit, HASH_BASE));
  return value.toString(16).padStart(HEX_DIGITS, '0');
};

/** Keys in the order of their offsets, each with the hash of its piece. */
export const pieceKey = (folder: string, offset: number, sha256: string): string =>
  `${folder}/${String(offset).padStart(OFFSET_DIGITS, '0')}-${shortened(sha256)}`;

export const placeOf = (key: string): Pick<ReceivedPiece, 'offset' | 'sha256'> => {
  const [offset = '', short] = key.slice(key.lastIndexOf('/') + 1).split('-');
  return { offset: Number(offset), sha256: short === undefined ? null : inHex(short) };
};
