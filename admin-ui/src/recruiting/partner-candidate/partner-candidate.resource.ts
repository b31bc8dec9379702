import PeopleAltOutlined from '@mui/icons-material/PeopleAltOutlined';
import type { PartnerCandidateView } from 'contracts/recruiting/partner-candidate/partner-candidate.views';
import { resource } from '#admin-ui/shared/resource/resource';
import { partnerCandidateName } from './partner-candidate-name.ts';

/** Reached from the candidates, where a partner shares any: to be read, and no more. */
export const partnerCandidates = resource<PartnerCandidateView>({
  name: 'partner-candidates',
  permissions: 'tenant.candidates',
  entity: async () => {
    const { PartnerCandidateView } = await import('contracts/recruiting/partner-candidate/partner-candidate.views');
    return {
      fields: {},
      view: PartnerCandidateView,
      search: ['firstName', 'lastName'],
      sorts: ['updatedAt', 'lastName'],
    };
  },
  icon: PeopleAltOutlined,
  area: 'recruiting',
  pages: ['list'],
  isInMenu: false,
  above: 'candidates',
  nameOf: (candidate, t) => partnerCandidateName(candidate) ?? t('common.erasedPerson'),
  ui: () => import('./partner-candidate.ui.tsx'),
});
