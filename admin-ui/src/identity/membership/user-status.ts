import CheckCircleOutline from '@mui/icons-material/CheckCircleOutline';
import PauseCircleOutline from '@mui/icons-material/PauseCircleOutline';
import type { MemberView } from 'contracts/identity/membership/membership.views';
import { statusChip } from '#admin-ui/shared/StatusChip.tsx';

export const UserStatusChip = statusChip<MemberView['status']>('resources.users.status', {
  active: { tone: 'success', icon: CheckCircleOutline },
  deactivated: { tone: 'quiet', icon: PauseCircleOutline },
});
