import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined';
import { resource } from '#admin-ui/shared/resource/resource';

export const contractTemplates = resource({
  name: 'contract-templates',
  permissions: 'tenant.contracts.templates',
  entity: async () =>
    (await import('contracts/recruiting/contract-template/contract-template.entity')).contractTemplate,
  icon: DescriptionOutlined,
  area: 'recruiting',
  path: 'recruiting/contract-templates',
  pages: ['list', 'create', 'view', 'edit'],
  isInMenu: false,
  ui: () => import('./contract-template.ui.tsx'),
});
