import { styled } from '@mui/material/styles';
import type { FileView } from 'contracts/library/file/file.entity';
import { useEffect, useRef, useState } from 'react';
import { FileIcon } from './FileIcon.tsx';
import { usePreview } from './useTicket.ts';

/** Bytes of a picture that is shown small: a larger one is shown when it is opened. */
const MOST = 4 * 1_048_576;

const Frame = styled('div')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '16 / 10',
  overflow: 'hidden',
  color: theme.palette.text.secondary,
  background: theme.palette.brand.sunken,
  '& img': { width: '100%', height: '100%', objectFit: 'cover' },
}));

/** Whether an element has come into view. */
const useSeen = () => {
  const element = useRef<HTMLDivElement>(null);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      setSeen(true);
      observer.disconnect();
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  return { element, isSeen };
};

/** A picture or a frame of a video small, of everything else what it is. */
export const Thumbnail = ({ file }: { file: FileView }) => {
  const { element, isSeen } = useSeen();
  const isPicture = file.status === 'completed' && file.type === 'image' && file.size <= MOST;
  const isFilmed = file.playback === 'converted' && file.width !== null;
  const { data: url } = usePreview(file.id, (isPicture || isFilmed) && isSeen, isFilmed ? 'poster' : 'preview');
  return (
    <Frame ref={element}>
      {url ? <img src={url} alt="" draggable={false} /> : <FileIcon file={file} sx={{ fontSize: 36 }} />}
    </Frame>
  );
};
