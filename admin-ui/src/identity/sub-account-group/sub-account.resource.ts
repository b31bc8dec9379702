import HubOutlined from '@mui/icons-material/HubOutlined';
import { subAccountGroup } from 'contracts/identity/sub-account-group/sub-account-group.entity';
import { resource } from '#admin-ui/shared/resource/resource';

export const subAccounts = resource({
  entity: subAccountGroup,
  icon: HubOutlined,
  area: 'settings',
  ui: () => import('./sub-account.ui.tsx'),
});
