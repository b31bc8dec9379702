import Button from '@mui/material/Button';
import type { PracticeLesson } from 'contracts/training/practice/practice.endpoints';
import { useTranslate } from 'react-admin';
import { Link, useParams } from 'react-router';
import { Page } from '#admin-ui/layout/Page.tsx';
import { PageSkeleton } from '#admin-ui/layout/PageSkeleton.tsx';
import { TicketRouteContext } from '#admin-ui/library/file/useTicket';
import { codeOf } from '#admin-ui/providers/problems';
import { Failure } from '#admin-ui/shared/Failure.tsx';
import { RecordNotFound } from '#admin-ui/shared/RecordNotFound.tsx';
import { LessonTrial } from '#admin-ui/training/learn/LessonTrial.tsx';
import { useMine } from '#admin-ui/training/mine/useMine';
import { PRACTICE_PATH, practiceLessonPath, practicePath, practiceTickets } from './paths.ts';

/** A lesson that is practiced: nothing that is answered counts. */
export const PracticeLessonPage = () => {
  const t = useTranslate();
  const { id = '', lessonId = '' } = useParams();
  const path = `practice-programs/${encodeURIComponent(id)}/lessons/${encodeURIComponent(lessonId)}`;
  const { data, error, refetch } = useMine<PracticeLesson>(path);
  const list = { label: t('training.practice.title'), to: `/${PRACTICE_PATH}` };
  if (error && codeOf(error) === 'not-found') return <RecordNotFound crumbs={[list]} />;
  if (error && !data)
    return (
      <Page title={t('training.practice.title')} crumbs={[list]} narrow>
        <Failure error={error} onRetry={() => void refetch()} />
      </Page>
    );
  if (!data) return <PageSkeleton />;
  const { name, programName, steps, nextLessonId } = data;
  const crumbs = [list, { label: programName, to: practicePath(id) }];
  return (
    <TicketRouteContext.Provider value={practiceTickets(id)}>
      <Page title={name} detail={t('training.practice.note')} crumbs={crumbs}>
        <LessonTrial
          key={lessonId}
          steps={steps}
          end={
            <Button
              variant="contained"
              component={Link}
              to={nextLessonId === null ? practicePath(id) : practiceLessonPath(id, nextLessonId)}
            >
              {t(nextLessonId === null ? 'training.mine.back' : 'training.practice.next')}
            </Button>
          }
        />
      </Page>
    </TicketRouteContext.Provider>
  );
};
