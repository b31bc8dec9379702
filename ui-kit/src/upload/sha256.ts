/** SHA-256 of a file in hex, computed beside the page so that nothing stutters. */
export const sha256Of = (file: File, signal: AbortSignal): Promise<string> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./sha256.worker.ts', import.meta.url), { type: 'module' });
    const end = (settle: () => void) => {
      worker.terminate();
      settle();
    };
    const fail = () => end(() => reject(new Error('upload-failed')));
    worker.addEventListener('message', ({ data }: MessageEvent<string | null>) =>
      data === null ? fail() : end(() => resolve(data)),
    );
    worker.addEventListener('error', fail);
    signal.addEventListener('abort', () => end(() => reject(signal.reason)));
    worker.postMessage(file);
  });
