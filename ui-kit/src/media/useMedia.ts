import { type RefObject, useEffect, useState } from 'react';

/** Beyond every end: a browser that is sent there finds out where the end is. */
const BEYOND = 1e9;

export type MediaState = {
  isPlaying: boolean;
  /** Seconds. */
  time: number;
  /** Seconds; 0 until it is known. */
  duration: number;
  /** Seconds that are here already. */
  loaded: number;
  rate: number;
  isMuted: boolean;
};

const NOTHING: MediaState = {
  isPlaying: false,
  time: 0,
  duration: 0,
  loaded: 0,
  rate: 1,
  isMuted: false,
};

const stateOf = (media: HTMLMediaElement): MediaState => ({
  isPlaying: !media.paused && !media.ended,
  time: media.currentTime,
  duration: Number.isFinite(media.duration) ? media.duration : 0,
  loaded: media.buffered.length > 0 ? media.buffered.end(media.buffered.length - 1) : 0,
  rate: media.playbackRate,
  isMuted: media.muted,
});

const EVENTS = [
  'loadedmetadata',
  'durationchange',
  'timeupdate',
  'seeked',
  'progress',
  'play',
  'pause',
  'ended',
  'ratechange',
  'volumechange',
  'emptied',
];

/** What a browser records live does not say how long it is: it is looked for at its end. */
const findDuration = (media: HTMLMediaElement) => {
  if (media.duration !== Number.POSITIVE_INFINITY) return;
  media.addEventListener('durationchange', () => (media.currentTime = 0), { once: true });
  media.currentTime = BEYOND;
};

/** Where a video or sound stands, as its element tells. */
export const useMedia = (ref: RefObject<HTMLMediaElement | null>, src: string): MediaState => {
  const [state, setState] = useState(NOTHING);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another source is another recording
  useEffect(() => {
    const media = ref.current;
    if (!media) return undefined;
    const look = () => setState(stateOf(media));
    const begin = () => findDuration(media);
    for (const event of EVENTS) media.addEventListener(event, look);
    media.addEventListener('loadedmetadata', begin);
    if (media.readyState > 0) begin();
    look();
    return () => {
      for (const event of EVENTS) media.removeEventListener(event, look);
      media.removeEventListener('loadedmetadata', begin);
    };
  }, [ref, src]);
  return state;
};
