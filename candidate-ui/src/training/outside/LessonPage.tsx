import './outside.words.ts';
import { outsideTrainingPath } from 'contracts/training/public-training/public-training.paths';
import { useMemo } from 'react';
import { useParams } from 'react-router';
import { AnsweringProvider } from 'ui-kit/answer/answering';
import { useTranslation } from 'ui-kit/i18n/useTranslation';
import { Page } from '#candidate-ui/layout/Page.tsx';
import { PageSkeleton } from '#candidate-ui/layout/PageSkeleton.tsx';
import { LessonSteps } from './LessonSteps.tsx';
import { answeringIn } from './lesson-takes.ts';
import { TrainingGone } from './TrainingGone.tsx';
import { useLesson } from './trainings.ts';

/** A lesson of a public training that I have joined. */
export const LessonPage = () => {
  const { t } = useTranslation();
  const { id = '', lessonId = '' } = useParams();
  const { data, error, reload } = useLesson(id, lessonId);
  const lessonVersion = data?.lessonVersion;
  const answering = useMemo(
    () => answeringIn({ trainingId: id, lessonId }, lessonVersion),
    [id, lessonId, lessonVersion],
  );
  if (data === undefined && !error) return <PageSkeleton />;
  if (!data) return <TrainingGone error={error} onRetry={reload} />;
  const crumbs = [
    { label: t('outside.mine.title'), to: '/c/trainings' },
    { label: data.training.programName, to: outsideTrainingPath(id) },
  ];
  return (
    <AnsweringProvider value={answering}>
      <Page title={data.name} crumbs={crumbs}>
        <LessonSteps key={lessonId} lesson={data} trainingId={id} />
      </Page>
    </AnsweringProvider>
  );
};
