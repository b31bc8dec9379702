import { CANDIDATES } from '#admin-ui/recruiting/paths';
import { SavedFilterPage } from '#admin-ui/reporting/saved-filter/SavedFilterPage.tsx';
import { CandidateList } from './CandidateList.tsx';

export const FilteredCandidateList = () => (
  <SavedFilterPage resource={CANDIDATES} title="recruiting.candidate.title">
    <CandidateList />
  </SavedFilterPage>
);
