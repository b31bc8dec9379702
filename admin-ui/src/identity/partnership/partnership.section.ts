import HandshakeOutlined from '@mui/icons-material/HandshakeOutlined';
import type { Section } from '#admin-ui/sections';
import { lazyPage } from '#admin-ui/shared/lazyPage';

/** Whom this company has let in: its own side of what a parent sees as sub-accounts. */
export const partnershipSection: Section = {
  path: 'settings/partnerships',
  area: 'settings',
  title: 'identity.partnership.title',
  icon: HandshakeOutlined,
  permission: 'tenant.integrations.subAccounts.partnership.read',
  pages: [
    {
      path: '',
      permission: 'tenant.integrations.subAccounts.partnership.read',
      page: lazyPage(() => import('./PartnershipsPage.tsx'), 'PartnershipsPage'),
    },
  ],
};
