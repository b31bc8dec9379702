import CancelOutlined from '@mui/icons-material/CancelOutlined';
import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import EventBusyOutlined from '@mui/icons-material/EventBusyOutlined';
import HourglassEmpty from '@mui/icons-material/HourglassEmpty';
import Inventory2Outlined from '@mui/icons-material/Inventory2Outlined';
import QuestionAnswerOutlined from '@mui/icons-material/QuestionAnswerOutlined';
import RadioButtonUnchecked from '@mui/icons-material/RadioButtonUnchecked';
import RemoveCircleOutline from '@mui/icons-material/RemoveCircleOutline';
import StarBorder from '@mui/icons-material/StarBorder';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import type { InterviewStatus } from 'contracts/recruiting/interview/interview.entity';
import { type StatusStyle, statusChip } from '#admin-ui/shared/StatusChip.tsx';

/** How each status looks. Colour never speaks alone: the icon and the word say the same. */
export const statusStyle: Record<InterviewStatus, StatusStyle> = {
  created: { tone: 'neutral', icon: RadioButtonUnchecked },
  pending: { tone: 'notice', icon: HourglassEmpty },
  unanswered: { tone: 'notice', icon: EventBusyOutlined },
  answered: { tone: 'info', icon: QuestionAnswerOutlined },
  reviewed: { tone: 'accent', icon: VisibilityOutlined },
  considered: { tone: 'info', icon: StarBorder },
  approved: { tone: 'success', icon: CheckCircleOutlined },
  unapproved: { tone: 'notice', icon: RemoveCircleOutline },
  rejected: { tone: 'danger', icon: CancelOutlined },
  discarded: { tone: 'quiet', icon: Inventory2Outlined },
};

/** From the first to the last that an interview usually has. */
export const statusOrder: readonly InterviewStatus[] = [
  ...(['created', 'pending', 'unanswered', 'answered', 'reviewed'] as const),
  ...(['considered', 'approved', 'unapproved', 'rejected', 'discarded'] as const),
];

const STATUS = 'resources.interviews.status';

/** Translation key of a status. */
export const statusKey = (status: InterviewStatus): string => `${STATUS}.${status}`;

export const InterviewStatusChip = statusChip(STATUS, statusStyle);
