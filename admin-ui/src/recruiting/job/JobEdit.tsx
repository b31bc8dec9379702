import type { JobView } from 'contracts/recruiting/job/job.entity';
import { useTranslate } from 'react-admin';
import { Page } from '#admin-ui/layout/Page.tsx';
import { JOBS, jobPath } from '#admin-ui/recruiting/paths';
import { EditFrame } from '#admin-ui/shared/form/EditFrame.tsx';
import { RecordPage } from '#admin-ui/shared/RecordPage.tsx';
import { JobForm } from './JobForm.tsx';
import { fromJobForm, toJobForm } from './job-form.ts';
import { useJobCrumbs } from './useJobCrumbs.ts';

export const JobEdit = () => {
  const t = useTranslate();
  const crumbs = useJobCrumbs();
  return (
    <RecordPage<JobView> resource={JOBS} crumbs={crumbs()} title="recruiting.job.one" fresh>
      {(job) => (
        <Page title={t('recruiting.job.edit.title')} crumbs={crumbs(job)} narrow>
          <EditFrame<JobView>
            resource={JOBS}
            record={job}
            toForm={toJobForm}
            fromForm={fromJobForm}
            success="recruiting.job.edit.done"
            doneTo={jobPath}
          >
            <JobForm />
          </EditFrame>
        </Page>
      )}
    </RecordPage>
  );
};
