import OpenInNew from '@mui/icons-material/OpenInNew';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import { isPlayableLink } from 'contracts/training/lesson/lesson.choices';
import type { RefObject } from 'react';
import { useTranslate } from 'react-admin';
import { Player } from 'ui-kit/media/Player.tsx';
import { useNewTicket, usePreview } from '#admin-ui/library/file/useTicket';
import { Failure } from '#admin-ui/shared/Failure.tsx';
import type { LearnerStep } from './typed-answer.ts';

type Media = { title: string; mediaRef?: RefObject<HTMLVideoElement | null> | undefined };

/** A video of the company's library. */
export const FileVideo = ({ fileId, title, mediaRef }: Media & { fileId: string }) => {
  const t = useTranslate();
  const { data: url, error, refetch } = usePreview(fileId, true);
  const renew = useNewTicket();
  if (error) return <Failure error={error} onRetry={() => void refetch()} />;
  if (!url) return <Skeleton variant="rounded" height={240} />;
  return <Player src={url} renew={() => renew(fileId)} title={title} t={t} {...(mediaRef && { mediaRef })} />;
};

type Props = {
  step: Pick<LearnerStep, 'name' | 'videoFileId' | 'videoUrl'>;
  mediaRef?: RefObject<HTMLVideoElement | null>;
};

/** The video of a step, or the way to one that plays elsewhere. */
export const StepVideo = ({ step: { name, videoFileId, videoUrl }, mediaRef }: Props) => {
  const t = useTranslate();
  const title = t('training.learn.video', { name });
  if (videoFileId !== null) return <FileVideo fileId={videoFileId} title={title} mediaRef={mediaRef} />;
  if (videoUrl === null) return null;
  if (isPlayableLink(videoUrl)) return <Player src={videoUrl} title={title} t={t} {...(mediaRef && { mediaRef })} />;
  return (
    <Link href={videoUrl} target="_blank" rel="noopener noreferrer" sx={{ display: 'inline-flex', gap: 0.5 }}>
      {t('training.learn.openVideo')}
      <OpenInNew aria-hidden="true" fontSize="small" />
    </Link>
  );
};
