import { JOBS } from '#admin-ui/recruiting/paths';
import { SavedFilterPage } from '#admin-ui/reporting/saved-filter/SavedFilterPage.tsx';
import { JobList } from './JobList.tsx';

export const FilteredJobList = () => (
  <SavedFilterPage resource={JOBS} title="recruiting.job.title">
    <JobList />
  </SavedFilterPage>
);
