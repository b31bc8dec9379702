import type { Gap, Stop } from 'contracts/recruiting/response/response.steps';
import { serverClock } from '#ui-kit/answer/server-clock';
import type { KeptTake } from '#ui-kit/take/take';
import { createTakeQueue, type TakeQueue } from '#ui-kit/take/take-queue';
import { takeStore } from '#ui-kit/take/take-store';
import { sendTakeByTus } from '#ui-kit/take/take-tus';
import { untilThrough } from '#ui-kit/take/until-through';
import { startSha256 } from '#ui-kit/upload/sha256';
import type { UploadApi } from '#ui-kit/upload/tus';
import { mayPass } from './may-pass.ts';

type Server = {
  /** Whose recordings this browser keeps. */
  owner: string;
  api: UploadApi;
  /** What the server is to know of where an upload belongs. */
  placeOf: (place: string) => Record<string, string>;
  tellGap: (place: string, gap: Gap) => Promise<unknown>;
  tellStop: (place: string, stop: Stop) => Promise<unknown>;
};

const extensionOf = (type: string): string => (type.includes('mp4') ? 'mp4' : type.includes('ogg') ? 'ogg' : 'webm');

/** Recordings on their way, of every place in this browser where their person answers. */
export const answerTakes = ({ owner, api, placeOf, tellGap, tellStop }: Server): TakeQueue => {
  /** A gap that the server does not want is no reason to lose a recording. */
  const tellGaps = async ({ place, questionId, takeId, gaps }: KeptTake): Promise<void> => {
    for (const gap of gaps)
      await tellGap(place, { questionId, takeId, ...gap }).catch((error: unknown) => {
        if (mayPass(error)) throw error;
      });
  };
  const tellEnd = async (take: KeptTake, chunks: number): Promise<void> => {
    const { place, questionId, takeId, sha256, stoppedAt } = take;
    await tellStop(place, { questionId, takeId, chunks, sha256: sha256 ?? '', ...(stoppedAt && { stoppedAt }) });
  };
  return createTakeQueue({
    owner,
    store: takeStore,
    hash: startSha256,
    send: sendTakeByTus(api, ({ place, questionId, takeId, take, type }) => ({
      filename: `take-${take}.${extensionOf(type)}`,
      filetype: type,
      kind: 'video',
      ...{ questionId, takeId, ...placeOf(place) },
    })),
    tellEnd: (take, chunks, signal) => untilThrough(() => tellEnd(take, chunks), { signal, mayPass }),
    tellGaps: (take, signal) => untilThrough(() => tellGaps(take), { signal, mayPass }),
    now: serverClock.now,
  });
};
