import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { richTextHtml } from 'contracts/kernel/rich-text';
import type { PracticeProgramPage as Program } from 'contracts/training/practice/practice.endpoints';
import { useTranslate } from 'react-admin';
import { Link, useParams } from 'react-router';
import { RichText } from 'ui-kit/page/RichText.tsx';
import { Page } from '#admin-ui/layout/Page.tsx';
import { PageSkeleton } from '#admin-ui/layout/PageSkeleton.tsx';
import { TicketRouteContext } from '#admin-ui/library/file/useTicket';
import { codeOf } from '#admin-ui/providers/problems';
import { Failure } from '#admin-ui/shared/Failure.tsx';
import { Panel } from '#admin-ui/shared/Panel.tsx';
import { RecordNotFound } from '#admin-ui/shared/RecordNotFound.tsx';
import { FileVideo } from '#admin-ui/training/learn/StepVideo.tsx';
import { useMine } from '#admin-ui/training/mine/useMine';
import { Thumbnail } from '#admin-ui/training/program/Thumbnail.tsx';
import { PRACTICE_PATH, practiceLessonPath, practiceTickets } from './paths.ts';

const Line = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: 12,
  minHeight: 52,
  padding: '6px 0',
  '& + &': { borderTop: `1px solid ${theme.palette.divider}` },
  '& > span': { overflowWrap: 'anywhere' },
}));

/** A program that can be practiced, lesson by lesson. */
export const PracticeProgramPage = () => {
  const t = useTranslate();
  const { id = '' } = useParams();
  const { data, error, refetch } = useMine<Program>(`practice-programs/${encodeURIComponent(id)}`);
  const crumbs = [{ label: t('training.practice.title'), to: `/${PRACTICE_PATH}` }];
  if (error && codeOf(error) === 'not-found') return <RecordNotFound crumbs={crumbs} />;
  if (error && !data)
    return (
      <Page title={t('training.practice.title')} crumbs={crumbs} narrow>
        <Failure error={error} onRetry={() => void refetch()} />
      </Page>
    );
  if (!data) return <PageSkeleton />;
  const { name, description, thumbnailId, instructionsVideoId, lessons } = data;
  return (
    <TicketRouteContext.Provider value={practiceTickets(id)}>
      <Page title={name} detail={t('training.practice.note')} crumbs={crumbs} narrow>
        <div style={{ display: 'grid', gap: 16 }}>
          {(thumbnailId !== null || instructionsVideoId !== null || description !== '') && (
            <Panel title={t('training.program.about')}>
              <div style={{ display: 'grid', gap: 16 }}>
                {instructionsVideoId !== null ? (
                  <FileVideo fileId={instructionsVideoId} title={t('training.learn.video', { name })} />
                ) : (
                  thumbnailId !== null && <Thumbnail fileId={thumbnailId} />
                )}
                {description && <RichText html={richTextHtml(description, 'h3')} />}
              </div>
            </Panel>
          )}
          <Panel title={t('resources.training-programs.fields.lessonIds')}>
            <ol style={{ margin: 0, padding: 0, listStyle: 'none' }}>
              {lessons.map((lesson, at) => (
                <Line key={lesson.lessonId}>
                  <span>
                    {at + 1}. {lesson.name}
                  </span>
                  <Button
                    variant="outlined"
                    size="small"
                    component={Link}
                    to={practiceLessonPath(id, lesson.lessonId)}
                    aria-label={`${t('training.practice.action')}: ${lesson.name}`}
                  >
                    {t('training.practice.action')}
                  </Button>
                </Line>
              ))}
            </ol>
          </Panel>
        </div>
      </Page>
    </TicketRouteContext.Provider>
  );
};
