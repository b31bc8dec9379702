import type { CandidateView } from 'contracts/recruiting/candidate/candidate.entity';
import { LabelsPanel } from '#admin-ui/automation/label/LabelsPanel.tsx';

/** The labels of a candidate: whoever may change the candidate puts them on and takes them off. */
export const CandidateLabels = ({ record }: { record: CandidateView }) =>
  !record.erased && (
    <LabelsPanel of="candidate" resource="candidates" record={record} permission="tenant.candidates.update" />
  );
