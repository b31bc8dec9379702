import { JOBS } from '#admin-ui/recruiting/paths';
import { KeptFilterPage } from '#admin-ui/reporting/kept-filter/KeptFilterPage.tsx';
import { JobList } from './JobList.tsx';

export const KeptJobList = () => (
  <KeptFilterPage resource={JOBS} title="recruiting.job.title">
    <JobList />
  </KeptFilterPage>
);
