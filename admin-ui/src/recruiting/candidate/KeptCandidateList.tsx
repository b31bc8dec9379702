import { CANDIDATES } from '#admin-ui/recruiting/paths';
import { KeptFilterPage } from '#admin-ui/reporting/kept-filter/KeptFilterPage.tsx';
import { CandidateList } from './CandidateList.tsx';

export const KeptCandidateList = () => (
  <KeptFilterPage resource={CANDIDATES} title="recruiting.candidate.title">
    <CandidateList />
  </KeptFilterPage>
);
