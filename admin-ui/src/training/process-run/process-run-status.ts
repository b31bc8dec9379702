import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import PlayCircleOutlined from '@mui/icons-material/PlayCircleOutlined';
import RemoveCircleOutline from '@mui/icons-material/RemoveCircleOutline';
import type { ProcessRunStatus } from 'contracts/training/process-run/process-run.choices';
import { type StatusStyle, statusChip } from '#admin-ui/shared/StatusChip.tsx';

const statusStyle: Record<ProcessRunStatus, StatusStyle> = {
  running: { tone: 'notice', icon: PlayCircleOutlined },
  completed: { tone: 'success', icon: CheckCircleOutlined },
  cancelled: { tone: 'quiet', icon: RemoveCircleOutline },
};

export const ProcessRunChip = statusChip('resources.process-runs.status', statusStyle);
