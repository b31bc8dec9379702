import CheckCircle from '@mui/icons-material/CheckCircle';
import LockOutlined from '@mui/icons-material/LockOutlined';
import RadioButtonUnchecked from '@mui/icons-material/RadioButtonUnchecked';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { MyLessonLine, MyTrainingPage as Training } from 'contracts/training/assignment/assignment.views';
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
import { AssignmentChip } from '#admin-ui/training/assignment-status';
import { MyCertificatePart } from '#admin-ui/training/certificate/MyCertificatePart.tsx';
import { FileVideo } from '#admin-ui/training/learn/StepVideo.tsx';
import { Thumbnail } from '#admin-ui/training/program/Thumbnail.tsx';
import { ScoreText, TrainingProgress } from '#admin-ui/training/TrainingProgress.tsx';
import { TrainingTime } from './MyTrainingsPage.tsx';
import { lessonPath, MY_TRAININGS_PATH } from './paths.ts';
import { ticketsOf } from './tickets.ts';
import { useMine } from './useMine.ts';

const Line = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: 12,
  minHeight: 52,
  padding: '6px 0',
  '& + &': { borderTop: `1px solid ${theme.palette.divider}` },
  '& > span': { overflowWrap: 'anywhere' },
  '& small': { display: 'block', fontSize: '0.8125rem', color: theme.palette.text.secondary },
  '& svg[data-done]': { color: theme.palette.brand.tones.success.ink },
}));

const Sign = ({ finishedAt, isDisabled }: MyLessonLine) => {
  if (finishedAt !== null) return <CheckCircle data-done aria-hidden="true" />;
  const Icon = isDisabled ? LockOutlined : RadioButtonUnchecked;
  return <Icon color="disabled" aria-hidden="true" />;
};

const LessonLine = ({ lesson, training, number }: { lesson: MyLessonLine; training: Training; number: number }) => {
  const t = useTranslate();
  const { lessonId, name, startedAt, finishedAt, isDisabled } = lesson;
  const action = finishedAt !== null ? 'look' : startedAt !== null ? 'goOn' : 'start';
  const isClosed = isDisabled || training.status === 'waiting' || (training.status === 'expired' && startedAt === null);
  return (
    <Line>
      <Sign {...lesson} />
      <span>
        {number}. {name}
        {isDisabled && <small>{t('training.mine.locked')}</small>}
        {finishedAt !== null && <small>{t('training.mine.finished')}</small>}
      </span>
      {!isClosed && (
        <Button
          variant={action === 'look' ? 'text' : 'contained'}
          size="small"
          component={Link}
          to={lessonPath(training, lessonId)}
          aria-label={`${t(`training.mine.${action}`)}: ${name}`}
        >
          {t(`training.mine.${action}`)}
        </Button>
      )}
    </Line>
  );
};

/** A training of mine: what it is about, and its lessons. */
export const MyTrainingPage = () => {
  const t = useTranslate();
  const { schedule = '' } = useParams();
  const { data, error, refetch } = useMine<Training>(`schedules/${encodeURIComponent(schedule)}`);
  const crumbs = [{ label: t('training.mine.title'), to: `/${MY_TRAININGS_PATH}` }];
  if (error && codeOf(error) === 'not-found') return <RecordNotFound crumbs={crumbs} />;
  if (error && !data)
    return (
      <Page title={t('training.mine.title')} crumbs={crumbs} narrow>
        <Failure error={error} onRetry={() => void refetch()} />
      </Page>
    );
  if (!data) return <PageSkeleton />;
  const { programName, status, descriptionHtml, thumbnailId, instructionsVideoId, lessons } = data;
  return (
    <TicketRouteContext.Provider value={ticketsOf(schedule)}>
      <Page
        title={programName}
        crumbs={crumbs}
        badge={<AssignmentChip status={status} />}
        detail={<TrainingTime {...data} />}
        narrow
      >
        <div style={{ display: 'grid', gap: 16 }}>
          <MyCertificatePart training={data} />
          {(thumbnailId !== null || instructionsVideoId !== null || descriptionHtml !== '') && (
            <Panel title={t('training.program.about')}>
              <div style={{ display: 'grid', gap: 16 }}>
                {instructionsVideoId !== null ? (
                  <FileVideo fileId={instructionsVideoId} title={t('training.learn.video', { name: programName })} />
                ) : (
                  thumbnailId !== null && <Thumbnail fileId={thumbnailId} />
                )}
                {descriptionHtml && <RichText html={descriptionHtml} />}
              </div>
            </Panel>
          )}
          <Panel title={t('resources.training-programs.fields.lessonIds')}>
            <TrainingProgress {...data} />
            <ol style={{ margin: '8px 0', padding: 0, listStyle: 'none' }}>
              {lessons.map((lesson, at) => (
                <LessonLine key={lesson.lessonId} lesson={lesson} training={data} number={at + 1} />
              ))}
            </ol>
            <p style={{ margin: 0, fontSize: '0.875rem' }}>
              {t('training.score.title')}: <ScoreText {...data} />
            </p>
          </Panel>
        </div>
      </Page>
    </TicketRouteContext.Provider>
  );
};
