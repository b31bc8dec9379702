import AddCircleOutline from '@mui/icons-material/AddCircleOutline';
import BlockOutlined from '@mui/icons-material/BlockOutlined';
import CheckCircleOutline from '@mui/icons-material/CheckCircleOutline';
import ErrorOutline from '@mui/icons-material/ErrorOutline';
import HelpOutline from '@mui/icons-material/HelpOutline';
import PauseCircleOutline from '@mui/icons-material/PauseCircleOutline';
import PlayCircleOutline from '@mui/icons-material/PlayCircleOutline';
import RemoveCircleOutline from '@mui/icons-material/RemoveCircleOutline';
import ScheduleOutlined from '@mui/icons-material/ScheduleOutlined';
import type { DryVerdict, RunStatus } from 'contracts/automation/event-action/event-action.choices';
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

/** Of a dry run. */
export const VerdictChip = statusChip<DryVerdict>('resources.event-actions.dryRun.verdict', {
  done: { tone: 'success', icon: CheckCircleOutline },
  failed: { tone: 'danger', icon: ErrorOutline },
  waiting: { tone: 'notice', icon: ScheduleOutlined },
  skipped: { tone: 'quiet', icon: BlockOutlined },
  untried: { tone: 'quiet', icon: HelpOutline },
});

/** What a change of a rule makes of one. */
export const DifferenceChip = statusChip<'new' | 'gone'>('resources.event-actions.dryRun.difference', {
  new: { tone: 'success', icon: AddCircleOutline },
  gone: { tone: 'danger', icon: RemoveCircleOutline },
});
