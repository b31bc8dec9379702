import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import DirectionsWalkOutlined from '@mui/icons-material/DirectionsWalkOutlined';
import HourglassEmpty from '@mui/icons-material/HourglassEmpty';
import HowToRegOutlined from '@mui/icons-material/HowToRegOutlined';
import RemoveCircleOutline from '@mui/icons-material/RemoveCircleOutline';
import type { PendingHireStatus } from 'contracts/recruiting/pending-hire/pending-hire.choices';
import { type StatusStyle, statusChip } from '#admin-ui/shared/StatusChip.tsx';

const statusStyle: Record<PendingHireStatus, StatusStyle> = {
  preparing: { tone: 'notice', icon: HourglassEmpty },
  approved: { tone: 'info', icon: CheckCircleOutlined },
  hired: { tone: 'success', icon: HowToRegOutlined },
  withdrawn: { tone: 'quiet', icon: DirectionsWalkOutlined },
  declined: { tone: 'quiet', icon: RemoveCircleOutline },
};

export const HireStatusChip = statusChip('resources.pending-hires.status', statusStyle);
