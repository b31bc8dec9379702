import HubOutlined from '@mui/icons-material/HubOutlined';
import type { SettingPlace } from '#admin-ui/shared/setting/setting-ui';

export const SUB_ACCOUNTS = 'settings/sub-accounts';
export const COMPANIES = 'settings/sub-account-companies';

export const subAccountPlace: SettingPlace = {
  path: SUB_ACCOUNTS,
  texts: 'identity.subAccountGroup',
  permissions: 'tenant.integrations.subAccounts.group',
  icon: HubOutlined,
};
