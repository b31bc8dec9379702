import type { MyLessonState } from 'contracts/training/assignment/assignment.views';
import { type RefObject, useEffect, useRef } from 'react';

/** What was played is told so often while it goes on. Milliseconds. */
const EVERY_MS = 10_000;
/** Playing goes on without a break when the place moves on by less than this. Seconds. */
const BREAK = 1.5;

type Part = { from: number; to: number };
type Watching = {
  media: RefObject<HTMLVideoElement | null>;
  /** Null: nothing is measured. */
  stepId: string | null;
  tell: (part: { stepId: string; from: number; to: number }) => Promise<MyLessonState>;
  onTold: (state: MyLessonState) => void;
};

/** Tells the server which parts of a video are played, as they are; what could not be told is told again with the next part. */
export const useWatching = ({ media, stepId, tell, onTold }: Watching) => {
  const calls = useRef({ tell, onTold });
  calls.current = { tell, onTold };
  useEffect(() => {
    if (stepId === null) return undefined;
    let part: Part | null = null;
    let waiting: Part[] = [];
    let isSending = false;
    const close = () => {
      if (part && part.to > part.from) waiting = [...waiting, part];
      part = part && { from: part.to, to: part.to };
    };
    const send = async () => {
      if (isSending) return;
      isSending = true;
      try {
        while (waiting[0]) {
          const { from, to } = waiting[0];
          const state = await calls.current.tell({ stepId, from: Math.floor(from * 1_000), to: Math.ceil(to * 1_000) });
          waiting = waiting.slice(1);
          calls.current.onTold(state);
        }
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
    const video = media.current;
    const timer = window.setInterval(flush, EVERY_MS);
    const stops = ['pause', 'ended', 'seeking'] as const;
    const attach = (element: HTMLVideoElement) => {
      element.addEventListener('timeupdate', follow);
      for (const event of stops) element.addEventListener(event, stop);
    };
    const detach = (element: HTMLVideoElement) => {
      element.removeEventListener('timeupdate', follow);
      for (const event of stops) element.removeEventListener(event, stop);
    };
    // The player comes once its address is known.
    let attached = video;
    if (attached) attach(attached);
    const look = window.setInterval(() => {
      if (media.current === attached) return;
      if (attached) detach(attached);
      attached = media.current;
      if (attached) attach(attached);
    }, 250);
    return () => {
      window.clearInterval(timer);
      window.clearInterval(look);
      if (attached) detach(attached);
      flush();
    };
  }, [media, stepId]);
};
