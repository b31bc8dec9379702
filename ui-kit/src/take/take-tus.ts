import { Upload } from 'tus-js-client';
import { authorized, ENDPOINT, faultOf, keepResuming, mayPass, statusOf, type UploadApi } from '#ui-kit/upload/tus';
import type { SendTake } from './take-queue.ts';
import { untilThrough } from './until-through.ts';

/** Bytes of one request, at most; while somebody records it takes what there is. */
const CHUNK = 4 * 1_048_576;

class Interrupted extends Error {}

/** What each take's upload says of itself. */
type Describe = (take: Parameters<SendTake>[0]['take']) => Record<string, string>;

/** Sends a recording by tus 1.0 while it grows: how long it is comes with its end. */
export const sendTakeByTus =
  (api: UploadApi, describe: Describe): SendTake =>
  async ({ take, source, signal, onUrl, onSent, onWaiting }) => {
    let { url } = take;
    const attempt = () =>
      new Promise<void>((resolve, reject) => {
        const upload = new Upload(new Blob(), {
          endpoint: ENDPOINT,
          ...(url !== null && { uploadUrl: url }),
          uploadLengthDeferred: true,
          metadata: describe(take),
          chunkSize: CHUNK,
          retryDelays: null,
          storeFingerprintForResuming: false,
          // Its own bytes, in the place of the file that there is not.
          fileReader: { openFile: async () => ({ size: null as never, slice: source.slice, close: () => undefined }) },
          onBeforeRequest: authorized(api),
          onAfterResponse: keepResuming,
          onUploadUrlAvailable: () => {
            if (url === upload.url || upload.url === null) return;
            url = upload.url;
            onUrl(url);
          },
          onChunkComplete: (_, accepted) => {
            onWaiting(false);
            onSent(accepted);
          },
          onSuccess: () => end(resolve),
          onError: (error) =>
            end(() => reject(mayPass(statusOf(error)) ? new Interrupted() : new Error(faultOf(error)))),
        });
        const stop = () => void upload.abort().finally(() => reject(signal.reason));
        const end = (settle: () => void) => {
          signal.removeEventListener('abort', stop);
          settle();
        };
        signal.addEventListener('abort', stop);
        upload.start();
      });
    await untilThrough(attempt, { signal, onWaiting, mayPass: (error) => error instanceof Interrupted });
  };
