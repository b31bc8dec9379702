import { readClaims } from 'contracts/client/claims';
import { isProblemError } from 'contracts/client/problem-error';
import { systemFolders } from 'contracts/library/folder/folder.choices';
import { keptUploads } from 'ui-kit/upload/kept-uploads';
import { createUploadQueue, type Transfer, type UploadPlace, type UploadQueue } from 'ui-kit/upload/queue';
import { sha256Of } from 'ui-kit/upload/sha256';
import { discardByTus, transferByTus } from 'ui-kit/upload/tus';
import { client, session } from '#candidate-ui/api/client';
import { readResponse, refreshResponse, stepRoutes } from './responses.ts';

const api = { token: client.token, tenant: () => null };

/** Where a document goes that answers a question. */
export const answerPlace: UploadPlace = { kind: 'document-answer', folderId: systemFolders.root };

type Place = { interviewId: string; questionId: string };

const giveAnswer = async ({ interviewId, questionId }: Place, fileId: string): Promise<void> => {
  const { questions } = await readResponse(interviewId);
  const answerVersion = questions.find(({ id }) => id === questionId)?.answerVersion ?? 0;
  const body = { questionId, fileId, answerVersion };
  await client.call(stepRoutes.answer, { params: { interviewId }, body }).catch((error: unknown) => {
    throw new Error(isProblemError(error) ? error.code : 'upload-failed');
  });
  await refreshResponse(interviewId);
};

/** Sends a document, and gives it as the answer: only then it is done. */
const transferOf =
  (place: Place): Transfer =>
  async (options) => {
    let { url } = options.item;
    const onUrl = (found: string) => {
      url = found;
      options.onUrl(found);
    };
    await transferByTus(api, place)({ ...options, onUrl });
    await giveAnswer(place, url?.split('/').at(-1) ?? '');
  };

const queues = new Map<string, UploadQueue>();

/** Documents that are on their way to one question. */
export const answerUploads = (place: Place): UploadQueue => {
  const key = `${place.interviewId} ${place.questionId}`;
  const queue =
    queues.get(key) ??
    createUploadQueue({
      ...{ hash: sha256Of, transfer: transferOf(place), discard: discardByTus(api), limit: 1 },
      kept: keptUploads(`${readClaims(session.token() ?? '')?.sub} ${key}`),
    });
  queues.set(key, queue);
  return queue;
};
