import BlockOutlined from '@mui/icons-material/BlockOutlined';
import CheckCircleOutline from '@mui/icons-material/CheckCircleOutline';
import ErrorOutline from '@mui/icons-material/ErrorOutline';
import PauseCircleOutline from '@mui/icons-material/PauseCircleOutline';
import PlayCircleOutline from '@mui/icons-material/PlayCircleOutline';
import ScheduleOutlined from '@mui/icons-material/ScheduleOutlined';
import type { RunStatus } from 'contracts/automation/event-action/event-action.choices';
import { statusChip } from '#admin-ui/shared/StatusChip.tsx';

export const EventActionChip = statusChip<'on' | 'off'>('resources.event-actions.state', {
  on: { tone: 'success', icon: CheckCircleOutline },
  off: { tone: 'quiet', icon: PauseCircleOutline },
});

export const RunStatusChip = statusChip<RunStatus>('resources.event-action-runs.status', {
  waiting: { tone: 'notice', icon: ScheduleOutlined },
  running: { tone: 'notice', icon: PlayCircleOutline },
  done: { tone: 'success', icon: CheckCircleOutline },
  skipped: { tone: 'quiet', icon: BlockOutlined },
  failed: { tone: 'danger', icon: ErrorOutline },
});
