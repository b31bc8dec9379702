import { useEffect, useRef, useState } from 'react';
import { useNewTicket, usePreview } from '#admin-ui/library/file/useTicket';
import type { PreviewedFile } from './preview-kind.ts';

/** Seconds before what is played asks for a new address once more: one that fails at once would ask for ever. */
const LEAST_PLAYED = 5;

/** Video and audio. An address is good for a minute: where more bytes are wanted after that, it goes on under a new one. */
export const MediaPreview = ({ file, onFault }: { file: PreviewedFile; onFault: () => void }) => {
  const hasPicture = file.playback === 'converted' && Boolean(file.width);
  const { data: first, isError } = usePreview(file.id, true);
  const { data: poster } = usePreview(file.id, hasPicture, 'poster');
  const ask = useNewTicket();
  const [later, setLater] = useState<string | null>(null);
  const place = useRef({ at: 0, isPlaying: false, failedAt: -LEAST_PLAYED });
  const url = later ?? first;
  useEffect(() => {
    if (isError) onFault();
  }, [isError, onFault]);
  if (!url) return null;
  const isSound = file.type === 'audio' || (file.playback === 'converted' && !hasPicture);
  const Player = isSound ? 'audio' : 'video';
  return (
    <Player
      src={url}
      {...(poster && !isSound ? { poster } : {})}
      controls
      aria-label={file.name}
      onTimeUpdate={({ currentTarget }) => {
        place.current = { ...place.current, at: currentTarget.currentTime, isPlaying: !currentTarget.paused };
      }}
      onLoadedMetadata={({ currentTarget }) => {
        if (later === null) return;
        currentTarget.currentTime = place.current.at;
        if (place.current.isPlaying) void currentTarget.play();
      }}
      onError={({ currentTarget }) => {
        const { at, failedAt } = place.current;
        if (at - failedAt < LEAST_PLAYED) return onFault();
        place.current = { at, failedAt: at, isPlaying: !currentTarget.paused };
        ask(file.id).then(setLater, onFault);
      }}
    />
  );
};
