import styled from '@emotion/styled';
import { useEffect, useRef } from 'react';
import { LevelMeter } from './LevelMeter.tsx';

const Video = styled.video({
  display: 'block',
  width: '100%',
  aspectRatio: '4 / 3',
  objectFit: 'cover',
  borderRadius: 12,
  background: '#0f1613',
  // As in a mirror: it is how people know themselves.
  '&[data-mirrored]': { transform: 'scaleX(-1)' },
  '&:not([data-mirrored])': { objectFit: 'contain', aspectRatio: '16 / 9' },
});
type Props = { stream: MediaStream | null; isScreen?: boolean; label: string };

/** What the camera sees now, without its sound; of a voice alone, how loud it is. */
export const LiveView = ({ stream, isScreen = false, label }: Props) => {
  const video = useRef<HTMLVideoElement>(null);
  const hasPicture = stream === null || stream.getVideoTracks().length > 0;
  useEffect(() => {
    if (video.current) video.current.srcObject = stream;
  });
  if (!hasPicture) return <LevelMeter stream={stream} />;
  return <Video ref={video} aria-label={label} data-mirrored={!isScreen || undefined} autoPlay muted playsInline />;
};
