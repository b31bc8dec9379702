import LabelOutlined from '@mui/icons-material/LabelOutlined';
import StyleOutlined from '@mui/icons-material/StyleOutlined';
import type { SettingPlace } from '#admin-ui/shared/setting/setting-ui';

export const LABELS = 'settings/labels';
export const LABEL_SCOPES = 'settings/label-scopes';

export const labelPlace: SettingPlace = {
  path: LABELS,
  texts: 'automation.label',
  permissions: 'tenant.labels',
  icon: LabelOutlined,
};
export const labelScopePlace: SettingPlace = {
  path: LABEL_SCOPES,
  texts: 'automation.labelScope',
  permissions: 'tenant.labels',
  icon: StyleOutlined,
};
