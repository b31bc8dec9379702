import ErrorOutline from '@mui/icons-material/ErrorOutline';
import InboxOutlined from '@mui/icons-material/InboxOutlined';
import MarkEmailReadOutlined from '@mui/icons-material/MarkEmailReadOutlined';
import ScheduleOutlined from '@mui/icons-material/ScheduleOutlined';
import type SvgIcon from '@mui/material/SvgIcon';
import type { MailView } from 'contracts/automation/mail/mail.views';
import { useTranslate } from 'react-admin';
import type { Tone } from 'ui-kit/theme/palette';
import { ToneChip } from '#admin-ui/shared/ToneChip.tsx';

const styles: Record<MailView['status'], { tone: Tone; icon: typeof SvgIcon }> = {
  kept: { tone: 'info', icon: InboxOutlined },
  queued: { tone: 'notice', icon: ScheduleOutlined },
  sent: { tone: 'success', icon: MarkEmailReadOutlined },
  failed: { tone: 'danger', icon: ErrorOutline },
};

export const MailStatusChip = ({ status }: { status: MailView['status'] }) => {
  const t = useTranslate();
  return <ToneChip {...styles[status]} label={t(`automation.mail.status.${status}`)} />;
};
