import EventBusyOutlined from '@mui/icons-material/EventBusyOutlined';
import MailOutlined from '@mui/icons-material/MailOutlined';
import QuestionAnswerOutlined from '@mui/icons-material/QuestionAnswerOutlined';
import UnsubscribeOutlined from '@mui/icons-material/UnsubscribeOutlined';
import VideocamOutlined from '@mui/icons-material/VideocamOutlined';
import type { ResponseStatus } from 'contracts/recruiting/response/response.choices';
import { type StatusStyle, statusChip } from '#admin-ui/shared/StatusChip.tsx';

const style: Record<ResponseStatus, StatusStyle> = {
  invited: { tone: 'neutral', icon: MailOutlined },
  begun: { tone: 'notice', icon: VideocamOutlined },
  submitted: { tone: 'info', icon: QuestionAnswerOutlined },
  withdrawn: { tone: 'neutral', icon: UnsubscribeOutlined },
  expired: { tone: 'danger', icon: EventBusyOutlined },
};

export const ResponseStatusChip = statusChip('resources.responses.status', style);
