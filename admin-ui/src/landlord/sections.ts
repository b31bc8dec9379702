import ApartmentOutlined from '@mui/icons-material/ApartmentOutlined';
import KeyOutlined from '@mui/icons-material/KeyOutlined';
import PeopleAltOutlined from '@mui/icons-material/PeopleAltOutlined';
import ShieldOutlined from '@mui/icons-material/ShieldOutlined';
import type SvgIcon from '@mui/material/SvgIcon';
import type { ComponentType } from 'react';
import { lazyPage } from 'ui-kit/page/lazyPage';

/** One place of the area. Whoever is in it may do all of it: the pages ask for nothing more. */
type Place = {
  /** Path below /landlord, and the API's name of the resource. */
  path: string;
  title: string;
  icon: typeof SvgIcon;
  pages: readonly { path: string; page: ComponentType }[];
};

/** In the order of the menu. */
export const places: readonly Place[] = [
  {
    path: 'companies',
    title: 'platform.company.title',
    icon: ApartmentOutlined,
    pages: [
      { path: '', page: lazyPage(() => import('./company/CompanyList.tsx'), 'CompanyList') },
      { path: ':id/view', page: lazyPage(() => import('./company/CompanyShow.tsx'), 'CompanyShow') },
    ],
  },
  {
    path: 'candidates',
    title: 'platform.candidate.title',
    icon: PeopleAltOutlined,
    pages: [
      { path: '', page: lazyPage(() => import('./candidate/CandidateList.tsx'), 'CandidateList') },
      { path: 'create', page: lazyPage(() => import('./candidate/CandidateCreate.tsx'), 'CandidateCreate') },
      { path: ':id/view', page: lazyPage(() => import('./candidate/CandidateShow.tsx'), 'CandidateShow') },
    ],
  },
  {
    path: 'roles',
    title: 'platform.role.title',
    icon: ShieldOutlined,
    pages: [{ path: '', page: lazyPage(() => import('./role/RoleList.tsx'), 'RoleList') }],
  },
  {
    path: 'permissions',
    title: 'platform.permission.title',
    icon: KeyOutlined,
    pages: [{ path: '', page: lazyPage(() => import('./role/PermissionPage.tsx'), 'PermissionPage') }],
  },
];
