import PeopleAltOutlined from '@mui/icons-material/PeopleAltOutlined';
import { lazyPage } from 'ui-kit/page/lazyPage';
import { CANDIDATES } from '#admin-ui/recruiting/paths';
import type { Section } from '#admin-ui/sections';

export const candidateSection: Section = {
  path: CANDIDATES,
  area: 'recruiting',
  title: 'recruiting.candidate.title',
  icon: PeopleAltOutlined,
  permission: 'tenant.candidates.read',
  pages: [
    {
      path: '',
      permission: 'tenant.candidates.read',
      page: lazyPage(() => import('./CandidateList.tsx'), 'CandidateList'),
    },
    {
      path: 'filter/:hash/pk',
      permission: 'tenant.candidates.read',
      page: lazyPage(() => import('./FilteredCandidateList.tsx'), 'FilteredCandidateList'),
    },
    {
      path: 'create',
      permission: 'tenant.candidates.create',
      page: lazyPage(() => import('./CandidateCreate.tsx'), 'CandidateCreate'),
    },
    {
      path: ':id/view',
      permission: 'tenant.candidates.read',
      page: lazyPage(() => import('./CandidateShow.tsx'), 'CandidateShow'),
    },
    {
      path: ':id/edit',
      permission: 'tenant.candidates.update',
      page: lazyPage(() => import('./CandidateEdit.tsx'), 'CandidateEdit'),
    },
  ],
};
