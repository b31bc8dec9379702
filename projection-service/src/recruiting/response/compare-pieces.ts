import { createHash } from 'node:crypto';

type Piece = { size: number; sha256: string };

/** Whether each piece is in a file as it came, one after the other, and what the whole file hashes to; no file: nothing is said. */
export const comparePieces = async (
  pieces: readonly Piece[],
  bytes: AsyncIterable<Uint8Array> | undefined,
): Promise<{ isSame: boolean[]; whole: string | null }> => {
  if (!bytes) return { isSame: [], whole: null };
  const whole = createHash('sha256');
  const isSame: boolean[] = [];
  let [sum, left] = [createHash('sha256'), pieces[0]?.size ?? Number.POSITIVE_INFINITY];
  for await (const chunk of bytes) {
    whole.update(chunk);
    for (let from = 0; from < chunk.length; ) {
      const part = chunk.subarray(from, from + left);
      sum.update(part);
      from += part.length;
      left -= part.length;
      if (left > 0) continue;
      isSame.push(sum.digest('hex') === pieces[isSame.length]?.sha256);
      [sum, left] = [createHash('sha256'), pieces[isSame.length]?.size ?? Number.POSITIVE_INFINITY];
    }
  }
  // What the file ends before is not in it.
  while (isSame.length < pieces.length) isSame.push(false);
  return { isSame, whole: whole.digest('hex') };
};
