import CancelOutlined from '@mui/icons-material/CancelOutlined';
import CheckCircleOutline from '@mui/icons-material/CheckCircleOutline';
import ErrorOutline from '@mui/icons-material/ErrorOutline';
import ScheduleOutlined from '@mui/icons-material/ScheduleOutlined';
import type SvgIcon from '@mui/material/SvgIcon';
import type { DeliveryStatus } from 'contracts/automation/webhook/webhook.choices';
import { useTranslate } from 'react-admin';
import type { Tone } from 'ui-kit/theme/palette';
import { ToneChip } from '#admin-ui/shared/ToneChip.tsx';

const styles: Record<DeliveryStatus, { tone: Tone; icon: typeof SvgIcon }> = {
  pending: { tone: 'notice', icon: ScheduleOutlined },
  delivered: { tone: 'success', icon: CheckCircleOutline },
  failed: { tone: 'danger', icon: ErrorOutline },
  cancelled: { tone: 'quiet', icon: CancelOutlined },
};

export const DeliveryStatusChip = ({ status }: { status: DeliveryStatus }) => {
  const t = useTranslate();
  return <ToneChip {...styles[status]} label={t(`automation.webhook.delivery.status.${status}`)} />;
};
