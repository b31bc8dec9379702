import { styled } from '@mui/material/styles';
import { richTextHtml } from 'contracts/kernel/rich-text';
import type { TrainingLessonView } from 'contracts/training/lesson/lesson.entity';
import type { TrainingProgramView } from 'contracts/training/program/program.entity';
import { useGetMany, useTranslate } from 'react-admin';
import { RichText } from 'ui-kit/page/RichText.tsx';
import { Allowed, useCan } from '#admin-ui/providers/me.tsx';
import { Panel } from '#admin-ui/shared/Panel.tsx';
import { LinkTo } from '#admin-ui/shared/resource/LinkTo.tsx';
import { GivenPrograms } from '#admin-ui/training/given-program/GivenPrograms.tsx';
import { FileVideo } from '#admin-ui/training/learn/StepVideo.tsx';
import { LessonPublicationChip } from '#admin-ui/training/publication-status';
import { HardestQuestions } from './HardestQuestions.tsx';
import { OlderSchedules } from './OlderSchedules.tsx';
import { Thumbnail } from './Thumbnail.tsx';

const Line = styled('li')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  padding: '10px 0',
  '& + &': { borderTop: `1px solid ${theme.palette.divider}` },
  '& > :first-of-type': { flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere' },
  '& a': { color: theme.palette.primary.main, textUnderlineOffset: 3 },
  '& small': { fontSize: '0.8125rem', color: theme.palette.text.secondary },
}));

/** What a program says, and its lessons as they are now and as they were published. */
export const ProgramPanels = ({ record }: { record: TrainingProgramView }) => {
  const t = useTranslate();
  const can = useCan();
  const { name, description, lessonIds, publishedLessons, thumbnailId, instructionsVideoId } = record;
  const { data = [] } = useGetMany<TrainingLessonView>(
    'training-lessons',
    { ids: lessonIds },
    { enabled: can('tenant.training.lessons.read') },
  );
  const published = (id: string) => publishedLessons.find(({ lessonId }) => lessonId === id);
  return (
    <>
      {(description || thumbnailId || instructionsVideoId) && (
        <Panel title={t('training.program.about')}>
          <div style={{ display: 'grid', gap: 16 }}>
            <Allowed to="tenant.files.read">
              {thumbnailId !== null && <Thumbnail fileId={thumbnailId} />}
              {instructionsVideoId !== null && (
                <FileVideo fileId={instructionsVideoId} title={t('training.learn.video', { name })} />
              )}
            </Allowed>
            {description && <RichText html={richTextHtml(description, 'h3')} />}
          </div>
        </Panel>
      )}
      <Panel title={t('resources.training-programs.fields.lessonIds')}>
        <ol style={{ margin: 0, padding: 0, listStyle: 'none' }}>
          {lessonIds.map((id, at) => {
            const lesson = data.find((one) => one?.id === id);
            const taken = published(id);
            return (
              <Line key={id}>
                <span>
                  {at + 1}.{' '}
                  <LinkTo resource="training-lessons" id={id}>
                    {lesson?.name ?? taken?.name ?? '…'}
                  </LinkTo>
                </span>
                <small>
                  {taken
                    ? t('training.versions.one', { version: taken.lessonVersion })
                    : t('training.program.notPublished')}
                </small>
                {lesson && <LessonPublicationChip status={lesson.publication} />}
              </Line>
            );
          })}
        </ol>
      </Panel>
      <GivenPrograms record={record} />
      <HardestQuestions record={record} />
      <OlderSchedules record={record} />
    </>
  );
};
