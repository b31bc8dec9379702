import LabelOutlined from '@mui/icons-material/LabelOutlined';
import { label } from 'contracts/automation/label/label.entity';
import { resource } from '#admin-ui/shared/resource/resource';

export const labels = resource({
  entity: label,
  icon: LabelOutlined,
  area: 'settings',
  ui: () => import('./label.ui.tsx'),
});
