import type { FileView } from 'contracts/library/file/file.entity';
import { isPlayableLink } from 'contracts/training/lesson/lesson.choices';
import { useEffect } from 'react';
import { useGetOne, useWrappedSource } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { FileField } from '#admin-ui/library/file/FileField.tsx';
import { Allowed } from '#admin-ui/providers/me.tsx';
import { QuestionFields } from '#admin-ui/recruiting/question/QuestionFields.tsx';
import { Columns } from '#admin-ui/shared/form/FormFrame.tsx';
import { Input } from '#admin-ui/shared/resource/Input.tsx';
import { AttachmentFields } from './AttachmentFields.tsx';

const DESCRIPTION_ROWS = 8;

/** How long a video is, where the browser finds out. */
const secondsOf = (url: string, told: (seconds: number) => void): (() => void) => {
  const video = document.createElement('video');
  video.preload = 'metadata';
  video.onloadedmetadata = () => {
    if (Number.isFinite(video.duration) && video.duration >= 1) told(Math.floor(video.duration));
  };
  video.src = url;
  return () => video.removeAttribute('src');
};

/** Fills in the length of a video that was chosen while the author has not written one. */
const useVideoSeconds = ({ fileId, url }: { fileId: string; url: string }) => {
  const path = useWrappedSource('videoSeconds');
  const { getValues, setValue } = useFormContext();
  const { data: file } = useGetOne<FileView>('files', { id: fileId }, { enabled: fileId !== '', retry: false });
  const duration = fileId !== '' && file?.id === fileId ? file.duration : null;
  useEffect(() => {
    const fill = (seconds: number) => {
      if (!getValues(path)) setValue(path, seconds, { shouldDirty: true });
    };
    if (duration) fill(Math.max(1, Math.floor(duration / 1_000)));
    return fileId === '' && isPlayableLink(url) ? secondsOf(url, fill) : undefined;
  }, [duration, fileId, url, path, getValues, setValue]);
};

const Video = () => {
  const fileId: string = useWatch({ name: useWrappedSource('videoFileId') }) || '';
  const url: string = useWatch({ name: useWrappedSource('videoUrl') }) || '';
  useVideoSeconds({ fileId, url });
  return (
    <>
      <Allowed to="tenant.files.read">
        <FileField source="videoFileId" type="video" />
      </Allowed>
      <Input source="videoUrl" isLine inputMode="url" spellCheck={false} />
      {(fileId !== '' || url !== '') && (
        <Columns>
          <Input source="requiredPercent" inputMode="numeric" />
          <Input source="videoSeconds" inputMode="numeric" />
        </Columns>
      )}
    </>
  );
};

/** A step of a lesson: what is read, watched and asked in it. */
export const LessonStepFields = () => (
  <>
    <Input source="name" isLine />
    <Input source="description" rows={DESCRIPTION_ROWS} />
    <Allowed to="tenant.files.read">
      <AttachmentFields />
    </Allowed>
    <Video />
    <Input source="questions">
      <QuestionFields />
    </Input>
  </>
);
