import { createSHA256, type IHasher } from 'hash-wasm';

const feed = async (hasher: IHasher, bytes: Blob): Promise<IHasher> => {
  const reader = bytes.stream().getReader();
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) hasher.update(piece.value);
  return hasher;
};

/** Fed one after the other, read as they are hashed: memory stays flat, however large they are. */
let fed: Promise<IHasher> = createSHA256();

/** Bytes are added; null asks for what they hash to. A rejection inside a worker reaches nobody: null says that it failed. */
self.addEventListener('message', ({ data }: MessageEvent<Blob | null>) => {
  if (data !== null) {
    fed = fed.then((hasher) => feed(hasher, data));
    // Told when it is asked for.
    fed.catch(() => undefined);
    return;
  }
  fed.then(
    (hasher) => self.postMessage(hasher.digest('hex')),
    () => self.postMessage(null),
  );
});
