export type Sha256 = {
  add: (bytes: Blob) => void;
  /** In hex; nothing can be added after it. */
  digest: () => Promise<string>;
  /** Gives up. */
  end: () => void;
};

/** SHA-256 of bytes as they come, computed beside the page so that nothing stutters. */
export const startSha256 = (): Sha256 => {
  const worker = new Worker(new URL('./sha256.worker.ts', import.meta.url), { type: 'module' });
  let fail: (error: Error) => void = () => undefined;
  const answered = new Promise<string>((resolve, reject) => {
    fail = reject;
    worker.addEventListener('message', ({ data }: MessageEvent<string | null>) =>
      data === null ? reject(new Error('upload-failed')) : resolve(data),
    );
    worker.addEventListener('error', () => reject(new Error('upload-failed')));
  });
  // Whoever asks for it hears of it.
  answered.catch(() => undefined);
  return {
    add: (bytes) => worker.postMessage(bytes),
    digest: () => {
      worker.postMessage(null);
      return answered.finally(() => worker.terminate());
    },
    end: () => {
      worker.terminate();
      fail(new Error('upload-failed'));
    },
  };
};

/** SHA-256 of a file in hex. */
export const sha256Of = async (file: Blob, signal: AbortSignal): Promise<string> => {
  const hash = startSha256();
  signal.addEventListener('abort', hash.end);
  hash.add(file);
  try {
    return await hash.digest();
  } catch (error) {
    throw signal.aborted ? signal.reason : error;
  } finally {
    signal.removeEventListener('abort', hash.end);
  }
};
