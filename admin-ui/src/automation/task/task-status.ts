import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import RadioButtonUnchecked from '@mui/icons-material/RadioButtonUnchecked';
import RemoveCircleOutline from '@mui/icons-material/RemoveCircleOutline';
import type { TaskStatus } from 'contracts/automation/task/task.choices';
import { type StatusStyle, statusChip } from '#admin-ui/shared/StatusChip.tsx';

const statusStyle: Record<TaskStatus, StatusStyle> = {
  open: { tone: 'notice', icon: RadioButtonUnchecked },
  done: { tone: 'success', icon: CheckCircleOutlined },
  cancelled: { tone: 'quiet', icon: RemoveCircleOutline },
};

export const TaskStatusChip = statusChip('resources.tasks.status', statusStyle);
