import BlockOutlined from '@mui/icons-material/BlockOutlined';
import CheckCircleOutline from '@mui/icons-material/CheckCircleOutline';
import ErrorOutline from '@mui/icons-material/ErrorOutline';
import TimerOffOutlined from '@mui/icons-material/TimerOffOutlined';
import type { ApiKeyView } from 'contracts/identity/api-key/api-key.views';
import { useTranslate } from 'react-admin';
import { ToneChip } from '#admin-ui/shared/ToneChip.tsx';

const styles = {
  active: { tone: 'success', icon: CheckCircleOutline },
  expired: { tone: 'notice', icon: TimerOffOutlined },
  revoked: { tone: 'quiet', icon: BlockOutlined },
  lost: { tone: 'danger', icon: ErrorOutline },
} as const;

export const ApiKeyStatusChip = ({ status }: Pick<ApiKeyView, 'status'>) => {
  const t = useTranslate();
  return <ToneChip {...styles[status]} label={t(`identity.api-key.status.${status}`)} />;
};
