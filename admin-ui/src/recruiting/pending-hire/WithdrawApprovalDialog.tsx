import type { PendingHireView } from 'contracts/recruiting/pending-hire/pending-hire.entity';
import { CommandDialog } from '#admin-ui/shared/CommandDialog.tsx';

const words = 'resources.pending-hires.withdrawApproval';

type Props = { record: PendingHireView; onClose: () => void };

/** Takes an approval back. */
export const WithdrawApprovalDialog = ({ record: { id }, onClose }: Props) => (
  <CommandDialog resource="pending-hires" id={id} action="withdraw-approval" words={words} onClose={onClose} />
);
