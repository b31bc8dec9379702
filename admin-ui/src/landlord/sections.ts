import KeyOutlined from '@mui/icons-material/KeyOutlined';
import ShieldOutlined from '@mui/icons-material/ShieldOutlined';
import { lazyPage } from 'ui-kit/page/lazyPage';
import type { Section } from '#admin-ui/sections';
import { candidates } from './candidate/candidate.resource.ts';
import { companies } from './company/company.resource.ts';

const roles: Section = {
  path: 'roles',
  area: 'landlord',
  title: 'platform.role.title',
  icon: ShieldOutlined,
  permission: [],
  pages: [{ path: '', permission: [], page: lazyPage(() => import('./role/RoleList.tsx'), 'RoleList') }],
};
const permissions: Section = {
  path: 'permissions',
  area: 'landlord',
  title: 'platform.permission.title',
  icon: KeyOutlined,
  permission: [],
  pages: [{ path: '', permission: [], page: lazyPage(() => import('./role/PermissionPage.tsx'), 'PermissionPage') }],
};

/** In the order of the menu. Whoever is in the area may do all of it: no page asks for more. */
export const places: readonly Section[] = [companies, candidates, roles, permissions];
