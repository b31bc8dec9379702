import { richTextHtml } from 'contracts/kernel/rich-text';
import type { JobView } from 'contracts/recruiting/job/job.entity';
import { useTranslate } from 'react-admin';
import { RichText } from 'ui-kit/page/RichText.tsx';
import { Allowed } from '#admin-ui/providers/me.tsx';
import { InterviewsOf } from '#admin-ui/recruiting/interview/InterviewsOf.tsx';
import { Panel } from '#admin-ui/shared/Panel.tsx';

/** What a job says, and the interviews for it. */
export const JobPanels = ({ record: job }: { record: JobView }) => {
  const t = useTranslate();
  return (
    <>
      <Panel title={t('resources.jobs.fields.description')}>
        <RichText html={richTextHtml(job.description || t('resources.jobs.noDescription'), 'h3')} />
      </Panel>
      <Allowed to="tenant.interviews.read">
        <InterviewsOf filter={{ jobId: job.id }} shows="candidate" />
      </Allowed>
    </>
  );
};
