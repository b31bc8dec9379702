import LabelOutlined from '@mui/icons-material/LabelOutlined';
import { resource } from '#admin-ui/shared/resource/resource';

export const labels = resource({
  name: 'labels',
  entity: async () => (await import('contracts/automation/label/label.entity')).label,
  icon: LabelOutlined,
  area: 'settings',
  ui: () => import('./label.ui.tsx'),
});
