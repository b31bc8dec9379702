import type { PendingHireView } from 'contracts/recruiting/pending-hire/pending-hire.entity';
import { HireChecklist } from './HireChecklist.tsx';
import { HireHistory } from './HireHistory.tsx';
import { HireNotes } from './HireNotes.tsx';

export const HirePanels = ({ record }: { record: PendingHireView }) => (
  <>
    <HireChecklist hire={record} />
    <HireNotes key={record.notes} hire={record} />
    <HireHistory hire={record} />
  </>
);
