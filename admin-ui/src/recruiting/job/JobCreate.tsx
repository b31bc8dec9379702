import type { JobView } from 'contracts/recruiting/job/job.entity';
import { useTranslate } from 'react-admin';
import { Page } from '#admin-ui/layout/Page.tsx';
import { JOBS, jobPath } from '#admin-ui/recruiting/paths';
import { CreateFrame } from '#admin-ui/shared/form/CreateFrame.tsx';
import { JobForm } from './JobForm.tsx';
import { emptyJobForm, fromJobForm } from './job-form.ts';
import { useJobCrumbs } from './useJobCrumbs.ts';

export const JobCreate = () => {
  const t = useTranslate();
  const crumbs = useJobCrumbs();
  return (
    <Page title={t('recruiting.job.create.title')} crumbs={crumbs()} narrow>
      <CreateFrame<JobView>
        resource={JOBS}
        empty={emptyJobForm}
        fromForm={fromJobForm}
        submit={t('recruiting.job.create.submit')}
        success="recruiting.job.create.done"
        doneTo={jobPath}
        cancelTo={`/${JOBS}`}
      >
        <JobForm isNew />
      </CreateFrame>
    </Page>
  );
};
