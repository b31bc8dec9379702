import BlockOutlined from '@mui/icons-material/BlockOutlined';
import CancelOutlined from '@mui/icons-material/CancelOutlined';
import CheckCircleOutline from '@mui/icons-material/CheckCircleOutline';
import ErrorOutline from '@mui/icons-material/ErrorOutline';
import PauseCircleOutline from '@mui/icons-material/PauseCircleOutline';
import ScheduleOutlined from '@mui/icons-material/ScheduleOutlined';
import type { DeliveryStatus } from 'contracts/automation/webhook/webhook.choices';
import type { WebhookView } from 'contracts/automation/webhook/webhook.entity';
import { statusChip } from '#admin-ui/shared/StatusChip.tsx';

type WebhookStatus = 'active' | 'off' | 'stopped';

/** On, switched off by somebody, or stopped by the product. */
export const statusOf = ({ active, offReason }: Pick<WebhookView, 'active' | 'offReason'>): WebhookStatus => {
  if (active) return 'active';
  return offReason ? 'stopped' : 'off';
};

export const WebhookStatusChip = statusChip<WebhookStatus>('resources.webhooks.status', {
  active: { tone: 'success', icon: CheckCircleOutline },
  off: { tone: 'quiet', icon: PauseCircleOutline },
  stopped: { tone: 'danger', icon: BlockOutlined },
});

export const DeliveryStatusChip = statusChip<DeliveryStatus>('resources.webhook-deliveries.status', {
  pending: { tone: 'notice', icon: ScheduleOutlined },
  delivered: { tone: 'success', icon: CheckCircleOutline },
  failed: { tone: 'danger', icon: ErrorOutline },
  cancelled: { tone: 'quiet', icon: CancelOutlined },
});
