import HubOutlined from '@mui/icons-material/HubOutlined';
import { resource } from '#admin-ui/shared/resource/resource';

export const subAccounts = resource({
  name: 'sub-accounts',
  permissions: 'tenant.integrations.subAccounts.group',
  entity: async () => (await import('contracts/identity/sub-account-group/sub-account-group.entity')).subAccountGroup,
  icon: HubOutlined,
  area: 'settings',
  ui: () => import('./sub-account.ui.tsx'),
});
