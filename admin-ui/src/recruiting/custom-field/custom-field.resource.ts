import DynamicFormOutlined from '@mui/icons-material/DynamicFormOutlined';
import { resource } from '#admin-ui/shared/resource/resource';

export const customFields = resource({
  name: 'custom-fields',
  permissions: 'tenant.custom.fields',
  entity: async () => (await import('contracts/recruiting/custom-field/custom-field.entity')).customField,
  icon: DynamicFormOutlined,
  area: 'settings',
  ui: () => import('./custom-field.ui.tsx'),
});
