import { isProblemError } from 'contracts/client/problem-error';
import { LEAST_PLAYED_MS, MAX_TOLD_PARTS } from 'contracts/training/assignment/assignment.choices';
import type { MyLessonState } from 'contracts/training/assignment/assignment.views';
import { type RefObject, useEffect, useRef } from 'react';
import { type Played, watchedQueue } from './watched-queue.ts';

/** What was played is told so often while it goes on. Milliseconds. */
const EVERY_MS = 10_000;
/** Playing goes on without a break when the place moves on by less than this. Seconds. */
const BREAK = 1.5;
/** Refusals that say "later". */
const FOR_NOW = [401, 408, 425, 429];

/** Whether the same will be refused again: it is dropped, or it would be in the way of all that comes after it. */
const isForGood = (error: unknown): boolean =>
  isProblemError(error) && error.status >= 400 && error.status < 500 && !FOR_NOW.includes(error.status);

type Watching = {
  media: RefObject<HTMLVideoElement | null>;
  /** Under which what could not be told is kept: person and lesson. Null: nothing is measured. */
  name: string | null;
  /** Null: this step has no video that is measured. */
  stepId: string | null;
  /** Where the video goes on. Seconds. */
  startAt: number;
  tell: (watched: { stepId: string; parts: readonly Played[] }) => Promise<MyLessonState>;
  onTold: (state: MyLessonState) => void;
  onRefused: (error: unknown) => void;
};

/** What is played for a moment waits for what comes next to it. */
const isLong = ({ from, to }: Played): boolean => to - from >= LEAST_PLAYED_MS;

const msOf = ({ from, to }: Played): Played => ({ from: Math.floor(from * 1_000), to: Math.ceil(to * 1_000) });

/** Tells the server which parts of a video are played, as they are; what could not be told is told with what comes next, also after a reload. */
export const useWatching = ({ media, name, stepId, startAt, tell, onTold, onRefused }: Watching) => {
  const calls = useRef({ tell, onTold, onRefused, startAt });
  calls.current = { tell, onTold, onRefused, startAt };
  useEffect(() => {
    if (name === null) return undefined;
    const queue = watchedQueue(name);
    let part: Played | null = null;
    let isSending = false;
    const close = () => {
      if (stepId !== null && part) queue.add(stepId, msOf(part));
      part = part && { from: part.to, to: part.to };
    };
    const sendStep = async (of: string, all: readonly Played[]) => {
      const parts = all.slice(0, MAX_TOLD_PARTS);
      if (parts.length === 0) return;
      try {
        const state = await calls.current.tell({ stepId: of, parts });
        queue.remove(of, parts);
        calls.current.onTold(state);
      } catch (error) {
        if (!isForGood(error)) throw error;
        queue.remove(of, parts);
        calls.current.onRefused(error);
      }
    };
    const send = async () => {
      if (isSending) return;
      isSending = true;
      const isEnded = media.current?.ended === true;
      try {
        for (const [of, parts] of queue.all()) await sendStep(of, isEnded ? parts : parts.filter(isLong));
      } catch {
        // The network is away: it is tried again with the next part.
      } finally {
        isSending = false;
      }
    };
    const flush = () => {
      close();
      void send();
    };
    const follow = () => {
      const video = media.current;
      if (!video) return;
      if (video.playbackRate !== 1) video.playbackRate = 1;
      const { currentTime: at, paused, seeking } = video;
      if (seeking || (paused && !video.ended)) return;
      if (part && at >= part.to && at - part.to <= BREAK) part = { ...part, to: at };
      else {
        close();
        part = { from: at, to: at };
      }
    };
    const stop = () => {
      flush();
      part = null;
    };
    let isPlaced = false;
    /** Once: whoever goes back to the beginning stays there. */
    const goOn = () => {
      const video = media.current;
      if (isPlaced || !video) return;
      isPlaced = true;
      if (calls.current.startAt > 0 && video.currentTime === 0) video.currentTime = calls.current.startAt;
    };
    const events: readonly [string, () => void][] = [
      ...[
        ['timeupdate', follow],
        ['pause', stop],
        ['ended', stop],
        ['seeking', stop],
      ],
      ['loadedmetadata', goOn],
    ] as [string, () => void][];
    const attach = (element: HTMLVideoElement | null) => {
      for (const [event, does] of events) element?.addEventListener(event, does);
      if (element && element.readyState > 0) goOn();
    };
    const detach = (element: HTMLVideoElement | null) => {
      for (const [event, does] of events) element?.removeEventListener(event, does);
    };
    let attached: HTMLVideoElement | null = null;
    // The player comes once its address is known.
    const follows = () => {
      if (stepId === null || media.current === attached) return;
      detach(attached);
      attached = media.current;
      attach(attached);
    };
    follows();
    const timer = window.setInterval(flush, EVERY_MS);
    const look = window.setInterval(follows, 250);
    window.addEventListener('online', flush);
    // What an earlier page could not tell.
    void send();
    return () => {
      window.clearInterval(timer);
      window.clearInterval(look);
      window.removeEventListener('online', flush);
      detach(attached);
      flush();
    };
  }, [media, name, stepId]);
};
