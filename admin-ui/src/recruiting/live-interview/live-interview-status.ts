import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import EventAvailableOutlined from '@mui/icons-material/EventAvailableOutlined';
import EventBusyOutlined from '@mui/icons-material/EventBusyOutlined';
import EventNoteOutlined from '@mui/icons-material/EventNoteOutlined';
import HourglassEmpty from '@mui/icons-material/HourglassEmpty';
import RemoveCircleOutline from '@mui/icons-material/RemoveCircleOutline';
import type { LiveAnswer, LiveInterviewStatus } from 'contracts/recruiting/live-interview/live-interview.choices';
import type { LiveInterviewView } from 'contracts/recruiting/live-interview/live-interview.entity';
import { type StatusStyle, statusChip } from '#admin-ui/shared/StatusChip.tsx';

/** What is said of a live interview: its status, or that its time is past. */
type LiveStanding = LiveInterviewStatus | 'past' | 'lapsed';

const statusStyle: Record<LiveStanding, StatusStyle> = {
  offered: { tone: 'notice', icon: HourglassEmpty },
  scheduled: { tone: 'info', icon: EventAvailableOutlined },
  past: { tone: 'quiet', icon: EventNoteOutlined },
  lapsed: { tone: 'quiet', icon: EventBusyOutlined },
  cancelled: { tone: 'quiet', icon: EventBusyOutlined },
};
const answerStyle: Record<LiveAnswer, StatusStyle> = {
  none: { tone: 'quiet', icon: HourglassEmpty },
  yes: { tone: 'success', icon: CheckCircleOutlined },
  no: { tone: 'danger', icon: RemoveCircleOutline },
};
const scorecardStyle: Record<'submitted' | 'due' | 'none', StatusStyle> = {
  submitted: { tone: 'success', icon: CheckCircleOutlined },
  due: { tone: 'notice', icon: HourglassEmpty },
  none: { tone: 'quiet', icon: RemoveCircleOutline },
};

export const LiveStatusChip = statusChip('resources.live-interviews.status', statusStyle);
export const ScorecardChip = statusChip('resources.live-interviews.scorecard.state', scorecardStyle);
export const LiveAnswerChip = statusChip('resources.live-interviews.answer', answerStyle);

export const liveStanding = ({ status, endsAt }: Pick<LiveInterviewView, 'status' | 'endsAt'>): LiveStanding => {
  if (status === 'cancelled' || Date.parse(endsAt) > Date.now()) return status;
  return status === 'offered' ? 'lapsed' : 'past';
};

/** Interviewers who have said that they cannot come to what is still planned. */
export const declinedBy = ({ status, interviewerAnswers }: LiveInterviewView): string[] =>
  status === 'scheduled' ? interviewerAnswers.filter(({ answer }) => answer === 'no').map(({ userId }) => userId) : [];

/** Whether it can still be moved or cancelled: it has not begun. */
export const isOpenLive = ({ status, startsAt, endsAt, erased }: LiveInterviewView): boolean =>
  !erased && status !== 'cancelled' && Date.parse(startsAt ?? endsAt) > Date.now();
