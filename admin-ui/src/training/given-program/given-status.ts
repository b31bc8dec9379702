import BlockOutlined from '@mui/icons-material/BlockOutlined';
import ErrorOutlined from '@mui/icons-material/ErrorOutlined';
import HourglassEmpty from '@mui/icons-material/HourglassEmpty';
import TaskAltOutlined from '@mui/icons-material/TaskAltOutlined';
import type { GivenStatus } from 'contracts/training/given-program/given-program.choices';
import { statusChip } from '#admin-ui/shared/StatusChip.tsx';

/** Where a company's copy of a program stands. */
export const GivenChip = statusChip<GivenStatus>('resources.given-programs.status', {
  waiting: { tone: 'notice', icon: HourglassEmpty },
  given: { tone: 'success', icon: TaskAltOutlined },
  refused: { tone: 'danger', icon: ErrorOutlined },
  withdrawn: { tone: 'quiet', icon: BlockOutlined },
});
