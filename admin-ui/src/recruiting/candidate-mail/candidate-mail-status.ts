import BlockOutlined from '@mui/icons-material/BlockOutlined';
import ErrorOutline from '@mui/icons-material/ErrorOutline';
import HourglassEmpty from '@mui/icons-material/HourglassEmpty';
import InboxOutlined from '@mui/icons-material/InboxOutlined';
import MarkEmailReadOutlined from '@mui/icons-material/MarkEmailReadOutlined';
import MarkEmailUnreadOutlined from '@mui/icons-material/MarkEmailUnreadOutlined';
import ReportOutlined from '@mui/icons-material/ReportOutlined';
import ScheduleOutlined from '@mui/icons-material/ScheduleOutlined';
import SmartToyOutlined from '@mui/icons-material/SmartToyOutlined';
import UndoOutlined from '@mui/icons-material/UndoOutlined';
import UnsubscribeOutlined from '@mui/icons-material/UnsubscribeOutlined';
import type { CandidateMailStatus } from 'contracts/recruiting/candidate-mail/candidate-mail.endpoints';
import { statusChip } from '#admin-ui/shared/StatusChip.tsx';

export const CandidateMailStatusChip = statusChip<CandidateMailStatus>('resources.candidate-mails.status', {
  waiting: { tone: 'notice', icon: HourglassEmpty },
  queued: { tone: 'notice', icon: ScheduleOutlined },
  kept: { tone: 'info', icon: InboxOutlined },
  sent: { tone: 'success', icon: MarkEmailReadOutlined },
  failed: { tone: 'danger', icon: ErrorOutline },
  bounced: { tone: 'danger', icon: UndoOutlined },
  complained: { tone: 'danger', icon: ReportOutlined },
  skipped: { tone: 'quiet', icon: UnsubscribeOutlined },
  received: { tone: 'success', icon: MarkEmailUnreadOutlined },
  automatic: { tone: 'quiet', icon: SmartToyOutlined },
  cancelled: { tone: 'quiet', icon: BlockOutlined },
});
