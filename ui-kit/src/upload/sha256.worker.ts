import { createSHA256 } from 'hash-wasm';

/** Hashes a file as it is read: memory stays flat, however large it is. */
const hash = async (file: File): Promise<string> => {
  const hasher = await createSHA256();
  const reader = file.stream().getReader();
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) hasher.update(piece.value);
  return hasher.digest('hex');
};

/** A rejection inside a worker reaches nobody: null says that it failed. */
self.addEventListener('message', ({ data }: MessageEvent<File>) =>
  hash(data).then(
    (sha256) => self.postMessage(sha256),
    () => self.postMessage(null),
  ),
);
