import { INTERVIEWS } from '#admin-ui/recruiting/paths';
import { SavedFilterPage } from '#admin-ui/reporting/saved-filter/SavedFilterPage.tsx';
import { InterviewList } from './InterviewList.tsx';

export const FilteredInterviewList = () => (
  <SavedFilterPage resource={INTERVIEWS} title="recruiting.interview.title">
    <InterviewList />
  </SavedFilterPage>
);
