import PeopleAltOutlined from '@mui/icons-material/PeopleAltOutlined';
import { lazyPage } from 'ui-kit/page/lazyPage';
import { PARTNER_CANDIDATES } from '#admin-ui/recruiting/paths';
import type { Section } from '#admin-ui/sections';

/** Reached from the candidates, where a partner shares any. */
export const partnerCandidateSection: Section = {
  path: PARTNER_CANDIDATES,
  area: 'recruiting',
  title: 'recruiting.partnerCandidate.title',
  icon: PeopleAltOutlined,
  permission: 'tenant.candidates.read',
  isInMenu: false,
  pages: [
    {
      path: '',
      permission: 'tenant.candidates.read',
      page: lazyPage(() => import('./PartnerCandidateList.tsx'), 'PartnerCandidateList'),
    },
  ],
};
