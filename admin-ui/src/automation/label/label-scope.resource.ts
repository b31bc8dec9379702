import StyleOutlined from '@mui/icons-material/StyleOutlined';
import { resource } from '#admin-ui/shared/resource/resource';

/** Reached from the labels. */
export const labelScopes = resource({
  name: 'label-scopes',
  permissions: 'tenant.labels',
  entity: async () => (await import('contracts/automation/label/label.entity')).labelScope,
  icon: StyleOutlined,
  area: 'settings',
  above: 'labels',
  isInMenu: false,
});
