import { documentUploads } from 'ui-kit/answer/document-uploads';
import type { UploadQueue } from 'ui-kit/upload/queue';
import { client, session } from '#candidate-ui/api/client';
import { readResponse, refreshResponse, stepRoutes } from './responses.ts';

type Place = { interviewId: string; questionId: string };

const give = async ({ interviewId, questionId }: Place, fileId: string): Promise<void> => {
  const { questions } = await readResponse(interviewId);
  const answerVersion = questions.find(({ id }) => id === questionId)?.answerVersion ?? 0;
  await client.call(stepRoutes.answer, { params: { interviewId }, body: { questionId, fileId, answerVersion } });
  await refreshResponse(interviewId);
};

/** Documents that are on their way to one question. */
export const answerUploads = (place: Place): UploadQueue =>
  documentUploads({
    key: `${session.claims()?.sub} ${place.interviewId} ${place.questionId}`,
    api: { token: client.token, tenant: () => null },
    about: place,
    give: (fileId) => give(place, fileId),
  });
