import { isProblemError } from 'contracts/client/problem-error';
import { useSyncExternalStore } from 'react';
import type { KeptTake } from 'ui-kit/take/take';
import { createTakeQueue, type TakeItem } from 'ui-kit/take/take-queue';
import { takeStore } from 'ui-kit/take/take-store';
import { sendTakeByTus } from 'ui-kit/take/take-tus';
import { untilThrough } from 'ui-kit/take/until-through';
import { startSha256 } from 'ui-kit/upload/sha256';
import { client, session } from '#candidate-ui/api/client';
import { refreshResponse, stepRoutes } from './responses.ts';
import { serverClock } from './server-clock.ts';
import { unsent } from './unsent.ts';

/** No network, or a server that is away for a moment. */
const mayPass = (error: unknown): boolean =>
  isProblemError(error) && (error.status === 0 || error.status >= 500 || error.status === 429);

/** A gap that the server does not want is no reason to lose a recording. */
const tellGaps = async ({ interviewId, questionId, takeId, gaps }: KeptTake): Promise<void> => {
  for (const gap of gaps)
    await client
      .call(stepRoutes.gap, { params: { interviewId }, body: { questionId, takeId, ...gap } })
      .catch((error: unknown) => {
        if (mayPass(error)) throw error;
      });
};

const tellEnd = async (take: KeptTake, chunks: number): Promise<void> => {
  const { interviewId, questionId, takeId, sha256, stoppedAt } = take;
  const body = { questionId, takeId, chunks, sha256: sha256 ?? '', ...(stoppedAt && { stoppedAt }) };
  await client.call(stepRoutes.stop, { params: { interviewId }, body });
  // What is shown follows, now or when it is next asked for.
  await refreshResponse(interviewId).catch(() => undefined);
};

const api = { token: client.token, tenant: () => null };

const owner = session.claims()?.sub ?? '';

/** My recordings on their way, of every interview in this browser. */
export const myTakes = createTakeQueue({
  owner,
  store: takeStore,
  hash: startSha256,
  send: sendTakeByTus(api, ({ interviewId, questionId, takeId, take, type }) => ({
    filename: `take-${take}.${type.includes('mp4') ? 'mp4' : type.includes('ogg') ? 'ogg' : 'webm'}`,
    filetype: type,
    kind: 'video',
    ...{ interviewId, questionId, takeId },
  })),
  tellEnd: (take, chunks, signal) => untilThrough(() => tellEnd(take, chunks), { signal, mayPass }),
  tellGaps: (take, signal) => untilThrough(() => tellGaps(take), { signal, mayPass }),
  now: serverClock.now,
});

const noteUnsent = () =>
  unsent.set(
    owner,
    myTakes.items().map(({ interviewId }) => interviewId),
  );
myTakes.subscribe(noteUnsent);

/** Goes on with what a tab before this one left. */
export const resumeMyTakes = (): Promise<void> => myTakes.resume().then(noteUnsent);

/** Those of one interview that have not arrived. */
export const useMyTakes = (interviewId: string): TakeItem[] =>
  useSyncExternalStore(myTakes.subscribe, myTakes.items).filter((item) => item.interviewId === interviewId);
