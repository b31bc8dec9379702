import type { MyLesson } from 'contracts/training/assignment/assignment.views';
import { useTranslate } from 'react-admin';
import { useParams } from 'react-router';
import { serverClock } from 'ui-kit/answer/server-clock';
import { Page } from '#admin-ui/layout/Page.tsx';
import { PageSkeleton } from '#admin-ui/layout/PageSkeleton.tsx';
import { TicketRouteContext } from '#admin-ui/library/file/useTicket';
import { codeOf } from '#admin-ui/providers/problems';
import { Failure } from '#admin-ui/shared/Failure.tsx';
import { RecordNotFound } from '#admin-ui/shared/RecordNotFound.tsx';
import { MyLessonSteps } from './MyLessonSteps.tsx';
import { MY_TRAININGS_PATH, trainingPath } from './paths.ts';
import { ticketsOf } from './tickets.ts';
import { useMine } from './useMine.ts';

/** A lesson of a training of mine. */
export const MyLessonPage = () => {
  const t = useTranslate();
  const { schedule = '', id = '', lessonId = '' } = useParams();
  const path = `schedules/${encodeURIComponent(schedule)}/lessons/${encodeURIComponent(lessonId)}`;
  const { data, error, refetch } = useMine<MyLesson>(path, ({ serverTime }) => serverClock.heard(serverTime));
  const list = { label: t('training.mine.title'), to: `/${MY_TRAININGS_PATH}` };
  if (error && codeOf(error) === 'not-found') return <RecordNotFound crumbs={[list]} />;
  if (error && !data)
    return (
      <Page title={t('training.mine.title')} crumbs={[list]} narrow>
        <Failure error={error} onRetry={() => void refetch()} />
      </Page>
    );
  if (!data) return <PageSkeleton />;
  const training = { id: schedule, programId: id };
  const crumbs = [list, { label: data.training.programName, to: trainingPath(training) }];
  return (
    <TicketRouteContext.Provider value={ticketsOf(schedule)}>
      <Page title={data.name} crumbs={crumbs}>
        <MyLessonSteps key={lessonId} lesson={data} training={training} />
      </Page>
    </TicketRouteContext.Provider>
  );
};
