import type { PendingHireView } from 'contracts/recruiting/pending-hire/pending-hire.entity';
import { CommandDialog } from '#admin-ui/shared/CommandDialog.tsx';

const words = 'resources.pending-hires.remind';

type Props = { record: PendingHireView; onClose: () => void };

/** Reminds everybody of what they still have to do for one hire. */
export const RemindDialog = ({ record: { id }, onClose }: Props) => (
  <CommandDialog resource="pending-hires" id={id} action="remind" body={{}} words={words} onClose={onClose} />
);
