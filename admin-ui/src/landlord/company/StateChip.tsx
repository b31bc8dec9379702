import BlockOutlined from '@mui/icons-material/BlockOutlined';
import CheckCircleOutline from '@mui/icons-material/CheckCircleOutline';
import type { TenantState } from 'contracts/landlord/company/tenant-overview.views';
import { useTranslate } from 'react-admin';
import { ToneChip } from '#admin-ui/shared/ToneChip.tsx';

export const StateChip = ({ state }: { state: TenantState }) => {
  const t = useTranslate();
  const isOpen = state === 'active';
  return (
    <ToneChip
      tone={isOpen ? 'success' : 'danger'}
      icon={isOpen ? CheckCircleOutline : BlockOutlined}
      label={t(`platform.company.state.${state}`)}
    />
  );
};
