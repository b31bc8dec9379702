import { useEffect, useState } from 'react';
import type { Captions } from './Player.tsx';

const NONE: readonly Captions[] = [];

/** Captions that came as text, as the player takes them. */
export const useCaptionTracks = (given: { language: string; captions: string } | null): readonly Captions[] => {
  const [tracks, setTracks] = useState(NONE);
  const { language = '', captions = '' } = given ?? {};
  useEffect(() => {
    if (captions === '') return undefined;
    const src = URL.createObjectURL(new Blob([captions], { type: 'text/vtt' }));
    setTracks([{ src, label: language, lang: language }]);
    return () => {
      URL.revokeObjectURL(src);
      setTracks(NONE);
    };
  }, [captions, language]);
  return tracks;
};
