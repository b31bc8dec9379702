import ErrorOutline from '@mui/icons-material/ErrorOutline';
import InboxOutlined from '@mui/icons-material/InboxOutlined';
import MarkEmailReadOutlined from '@mui/icons-material/MarkEmailReadOutlined';
import ScheduleOutlined from '@mui/icons-material/ScheduleOutlined';
import UnsubscribeOutlined from '@mui/icons-material/UnsubscribeOutlined';
import type { MailView } from 'contracts/automation/mail/mail.views';
import { statusChip } from '#admin-ui/shared/StatusChip.tsx';

export const MailStatusChip = statusChip<MailView['status']>('resources.mails.status', {
  kept: { tone: 'info', icon: InboxOutlined },
  queued: { tone: 'notice', icon: ScheduleOutlined },
  sent: { tone: 'success', icon: MarkEmailReadOutlined },
  skipped: { tone: 'quiet', icon: UnsubscribeOutlined },
  failed: { tone: 'danger', icon: ErrorOutline },
});
