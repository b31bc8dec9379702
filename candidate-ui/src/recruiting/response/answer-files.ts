import { documentUploads } from 'ui-kit/answer/document-uploads';
import type { UploadQueue } from 'ui-kit/upload/queue';
import { client, session } from '#candidate-ui/api/client';
import { readResponse, refreshResponse, type StepPlace, stepRoutes } from './responses.ts';

type Place = StepPlace & { questionId: string };

const give = async ({ interviewId, id: responseId, questionId }: Place, fileId: string): Promise<void> => {
  const { questions } = await readResponse(interviewId, responseId);
  const answerVersion = questions.find(({ id }) => id === questionId)?.answerVersion ?? 0;
  const of = { params: { interviewId }, query: { responseId } };
  await client.call(stepRoutes.answer, { ...of, body: { questionId, fileId, answerVersion } });
  await refreshResponse({ interviewId, id: responseId });
};

/** Documents that are on their way to one question. */
export const answerUploads = (place: Place): UploadQueue =>
  documentUploads({
    key: `${session.claims()?.sub} ${place.id} ${place.questionId}`,
    api: { token: client.token, tenant: () => null },
    about: { interviewId: place.interviewId, responseId: place.id, questionId: place.questionId },
    give: (fileId) => give(place, fileId),
  });
