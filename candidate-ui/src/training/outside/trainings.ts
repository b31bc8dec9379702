import { isProblemError } from 'contracts/client/problem-error';
import { routeOf } from 'contracts/client/route';
import type { MyLesson, MyLessonState, MyTrainingPage } from 'contracts/training/assignment/assignment.views';
import type * as endpoints from 'contracts/training/public-training/public-training.endpoints';
import { serverClock } from 'ui-kit/answer/server-clock';
import { useSend } from 'ui-kit/api/useSend';
import { saveFrom } from 'ui-kit/download/save-from';
import { cache } from '#candidate-ui/api/cache';
import { client, session } from '#candidate-ui/api/client';
import { orLogin, type Query, useQuery } from '#candidate-ui/api/useQuery';
import { leaveCompany } from '#candidate-ui/recruiting/application/useApply';

const path = '/api/candidate/trainings';
const access = 'authenticated';
const listRoute = routeOf<typeof endpoints.listOutsideTrainings>({ method: 'GET', path, access });
const showRoute = routeOf<typeof endpoints.showPublicTraining>({
  method: 'GET',
  path: '/api/public/trainings/:id',
  access: 'public',
});
const joinRoute = routeOf<typeof endpoints.joinPublicTraining>({
  method: 'POST',
  path: '/api/candidate/public-trainings/:id/join',
  access,
});
const renewRoute = routeOf<typeof endpoints.renewPublicTraining>({
  method: 'POST',
  path: `${path}/:id/renew`,
  access,
});

/** What the server says of what is not there, or not theirs, and of an id that is none. */
const GONE = [404, 422];
const orNothing = async <T>(asked: Promise<T>): Promise<T | null> => {
  try {
    return await asked;
  } catch (error) {
    if (isProblemError(error) && GONE.includes(error.status)) return null;
    throw error;
  }
};

/** A training that is open to whoever has its link; null: there is none, or not any more. */
export const usePublicTraining = (id: string): Query<endpoints.ShownPublicTraining | null> =>
  useQuery(`public-training:${id}`, () =>
    orNothing(client.call(showRoute, { params: { id } }).then(({ data }) => data)),
  );

const MINE = 'outside-trainings';
export const useMyTrainings = () => useQuery(MINE, async () => (await client.call(listRoute, {})).data);

const trainingPath = (id: string): string => `${path}/${encodeURIComponent(id)}`;
const lessonPath = (id: string, lessonId: string): string =>
  `${trainingPath(id)}/lessons/${encodeURIComponent(lessonId)}`;
const trainingKey = (id: string): string => `outside-training:${id}`;
const lessonKey = (id: string, lessonId: string): string => `outside-lesson:${id}/${lessonId}`;

const readAt = async <T extends { serverTime: string }>(at: string): Promise<T> => {
  const data = (await client.request('GET', at, {})).data as T;
  serverClock.heard(data.serverTime);
  return data;
};

/** A training that I have joined; null: there is none of mine. */
export const useTraining = (id: string): Query<MyTrainingPage | null> =>
  useQuery(trainingKey(id), () => orNothing(readAt<MyTrainingPage>(trainingPath(id))));

export const useLesson = (id: string, lessonId: string): Query<MyLesson | null> =>
  useQuery(lessonKey(id, lessonId), () => orNothing(readAt<MyLesson>(lessonPath(id, lessonId))));

/** Me: what this tab keeps of what I do is kept under it. */
export const learner = (): string => session.claims()?.sub ?? '';

export type LessonPlace = { trainingId: string; lessonId: string };

/** Does something in a lesson of mine. */
export const takeStep = async (
  { trainingId, lessonId }: LessonPlace,
  { name, ...options }: { name: string; body: unknown; idempotencyKey?: string },
): Promise<MyLessonState> => {
  const at = `${lessonPath(trainingId, lessonId)}/${name}`;
  const state = (await orLogin(client.request('POST', at, options))).data as MyLessonState;
  serverClock.heard(state.serverTime);
  return state;
};

/** What is shown of a lesson and its training is read again, and there when it settles. */
export const refreshLesson = async ({ trainingId, lessonId }: LessonPlace): Promise<void> => {
  cache.expire(MINE);
  cache.expire(trainingKey(trainingId));
  cache.put(lessonKey(trainingId, lessonId), await orLogin(readAt<MyLesson>(lessonPath(trainingId, lessonId))));
};
/** The next lesson may be open from now on. */
export const forgetLesson = (trainingId: string, lessonId: string): void =>
  cache.expire(lessonKey(trainingId, lessonId));

/** An address of a minute for a file that a training of mine shows. */
export const fileUrl = async (id: string, fileId: string, purpose: 'preview' | 'download'): Promise<string> => {
  const at = `${trainingPath(id)}/files/${fileId}/ticket`;
  return ((await orLogin(client.request('POST', at, { body: { purpose } }))).data as { url: string }).url;
};
export const downloadFile = async (id: string, fileId: string): Promise<void> =>
  saveFrom(await fileUrl(id, fileId, 'download'));

export const fetchCertificate = async (id: string, locale: string): Promise<Blob> =>
  (await orLogin(client.request('POST', `${trainingPath(id)}/certificate`, { body: { locale } }))).data as Blob;
export const certificateLink = async (id: string): Promise<string> =>
  (
    (await orLogin(client.request('POST', `${trainingPath(id)}/certificate/link`, { body: {} }))).data as {
      link: string;
    }
  ).link;

export type Joined = 'joined' | 'closed' | 'left';
const refusals: Readonly<Record<string, Joined>> = {
  'public-training-closed': 'closed',
  'not-found': 'closed',
  'public-training-left': 'left',
};

type Input = { id: string; companyId: string; source: string };
export const useJoin = () =>
  useSend(async ({ id, ...body }: Input, idempotencyKey: string): Promise<Joined> => {
    await leaveCompany();
    try {
      await orLogin(client.call(joinRoute, { params: { id }, body, idempotencyKey }));
    } catch (error) {
      const known = isProblemError(error) ? refusals[error.code] : undefined;
      if (!known) throw error;
      return known;
    }
    cache.expire(MINE);
    cache.expire(trainingKey(id));
    return 'joined';
  });

/** Begins a training of mine again; the id of what is learned from now on. */
export const useRenew = () =>
  useSend(async (id: string, idempotencyKey: string): Promise<string> => {
    await leaveCompany();
    const { data } = await orLogin(client.call(renewRoute, { params: { id }, body: {}, idempotencyKey }));
    cache.expire(MINE);
    cache.expire(trainingKey(id));
    return data.id;
  });
