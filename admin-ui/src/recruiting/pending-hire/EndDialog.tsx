import { MAX_HIRE_REASON_LENGTH } from 'contracts/recruiting/pending-hire/pending-hire.choices';
import type { PendingHireView } from 'contracts/recruiting/pending-hire/pending-hire.entity';
import { useTranslate } from 'react-admin';
import { CommandDialog } from '#admin-ui/shared/CommandDialog.tsx';

type Props = { record: PendingHireView; action: 'withdraw' | 'decline'; onClose: () => void };

/** Ends a hire, with the reason: the candidate does not want to, or the company does not. */
export const EndDialog = ({ record: { id }, action, onClose }: Props) => (
  <CommandDialog
    resource="pending-hires"
    id={id}
    action={action}
    words={`resources.pending-hires.${action}`}
    isDangerous={action === 'decline'}
    reason={{
      label: useTranslate()('resources.pending-hires.fields.reason'),
      maxLength: MAX_HIRE_REASON_LENGTH,
      isRequired: true,
    }}
    onClose={onClose}
  />
);
