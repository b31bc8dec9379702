import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined';
import { resource } from '#admin-ui/shared/resource/resource';

/** A tab of the jobs. */
export const jobTemplates = resource({
  name: 'job-templates',
  permissions: 'tenant.jobs.templates',
  entity: async () => (await import('contracts/recruiting/job-template/job-template.entity')).jobTemplate,
  icon: ContentCopyOutlined,
  area: 'recruiting',
  isInMenu: false,
  above: 'jobs',
  ui: () => import('./job-template.ui.tsx'),
});
