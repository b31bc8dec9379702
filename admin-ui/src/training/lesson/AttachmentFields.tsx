import FormHelperText from '@mui/material/FormHelperText';
import type { TrainingLessonView } from 'contracts/training/lesson/lesson.entity';
import type { LessonStep } from 'contracts/training/lesson/lesson.fields';
import { useRecordContext, useTranslate, useWrappedSource } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { FileField } from '#admin-ui/library/file/FileField.tsx';
import { Input } from '#admin-ui/shared/resource/Input.tsx';

type Attachment = Partial<LessonStep['attachments'][number]>;
const words = 'training.attachment';

/** As the lesson was saved last. */
const useSaved = (): LessonStep[] => useRecordContext<TrainingLessonView>()?.steps ?? [];

/** A name first, then the file; and whether the lesson has it already. */
const AttachmentFile = () => {
  const t = useTranslate();
  const saved = useSaved().flatMap((step) => step.attachments);
  const [id, name, fileId] = useWatch({
    name: [useWrappedSource('id'), useWrappedSource('name'), useWrappedSource('fileId')],
  }) as [Attachment['id'], Attachment['name'], Attachment['fileId'] | null];
  if (!fileId && !name?.trim()) return <FormHelperText sx={{ m: 0 }}>{t(`${words}.nameFirst`)}</FormHelperText>;
  const isSaved = saved.some((one) => one.id === id && one.fileId === fileId);
  return (
    <>
      <FileField source="fileId" />
      {fileId && (
        <FormHelperText role="status" sx={{ m: 0 }}>
          {t(`${words}.${isSaved ? 'available' : 'toUpload'}`)}
        </FormHelperText>
      )}
    </>
  );
};

/** Those that go when the lesson is saved. */
const RemovedAttachments = () => {
  const t = useTranslate();
  const saved = useSaved();
  const [stepId, attachments] = useWatch({ name: [useWrappedSource('id'), useWrappedSource('attachments')] }) as [
    string | undefined,
    Attachment[] | null | undefined,
  ];
  const before = saved.find(({ id }) => id === stepId)?.attachments ?? [];
  const removed = before.filter(({ id }) => !(attachments ?? []).some((one) => one.id === id));
  return removed.map(({ id, name }) => (
    <FormHelperText key={id} role="status" sx={{ m: 0, overflowWrap: 'anywhere' }}>
      {name}: {t(`${words}.toRemove`)}
    </FormHelperText>
  ));
};

/** Files beside a step. */
export const AttachmentFields = () => (
  <>
    <Input source="attachments">
      <Input source="name" isLine />
      <AttachmentFile />
    </Input>
    <RemovedAttachments />
  </>
);
