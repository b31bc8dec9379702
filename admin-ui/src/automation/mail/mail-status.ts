import ErrorOutline from '@mui/icons-material/ErrorOutline';
import InboxOutlined from '@mui/icons-material/InboxOutlined';
import MarkEmailReadOutlined from '@mui/icons-material/MarkEmailReadOutlined';
import ReportOutlined from '@mui/icons-material/ReportOutlined';
import ScheduleOutlined from '@mui/icons-material/ScheduleOutlined';
import UndoOutlined from '@mui/icons-material/UndoOutlined';
import UnsubscribeOutlined from '@mui/icons-material/UnsubscribeOutlined';
import type { MailView } from 'contracts/automation/mail/mail.views';
import { statusChip } from '#admin-ui/shared/StatusChip.tsx';

export const MailStatusChip = statusChip<MailView['status']>('resources.mails.status', {
  kept: { tone: 'info', icon: InboxOutlined },
  queued: { tone: 'notice', icon: ScheduleOutlined },
  sent: { tone: 'success', icon: MarkEmailReadOutlined },
  bounced: { tone: 'danger', icon: UndoOutlined },
  complained: { tone: 'danger', icon: ReportOutlined },
  skipped: { tone: 'quiet', icon: UnsubscribeOutlined },
  failed: { tone: 'danger', icon: ErrorOutline },
});
