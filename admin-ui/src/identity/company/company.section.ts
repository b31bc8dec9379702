import StorefrontOutlined from '@mui/icons-material/StorefrontOutlined';
import type { Section } from '#admin-ui/sections';
import { lazyPage } from '#admin-ui/shared/lazyPage';

/** There is one company: the entry of the menu is its only page. */
export const companySection: Section = {
  path: 'settings/company/edit',
  area: 'settings',
  title: 'identity.company.title',
  icon: StorefrontOutlined,
  permission: 'tenant.company.read',
  pages: [
    {
      path: '',
      permission: 'tenant.company.read',
      page: lazyPage(() => import('./CompanyPage.tsx'), 'CompanyPage'),
    },
  ],
};
