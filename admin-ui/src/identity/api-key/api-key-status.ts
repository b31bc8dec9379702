import BlockOutlined from '@mui/icons-material/BlockOutlined';
import CheckCircleOutline from '@mui/icons-material/CheckCircleOutline';
import ErrorOutline from '@mui/icons-material/ErrorOutline';
import TimerOffOutlined from '@mui/icons-material/TimerOffOutlined';
import type { ApiKeyStatus } from 'contracts/identity/api-key/api-key.views';
import { statusChip } from '#admin-ui/shared/StatusChip.tsx';

export const ApiKeyStatusChip = statusChip<ApiKeyStatus>('resources.api-keys.status', {
  active: { tone: 'success', icon: CheckCircleOutline },
  expired: { tone: 'notice', icon: TimerOffOutlined },
  revoked: { tone: 'quiet', icon: BlockOutlined },
  lost: { tone: 'danger', icon: ErrorOutline },
});
