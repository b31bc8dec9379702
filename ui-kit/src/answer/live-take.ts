import { uploadLimits } from 'contracts/library/file/file.choices';
import { MAX_TAKE_SECONDS } from 'contracts/recruiting/response/response.choices';
import type { MyTake } from 'contracts/recruiting/response/response.views';
import { useSyncExternalStore } from 'react';
import type { CaptureKind } from '#ui-kit/media/capture';
import { type Recording, startRecording } from '#ui-kit/media/recorder';
import type { TakeQueue } from '#ui-kit/take/take-queue';
import { serverClock } from './server-clock.ts';

const { maxBytes } = uploadLimits.video;
/** Left free for the chunk that is being made. */
const RESERVE_BYTES = 2 * 1_048_576;

export type LiveTake = { place: string; questionId: string; takeId: string; take: number; until: string };

let live: LiveTake | null = null;
let recording: Recording | null = null;
let queue: TakeQueue | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();
const set = (next: LiveTake | null) => {
  live = next;
  for (const tell of listeners) tell();
};

/** What this tab is recording for an answer. It goes on from page to page, until its time is over or somebody ends it. */
export const liveTake = {
  get: () => live,
  stop: async (): Promise<void> => {
    const [one, recorder, takes] = [live, recording, queue];
    if (!one || !recorder || !takes) return;
    recording = null;
    clearTimeout(timer);
    const stoppedAt = new Date(Math.min(serverClock.now(), Date.parse(one.until))).toISOString();
    await recorder.stop();
    await takes.end(one.takeId, stoppedAt);
    set(null);
  },
  start: async (
    stream: MediaStream,
    of: { place: string; takes: TakeQueue; questionId: string; kind: CaptureKind; timeLimit: number | null },
    { takeId, take, until }: MyTake,
  ): Promise<void> => {
    const { place, takes, questionId, kind, timeLimit } = of;
    queue = takes;
    let bytes = 0;
    const recorder = startRecording(stream, {
      ...{ kind, maxBytes, maxSeconds: timeLimit ?? MAX_TAKE_SECONDS },
      onChunk: (chunk) => {
        takes.add(takeId, chunk);
        bytes += chunk.size;
        if (bytes > maxBytes - RESERVE_BYTES) void liveTake.stop();
      },
      onBroken: () => void liveTake.stop(),
    });
    recording = recorder;
    set({ place, questionId, takeId, take, until });
    timer = setTimeout(() => void liveTake.stop(), Date.parse(until) - serverClock.now());
    const startedAt = new Date(serverClock.now()).toISOString();
    await takes.begin({ takeId, place, questionId, take, type: recorder.type, startedAt, until });
  },
};

export const useLiveTake = (): LiveTake | null =>
  useSyncExternalStore((tell) => {
    listeners.add(tell);
    return () => void listeners.delete(tell);
  }, liveTake.get);
