import { useSyncExternalStore } from 'react';
import { answerTakes } from 'ui-kit/answer/answer-takes';
import type { TakeItem } from 'ui-kit/take/take-queue';
import { client, session } from '#candidate-ui/api/client';
import { refreshResponse, stepRoutes } from './responses.ts';
import { unsent } from './unsent.ts';

const owner = session.claims()?.sub ?? '';

/** My recordings on their way, of every interview in this browser. */
export const myTakes = answerTakes({
  owner,
  api: { token: client.token, tenant: () => null },
  placeOf: (interviewId) => ({ interviewId }),
  tellGap: (interviewId, body) => client.call(stepRoutes.gap, { params: { interviewId }, body }),
  tellStop: async (interviewId, body) => {
    const { data } = await client.call(stepRoutes.stop, { params: { interviewId }, body });
    // What is shown follows, now or when it is next asked for.
    await refreshResponse({ interviewId, id: data.responseId }).catch(() => undefined);
  },
});

const noteUnsent = () =>
  unsent.set(
    owner,
    myTakes.items().map(({ place }) => place),
  );
myTakes.subscribe(noteUnsent);

/** Goes on with what a tab before this one left. */
export const resumeMyTakes = (): Promise<void> => myTakes.resume().then(noteUnsent);

/** Those of one interview that have not arrived. */
export const useMyTakes = (interviewId: string): TakeItem[] =>
  useSyncExternalStore(myTakes.subscribe, myTakes.items).filter(({ place }) => place === interviewId);
