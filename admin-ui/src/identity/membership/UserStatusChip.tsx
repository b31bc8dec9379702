import CheckCircleOutline from '@mui/icons-material/CheckCircleOutline';
import PauseCircleOutline from '@mui/icons-material/PauseCircleOutline';
import type { MemberView } from 'contracts/identity/membership/membership.views';
import { useTranslate } from 'react-admin';
import { ToneChip } from '#admin-ui/shared/StatusChip.tsx';

const styles = {
  active: { tone: 'success', icon: CheckCircleOutline },
  deactivated: { tone: 'quiet', icon: PauseCircleOutline },
} as const;

export const UserStatusChip = ({ status }: Pick<MemberView, 'status'>) => {
  const t = useTranslate();
  return <ToneChip {...styles[status]} label={t(`identity.user.status.${status}`)} />;
};
