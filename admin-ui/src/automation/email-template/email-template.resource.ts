import DraftsOutlined from '@mui/icons-material/DraftsOutlined';
import { resource } from '#admin-ui/shared/resource/resource';

export const emailTemplates = resource({
  name: 'email-templates',
  path: 'settings/email-template',
  permissions: 'tenant.email.templates',
  entity: async () => (await import('contracts/automation/email-template/email-template.entity')).emailTemplate,
  icon: DraftsOutlined,
  area: 'settings',
  ui: () => import('./email-template.ui.tsx'),
});
