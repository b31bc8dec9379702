import BlockOutlined from '@mui/icons-material/BlockOutlined';
import CancelOutlined from '@mui/icons-material/CancelOutlined';
import CheckCircleOutline from '@mui/icons-material/CheckCircleOutline';
import ErrorOutline from '@mui/icons-material/ErrorOutline';
import HourglassEmptyOutlined from '@mui/icons-material/HourglassEmptyOutlined';
import PauseCircleOutline from '@mui/icons-material/PauseCircleOutline';
import ScheduleOutlined from '@mui/icons-material/ScheduleOutlined';
import type { DeliveryStatus } from 'contracts/automation/webhook/webhook.choices';
import type { WebhookView } from 'contracts/automation/webhook/webhook.entity';
import { statusChip } from '#admin-ui/shared/StatusChip.tsx';

type WebhookStatus = 'active' | 'paused' | 'off' | 'stopped';

/** On, on and holding back, switched off by somebody, or stopped by the product. */
export const statusOf = ({
  active,
  offReason,
  pausedAt,
}: Pick<WebhookView, 'active' | 'offReason' | 'pausedAt'>): WebhookStatus => {
  if (active) return pausedAt === null ? 'active' : 'paused';
  return offReason ? 'stopped' : 'off';
};

export const WebhookStatusChip = statusChip<WebhookStatus>('resources.webhooks.status', {
  active: { tone: 'success', icon: CheckCircleOutline },
  paused: { tone: 'notice', icon: PauseCircleOutline },
  off: { tone: 'quiet', icon: CancelOutlined },
  stopped: { tone: 'danger', icon: BlockOutlined },
});

export const DeliveryStatusChip = statusChip<DeliveryStatus>('resources.webhook-deliveries.status', {
  pending: { tone: 'notice', icon: ScheduleOutlined },
  waiting: { tone: 'notice', icon: HourglassEmptyOutlined },
  held: { tone: 'quiet', icon: PauseCircleOutline },
  delivered: { tone: 'success', icon: CheckCircleOutline },
  failed: { tone: 'danger', icon: ErrorOutline },
  cancelled: { tone: 'quiet', icon: CancelOutlined },
});
