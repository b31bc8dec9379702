import { answerTakes } from 'ui-kit/answer/answer-takes';
import type { Answering } from 'ui-kit/answer/answering';
import { client, session } from '#candidate-ui/api/client';
import { fileUrl, type LessonPlace, refreshLesson, takeStep } from './trainings.ts';

export const placeKey = ({ trainingId, lessonId }: LessonPlace): string => `${trainingId}/${lessonId}`;
const placeOf = (key: string): LessonPlace => {
  const [trainingId = '', lessonId = ''] = key.split('/');
  return { trainingId, lessonId };
};

export const uploadApi = { token: client.token, tenant: () => null };
/** What the server is to know of where an upload belongs. */
export const aboutPlace = ({ trainingId: publicTrainingId, lessonId }: LessonPlace) => ({ publicTrainingId, lessonId });

/** My recordings on their way, of every lesson in this browser. */
export const lessonTakes = answerTakes({
  owner: `${session.claims()?.sub ?? ''}.outside`,
  api: uploadApi,
  placeOf: (key) => aboutPlace(placeOf(key)),
  tellGap: (key, body) => takeStep(placeOf(key), { name: 'gap', body }),
  tellStop: async (key, body) => {
    await takeStep(placeOf(key), { name: 'stop', body });
    // What is shown follows, now or when it is next asked for.
    await refreshLesson(placeOf(key)).catch(() => undefined);
  },
});

/** Where the questions of a lesson are answered. */
export const answeringIn = (place: LessonPlace, lessonVersion?: number): Answering => ({
  place: placeKey(place),
  id: placeKey(place),
  takes: lessonTakes,
  endTake: null,
  send: (name, body, idempotencyKey) => takeStep(place, { name, body: { ...body, lessonVersion }, idempotencyKey }),
  refresh: () => refreshLesson(place),
  mediaUrl: (fileId) => fileUrl(place.trainingId, fileId, 'preview'),
});
