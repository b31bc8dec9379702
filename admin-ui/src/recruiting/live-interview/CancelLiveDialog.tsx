import { MAX_CANCEL_REASON } from 'contracts/recruiting/live-interview/live-interview.choices';
import type { LiveInterviewView } from 'contracts/recruiting/live-interview/live-interview.entity';
import { useTranslate } from 'react-admin';
import { CommandDialog } from '#admin-ui/shared/CommandDialog.tsx';

type Props = { record: LiveInterviewView; onClose: () => void };

/** Calls a live interview off; the candidate reads why. */
export const CancelLiveDialog = ({ record: { id }, onClose }: Props) => (
  <CommandDialog
    resource="live-interviews"
    id={id}
    action="cancel"
    words="resources.live-interviews.cancel"
    reason={{ label: useTranslate()('resources.live-interviews.cancel.reason'), maxLength: MAX_CANCEL_REASON }}
    isDangerous
    onClose={onClose}
  />
);
