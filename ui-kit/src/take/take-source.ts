import type { TakeStore } from './take.ts';

export type TakeSource = {
  /** Bytes are there to be sent. */
  grew: (size: number) => void;
  ended: () => void;
  slice: (start: number, end: number) => Promise<{ value: Blob | null; done: boolean }>;
};

/** A recording that still grows, read from where it is kept: waits for bytes that are yet to come. */
export const createTakeSource = (
  store: Pick<TakeStore, 'chunk'>,
  takeId: string,
  sizes: readonly number[] = [],
): TakeSource => {
  /** Where each chunk stands in the whole; bytes. */
  const known: { start: number; size: number }[] = [];
  let isComplete = false;
  let wake: (() => void)[] = [];
  const tell = () => {
    const waiting = wake;
    wake = [];
    for (const go of waiting) go();
  };
  const size = () => {
    const last = known.at(-1);
    return last ? last.start + last.size : 0;
  };
  for (const bytes of sizes) known.push({ start: size(), size: bytes });
  return {
    grew: (bytes) => {
      known.push({ start: size(), size: bytes });
      tell();
    },
    ended: () => {
      isComplete = true;
      tell();
    },
    slice: async (start, end) => {
      while (!isComplete && size() <= start) await new Promise<void>((resolve) => wake.push(resolve));
      const upTo = Math.min(end, size());
      const wanted = known.flatMap((piece, index) =>
        piece.start < upTo && piece.start + piece.size > start ? [{ ...piece, index }] : [],
      );
      const parts = await Promise.all(
        wanted.map(async (piece) =>
          (await store.chunk(takeId, piece.index)).slice(Math.max(0, start - piece.start), upTo - piece.start),
        ),
      );
      return { value: parts.length > 0 ? new Blob(parts) : null, done: isComplete && upTo === size() };
    },
  };
};
