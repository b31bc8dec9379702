import ApartmentOutlined from '@mui/icons-material/ApartmentOutlined';
import type { TenantOverview } from 'contracts/landlord/company/tenant-overview.views';
import { resource } from '#admin-ui/shared/resource/resource';

export const companies = resource<TenantOverview>({
  name: 'companies',
  permissions: 'landlord.companies',
  entity: async () => {
    const { TenantOverview } = await import('contracts/landlord/company/tenant-overview.views');
    return {
      fields: {},
      view: TenantOverview,
      search: ['name', 'subdomain'],
      sorts: ['createdAt', 'name', 'subdomain'],
    };
  },
  icon: ApartmentOutlined,
  area: 'landlord',
  path: 'companies',
  pages: ['list', 'view'],
  ui: () => import('./company.ui.tsx'),
});
