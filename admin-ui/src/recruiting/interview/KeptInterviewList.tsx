import { INTERVIEWS } from '#admin-ui/recruiting/paths';
import { KeptFilterPage } from '#admin-ui/reporting/kept-filter/KeptFilterPage.tsx';
import { InterviewList } from './InterviewList.tsx';

export const KeptInterviewList = () => (
  <KeptFilterPage resource={INTERVIEWS} title="recruiting.interview.title">
    <InterviewList />
  </KeptFilterPage>
);
