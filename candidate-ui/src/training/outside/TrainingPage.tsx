import './outside.words.ts';
import styled from '@emotion/styled';
import type { MyLessonLine, MyTrainingPage } from 'contracts/training/assignment/assignment.views';
import { outsideTrainingPath } from 'contracts/training/public-training/public-training.paths';
import { lazy, Suspense, useMemo } from 'react';
import { useParams } from 'react-router';
import { AnsweringProvider } from 'ui-kit/answer/answering';
import { ActionLink } from 'ui-kit/form/ActionButton.tsx';
import { useTranslation } from 'ui-kit/i18n/useTranslation';
import { RichText } from 'ui-kit/page/RichText.tsx';
import { colour, toneColour } from 'ui-kit/theme/colours';
import { Page } from '#candidate-ui/layout/Page.tsx';
import { PageSkeleton } from '#candidate-ui/layout/PageSkeleton.tsx';
import { Card } from '#candidate-ui/shared/Card';
import { Icon } from '#candidate-ui/shared/Icon.tsx';
import { Skeleton } from '#candidate-ui/shared/Skeleton.tsx';
import { CertificateCard } from './CertificateCard.tsx';
import { answeringIn } from './lesson-takes.ts';
import { TrainingGone } from './TrainingGone.tsx';
import { TrainingProgress, TrainingTag } from './TrainingProgress.tsx';
import { useTraining } from './trainings.ts';

/** Comes where there is a video alone. */
const TicketPlayer = lazy(async () => ({ default: (await import('ui-kit/answer/TicketPlayer.tsx')).TicketPlayer }));

const Parts = styled.div({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 });
const About = styled(Card)({ display: 'grid', gap: 16 });
const Lessons = styled.ol({ margin: '12px 0 0', padding: 0, listStyle: 'none' });
const Line = styled.li({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: 12,
  minHeight: 56,
  padding: '8px 0',
  overflowWrap: 'anywhere',
  '& + &': { borderTop: `1px solid ${colour.line}` },
  '& small': { display: 'block', fontSize: '0.8125rem', color: colour.inkSoft },
});
const Sign = styled.span({
  display: 'grid',
  placeItems: 'center',
  width: 28,
  height: 28,
  borderRadius: 999,
  fontSize: '0.8125rem',
  fontWeight: 600,
  color: colour.inkSoft,
  background: colour.sunken,
  '&[data-done]': { color: toneColour.success.ink, background: toneColour.success.tint },
});

type LineProps = { lesson: MyLessonLine; training: MyTrainingPage; number: number };

const LessonLine = ({ lesson, training, number }: LineProps) => {
  const { t } = useTranslation();
  const { lessonId, name, startedAt, finishedAt, isDisabled } = lesson;
  const action = finishedAt !== null ? 'look' : startedAt !== null ? 'goOn' : 'start';
  const isClosed = isDisabled || training.status === 'waiting' || (training.status === 'expired' && startedAt === null);
  return (
    <Line>
      <Sign data-done={finishedAt !== null || undefined} aria-hidden="true">
        {finishedAt === null ? number : <Icon name="check" size={16} />}
      </Sign>
      <span>
        {name}
        {isDisabled && <small>{t('outside.training.locked')}</small>}
        {finishedAt !== null && <small>{t('outside.training.finished')}</small>}
      </span>
      {!isClosed && (
        <ActionLink
          {...(action === 'look' && { kind: 'quiet' as const })}
          to={`${outsideTrainingPath(training.id)}/lessons/${lessonId}`}
          aria-label={`${t(`outside.training.${action}`)}: ${name}`}
        >
          {t(`outside.training.${action}`)}
        </ActionLink>
      )}
    </Line>
  );
};

/** A public training that I have joined: what it is about, and its lessons. */
export const TrainingPage = () => {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  const { data, error, reload } = useTraining(id);
  const answering = useMemo(() => answeringIn({ trainingId: id, lessonId: '' }), [id]);
  if (data === undefined && !error) return <PageSkeleton />;
  if (!data) return <TrainingGone error={error} onRetry={reload} />;
  const { programName, status, instructionsVideoId, lessons, descriptionHtml } = data;
  const isOver = status === 'completed' || status === 'expired';
  return (
    <AnsweringProvider value={answering}>
      <Page
        title={programName}
        crumbs={[{ label: t('outside.mine.title'), to: '/c/trainings' }]}
        lead={<TrainingTag status={status} />}
      >
        <Parts>
          {isOver && <p role="status">{t(`outside.training.${status}`)}</p>}
          <CertificateCard training={data} />
          <Card aria-labelledby="lessons">
            <h2 id="lessons">{t('outside.training.lessons')}</h2>
            <TrainingProgress training={data} />
            <Lessons>
              {lessons.map((lesson, at) => (
                <LessonLine key={lesson.lessonId} lesson={lesson} training={data} number={at + 1} />
              ))}
            </Lessons>
          </Card>
          {(instructionsVideoId !== null || descriptionHtml !== '') && (
            <About aria-labelledby="about">
              <h2 id="about">{t('outside.training.about')}</h2>
              {instructionsVideoId !== null && (
                <Suspense fallback={<Skeleton style={{ aspectRatio: '16 / 9' }} />}>
                  <TicketPlayer fileId={instructionsVideoId} title={t('outside.training.video')} />
                </Suspense>
              )}
              {descriptionHtml !== '' && <RichText html={descriptionHtml} />}
            </About>
          )}
        </Parts>
      </Page>
    </AnsweringProvider>
  );
};
