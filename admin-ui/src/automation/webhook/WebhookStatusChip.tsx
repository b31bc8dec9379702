import BlockOutlined from '@mui/icons-material/BlockOutlined';
import CheckCircleOutline from '@mui/icons-material/CheckCircleOutline';
import PauseCircleOutline from '@mui/icons-material/PauseCircleOutline';
import type { WebhookView } from 'contracts/automation/webhook/webhook.entity';
import { useTranslate } from 'react-admin';
import { ToneChip } from '#admin-ui/shared/ToneChip.tsx';

const styles = {
  active: { tone: 'success', icon: CheckCircleOutline },
  off: { tone: 'quiet', icon: PauseCircleOutline },
  stopped: { tone: 'danger', icon: BlockOutlined },
} as const;

const statusOf = ({ active, offReason }: Pick<WebhookView, 'active' | 'offReason'>): keyof typeof styles => {
  if (active) return 'active';
  return offReason ? 'stopped' : 'off';
};

/** On, switched off by somebody, or stopped by the product. */
export const WebhookStatusChip = ({ webhook }: { webhook: Pick<WebhookView, 'active' | 'offReason'> }) => {
  const t = useTranslate();
  const status = statusOf(webhook);
  return <ToneChip {...styles[status]} label={t(`automation.webhook.status.${status}`)} />;
};
