import StyleOutlined from '@mui/icons-material/StyleOutlined';
import { labelScope } from 'contracts/automation/label/label.entity';
import { resource } from '#admin-ui/shared/resource/resource';

/** Reached from the labels. */
export const labelScopes = resource({
  entity: labelScope,
  icon: StyleOutlined,
  area: 'settings',
  above: 'labels',
  isInMenu: false,
});
