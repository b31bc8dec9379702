import HourglassEmptyOutlined from '@mui/icons-material/HourglassEmptyOutlined';
import KeyOutlined from '@mui/icons-material/KeyOutlined';
import ShieldOutlined from '@mui/icons-material/ShieldOutlined';
import { lazyPage } from 'ui-kit/page/lazyPage';
import { candidates } from '#admin-ui/landlord/candidate/candidate.resource';
import { companies } from '#admin-ui/landlord/company/company.resource';
import type { Section } from '#admin-ui/sections';

const roles: Section = {
  path: 'roles',
  area: 'landlord',
  title: 'platform.role.title',
  icon: ShieldOutlined,
  permission: [],
  pages: [
    { path: '', permission: [], page: lazyPage(() => import('#admin-ui/landlord/role/RoleList.tsx'), 'RoleList') },
  ],
};
const permissions: Section = {
  path: 'permissions',
  area: 'landlord',
  title: 'platform.permission.title',
  icon: KeyOutlined,
  permission: [],
  pages: [
    {
      path: '',
      permission: [],
      page: lazyPage(() => import('#admin-ui/landlord/role/PermissionPage.tsx'), 'PermissionPage'),
    },
  ],
};
const parkedRows: Section = {
  path: 'parked-rows',
  area: 'landlord',
  title: 'resources.parked-rows.title',
  icon: HourglassEmptyOutlined,
  permission: [],
  pages: [
    {
      path: '',
      permission: [],
      page: lazyPage(() => import('#admin-ui/landlord/parked-row/ParkedRowList.tsx'), 'ParkedRowList'),
    },
  ],
};

/** In the order of the menu. Whoever is in the area may do all of it: no page asks for more. */
export const places: readonly Section[] = [companies, candidates, roles, permissions, parkedRows];
