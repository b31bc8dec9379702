import DraftsOutlined from '@mui/icons-material/DraftsOutlined';
import Inventory2Outlined from '@mui/icons-material/Inventory2Outlined';
import MarkEmailUnreadOutlined from '@mui/icons-material/MarkEmailUnreadOutlined';
import RateReviewOutlined from '@mui/icons-material/RateReviewOutlined';
import TaskAltOutlined from '@mui/icons-material/TaskAltOutlined';
import TimerOffOutlined from '@mui/icons-material/TimerOffOutlined';
import type { AcknowledgementStatus } from 'contracts/training/acknowledgement/acknowledgement.choices';
import type { HandbookStatus } from 'contracts/training/handbook/handbook.choices';
import { statusChip } from '#admin-ui/shared/StatusChip.tsx';

export const HandbookChip = statusChip<HandbookStatus>('resources.handbook-documents.status', {
  draft: { tone: 'neutral', icon: DraftsOutlined },
  'in-review': { tone: 'notice', icon: RateReviewOutlined },
  published: { tone: 'success', icon: TaskAltOutlined },
  archived: { tone: 'quiet', icon: Inventory2Outlined },
});

export const AcknowledgementChip = statusChip<AcknowledgementStatus>('resources.acknowledgements.status', {
  asked: { tone: 'notice', icon: MarkEmailUnreadOutlined },
  overdue: { tone: 'danger', icon: TimerOffOutlined },
  acknowledged: { tone: 'success', icon: TaskAltOutlined },
});
