import { richTextHtml } from 'contracts/kernel/rich-text';
import type { JobView } from 'contracts/recruiting/job/job.entity';
import { Suspense } from 'react';
import { useTranslate } from 'react-admin';
import { RichText } from 'ui-kit/page/RichText.tsx';
import { Allowed } from '#admin-ui/providers/me.tsx';
import { InterviewsOf } from '#admin-ui/recruiting/interview/InterviewsOf.tsx';
import { ToBoardOf } from '#admin-ui/recruiting/interview/ViewSwitch.tsx';
import { Notes } from '#admin-ui/recruiting/note/Notes.tsx';
import { lazyPage } from '#admin-ui/shared/lazyPage';
import { Panel } from '#admin-ui/shared/Panel.tsx';
import { JobFunnel } from './JobFunnel.tsx';

const RunsOf = lazyPage(() => import('#admin-ui/automation/event-action/RunsOf.tsx'), 'RunsOf');
const TasksOf = lazyPage(() => import('#admin-ui/automation/task/TasksOf.tsx'), 'TasksOf');

/** What a job says, how far its interviews are, and what the team writes about it. */
export const JobPanels = ({ record: job }: { record: JobView }) => {
  const t = useTranslate();
  return (
    <>
      <Panel title={t('resources.jobs.fields.description')}>
        <RichText html={richTextHtml(job.description || t('resources.jobs.noDescription'), 'h3')} />
      </Panel>
      <Allowed to="tenant.interviews.read">
        <JobFunnel job={job} />
        <InterviewsOf filter={{ jobId: job.id }} shows="candidate" actions={<ToBoardOf filter={{ jobId: job.id }} />} />
      </Allowed>
      <Suspense fallback={null}>
        <TasksOf subject="jobId" id={job.id} />
      </Suspense>
      <Allowed to="tenant.events.read">
        <Suspense fallback={null}>
          <RunsOf about={{ jobId: job.id }} />
        </Suspense>
      </Allowed>
      <Notes resource="job-notes" about={{ jobId: job.id }} permissions="tenant.jobs" />
    </>
  );
};
