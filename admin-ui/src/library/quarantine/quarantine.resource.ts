import GppBadOutlined from '@mui/icons-material/GppBadOutlined';
import type { QuarantinedFileView } from 'contracts/library/quarantine/quarantine.views';
import { resource } from '#admin-ui/shared/resource/resource';

/** What a scanner found something in: nobody can open it, and it can only be deleted. */
export const quarantinedFiles = resource<QuarantinedFileView>({
  name: 'quarantined-files',
  permissions: 'tenant.files.quarantine',
  entity: async () => {
    const { QuarantinedFileView } = await import('contracts/library/quarantine/quarantine.views');
    return { fields: {}, view: QuarantinedFileView, search: [], sorts: ['quarantinedAt'] };
  },
  icon: GppBadOutlined,
  area: 'settings',
  path: 'settings/quarantine',
  pages: ['list', 'view'],
  ui: () => import('./quarantine.ui.tsx'),
});
