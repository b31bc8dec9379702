import LanguageOutlined from '@mui/icons-material/LanguageOutlined';
import type { Section } from '#admin-ui/sections';
import { lazyPage } from '#admin-ui/shared/lazyPage';
import { DOMAINS } from './domain-place.ts';

/** Where the company is found. */
export const domainSection: Section = {
  path: DOMAINS,
  area: 'settings',
  title: 'identity.domain.title',
  icon: LanguageOutlined,
  permission: 'tenant.company.read',
  pages: [
    { path: '', permission: 'tenant.company.read', page: lazyPage(() => import('./DomainsPage.tsx'), 'DomainsPage') },
  ],
};
