import { type RefObject, useEffect, useRef, useState } from 'react';

/** Goes on where it was, under another address. */
const goOn = (media: HTMLMediaElement, { time, wasPlaying }: { time: number; wasPlaying: boolean }) => {
  const resume = () => {
    media.currentTime = time;
    if (wasPlaying) void media.play().catch(() => undefined);
  };
  media.addEventListener('loadedmetadata', resume, { once: true });
};

/**
 * The address that a recording is played from, and a new one when that has run out: asked for where it stopped, and once for each
 * place, so that what cannot be played is not asked for without end.
 */
export const useRenewal = (
  ref: RefObject<HTMLMediaElement | null>,
  src: string,
  renew: (() => Promise<string>) | undefined,
): { url: string; hasFailed: boolean } => {
  const [url, setUrl] = useState(src);
  const [hasFailed, setFailed] = useState(false);
  const last = useRef({ renew, time: -1 });
  last.current.renew = renew;
  useEffect(() => {
    last.current.time = -1;
    setFailed(false);
    setUrl(src);
  }, [src]);
  useEffect(() => {
    const media = ref.current;
    if (!media) return undefined;
    const failed = () => {
      const { currentTime: time, paused } = media;
      const ask = last.current.renew;
      if (!ask || last.current.time === time) return setFailed(true);
      last.current.time = time;
      ask().then(
        (fresh) => {
          goOn(media, { time, wasPlaying: !paused });
          setUrl(fresh);
        },
        () => setFailed(true),
      );
    };
    media.addEventListener('error', failed);
    return () => media.removeEventListener('error', failed);
  }, [ref]);
  return { url, hasFailed };
};
