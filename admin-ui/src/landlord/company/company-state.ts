import BlockOutlined from '@mui/icons-material/BlockOutlined';
import CheckCircleOutline from '@mui/icons-material/CheckCircleOutline';
import type { TenantState } from 'contracts/landlord/company/tenant-overview.views';
import { statusChip } from '#admin-ui/shared/StatusChip.tsx';

export const StateChip = statusChip<TenantState>('resources.companies.state', {
  active: { tone: 'success', icon: CheckCircleOutline },
  suspended: { tone: 'danger', icon: BlockOutlined },
});
