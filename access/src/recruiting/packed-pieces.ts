import type { ResponseEvent } from 'contracts/recruiting/response/response.entity';

/** A part of a recording as the server took it in. `after`: milliseconds since the recording started. */
export type ReceivedPiece = { size: number; after: number; sha256: string };
type Packed = Pick<
  Extract<ResponseEvent, { type: 'ResponseTakeReceived' }>['data'],
  'pieceSizes' | 'pieceTimes' | 'pieceHashes'
>;

/** Of SHA-256. */
const HASH_BYTES = 32;

/** Pieces as an event holds them: there may be thousands, for ever. */
export const packedPieces = (pieces: readonly ReceivedPiece[]): Packed => ({
  pieceSizes: pieces.map(({ size }) => size),
  pieceTimes: pieces.map(({ after }) => after),
  pieceHashes: Buffer.from(pieces.map(({ sha256 }) => sha256).join(''), 'hex').toString('base64'),
});

export const unpackedPieces = ({ pieceSizes, pieceTimes, pieceHashes }: Packed): ReceivedPiece[] => {
  const hashes = Buffer.from(pieceHashes, 'base64');
  return pieceSizes.map((size, index) => {
    const sha256 = hashes.subarray(index * HASH_BYTES, (index + 1) * HASH_BYTES).toString('hex');
    return { size, after: pieceTimes[index] ?? 0, sha256 };
  });
};
