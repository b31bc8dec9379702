import { styled } from '@mui/material/styles';
import { richTextHtml } from 'contracts/kernel/rich-text';
import type { HandbookStep } from 'contracts/training/handbook/handbook.fields';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { RichText } from 'ui-kit/page/RichText.tsx';
import { usePreview } from '#admin-ui/library/file/useTicket';
import { useCan } from '#admin-ui/providers/me.tsx';
import { Attachments } from '#admin-ui/training/learn/Attachments.tsx';
import { StepVideo } from '#admin-ui/training/learn/StepVideo.tsx';

const Picture = styled('img')(({ theme }) => ({
  display: 'block',
  maxWidth: '100%',
  maxHeight: 480,
  borderRadius: 10,
  border: `1px solid ${theme.palette.divider}`,
}));
const Lessons = styled('ul')({ margin: 0, paddingLeft: 20, fontSize: '0.9375rem' });

const StepPicture = ({ fileId, name }: { fileId: string; name: string }) => {
  const { data: url } = usePreview(fileId, true);
  return url ? <Picture src={url} alt={name} /> : null;
};

export type Lesson = { id: string; name: string };

/** What a step shows and says. */
export const StepText = ({ step }: { step: HandbookStep }) => (
  <>
    {step.imageFileId !== null && <StepPicture fileId={step.imageFileId} name={step.name} />}
    {(step.videoFileId !== null || step.videoUrl !== null) && <StepVideo step={step} />}
    {step.text && <RichText html={richTextHtml(step.text, 'h3')} />}
  </>
);

/** What helps with a step: files, and lessons that teach it. */
export const StepMore = ({ step, lessons }: { step: HandbookStep; lessons: readonly Lesson[] }) => {
  const t = useTranslate();
  const mayRead = useCan()('tenant.training.lessons.read');
  const taught = lessons.filter(({ id }) => step.lessonIds.includes(id));
  return (
    <>
      {step.attachments.length > 0 && <Attachments files={step.attachments} />}
      {taught.length > 0 && (
        <div>
          <small>{t('handbook.lessons')}</small>
          <Lessons>
            {taught.map(({ id, name }) => (
              <li key={id}>{mayRead ? <Link to={`/trainings/lessons/${id}/view`}>{name}</Link> : name}</li>
            ))}
          </Lessons>
        </div>
      )}
    </>
  );
};
