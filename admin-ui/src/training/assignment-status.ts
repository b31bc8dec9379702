import BlockOutlined from '@mui/icons-material/BlockOutlined';
import EventOutlined from '@mui/icons-material/EventOutlined';
import PlayCircleOutlined from '@mui/icons-material/PlayCircleOutlined';
import RadioButtonUnchecked from '@mui/icons-material/RadioButtonUnchecked';
import TaskAltOutlined from '@mui/icons-material/TaskAltOutlined';
import TimerOffOutlined from '@mui/icons-material/TimerOffOutlined';
import type { AssignmentStatus } from 'contracts/training/assignment/assignment.choices';
import type { ScheduleStatus } from 'contracts/training/schedule/schedule.choices';
import { statusChip } from '#admin-ui/shared/StatusChip.tsx';

/** How far somebody is with a training. */
export const AssignmentChip = statusChip<AssignmentStatus>('resources.training-assignments.status', {
  waiting: { tone: 'neutral', icon: EventOutlined },
  open: { tone: 'info', icon: RadioButtonUnchecked },
  begun: { tone: 'notice', icon: PlayCircleOutlined },
  completed: { tone: 'success', icon: TaskAltOutlined },
  expired: { tone: 'danger', icon: TimerOffOutlined },
  cancelled: { tone: 'quiet', icon: BlockOutlined },
});

export const ScheduleChip = statusChip<ScheduleStatus>('resources.training-schedules.status', {
  assigning: { tone: 'info', icon: PlayCircleOutlined },
  scheduled: { tone: 'success', icon: EventOutlined },
  cancelled: { tone: 'quiet', icon: BlockOutlined },
});
