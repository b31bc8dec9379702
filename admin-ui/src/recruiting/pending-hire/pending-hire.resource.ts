import HowToRegOutlined from '@mui/icons-material/HowToRegOutlined';
import type { PendingHireView } from 'contracts/recruiting/pending-hire/pending-hire.entity';
import { resource } from '#admin-ui/shared/resource/resource';

export const pendingHires = resource<PendingHireView>({
  name: 'pending-hires',
  permissions: 'tenant.pendingHires',
  entity: async () => (await import('contracts/recruiting/pending-hire/pending-hire.entity')).pendingHire,
  icon: HowToRegOutlined,
  area: 'recruiting',
  pages: ['list', 'filter', 'create', 'view', 'edit'],
  nameField: 'candidateName',
  nameOf: ({ candidateName }, t) => candidateName ?? t('common.erasedPerson'),
  ui: () => import('./pending-hire.ui.tsx'),
});
