import { isProblemError } from 'contracts/client/problem-error';
import { systemFolders } from 'contracts/library/folder/folder.choices';
import { keptUploads } from '#ui-kit/upload/kept-uploads';
import { createUploadQueue, type Transfer, type UploadPlace, type UploadQueue } from '#ui-kit/upload/queue';
import { sha256Of } from '#ui-kit/upload/sha256';
import { discardByTus, transferByTus, type UploadApi } from '#ui-kit/upload/tus';

/** Where a document goes that answers a question. */
export const answerPlace: UploadPlace = { kind: 'document-answer', folderId: systemFolders.root };

type Answer = {
  /** Whose question of which place it is: its uploads are kept under it. */
  key: string;
  api: UploadApi;
  /** What the server is to know of where it belongs. */
  about: Record<string, string>;
  /** Gives what has arrived as the answer: only then it is done. */
  give: (fileId: string) => Promise<void>;
  /** Hears what refused it, by its code: what is shown may be of before. */
  onRefused?: (code: string) => void;
};

const transferOf =
  ({ api, about, give, onRefused }: Answer): Transfer =>
  async (options) => {
    let { url } = options.item;
    const onUrl = (found: string) => {
      url = found;
      options.onUrl(found);
    };
    try {
      await transferByTus(api, about)({ ...options, onUrl });
      await give(url?.split('/').at(-1) ?? '').catch((error: unknown) => {
        throw new Error(isProblemError(error) ? error.code : 'upload-failed');
      });
    } catch (error) {
      if (!options.signal.aborted) onRefused?.((error as Error).message);
      throw error;
    }
  };

const queues = new Map<string, UploadQueue>();

/** Documents that are on their way to one question. */
export const documentUploads = (answer: Answer): UploadQueue => {
  const { key, api } = answer;
  const queue =
    queues.get(key) ??
    createUploadQueue({
      ...{ hash: sha256Of, transfer: transferOf(answer), discard: discardByTus(api, answer.about), limit: 1 },
      kept: keptUploads(key),
    });
  queues.set(key, queue);
  return queue;
};
