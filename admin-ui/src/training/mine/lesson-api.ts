import { readClaims } from 'contracts/client/claims';
import type { TicketPurpose } from 'contracts/library/file/file.ticket';
import type { MyLessonState } from 'contracts/training/assignment/assignment.views';
import { answerTakes } from 'ui-kit/answer/answer-takes';
import { serverClock } from 'ui-kit/answer/server-clock';
import { client, currentTenant, session } from '#admin-ui/providers/client';
import { queryClient } from '#admin-ui/providers/queryClient';

/** A lesson of a training that is scheduled for me. */
export type LessonPlace = { scheduleId: string; lessonId: string };

export const placeKey = ({ scheduleId, lessonId }: LessonPlace): string => `${scheduleId}/${lessonId}`;
const placeOf = (key: string): LessonPlace => {
  const [scheduleId = '', lessonId = ''] = key.split('/');
  return { scheduleId, lessonId };
};

export const uploadApi = { token: client.token, tenant: currentTenant.get };
/** Me, in this company: what this browser keeps of my answers is kept under it. */
export const learner = `${readClaims(session.token() ?? '')?.sub}.${currentTenant.get()}`;

/** Does something in a lesson of mine. */
export const takeLessonStep = async (
  { scheduleId, lessonId }: LessonPlace,
  step: { name: string; body: unknown; idempotencyKey?: string },
): Promise<MyLessonState> => {
  const { name, ...options } = step;
  const path = `/api/employee/schedules/${scheduleId}/lessons/${lessonId}/${name}`;
  const state = (await client.request('POST', path, options)).data as MyLessonState;
  serverClock.heard(state.serverTime);
  return state;
};

/** What is shown of my trainings is read again, and there when it settles. */
export const readLessonsAgain = (): Promise<void> => queryClient.invalidateQueries({ queryKey: ['employee'] });

export const lessonFileUrl = async (scheduleId: string, fileId: string, purpose: TicketPurpose): Promise<string> => {
  const path = `/api/employee/schedules/${scheduleId}/files/${fileId}/ticket`;
  return ((await client.request('POST', path, { body: { purpose } })).data as { url: string }).url;
};

/** My recordings on their way, of every lesson in this browser. */
export const lessonTakes = answerTakes({
  owner: learner,
  api: uploadApi,
  placeOf,
  tellGap: (key, body) => takeLessonStep(placeOf(key), { name: 'gap', body }),
  tellStop: async (key, body) => {
    await takeLessonStep(placeOf(key), { name: 'stop', body });
    // What is shown follows, now or when it is next asked for.
    await readLessonsAgain().catch(() => undefined);
  },
});
