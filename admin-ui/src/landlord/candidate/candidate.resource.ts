import PeopleAltOutlined from '@mui/icons-material/PeopleAltOutlined';
import type { LandlordCandidateView } from 'contracts/landlord/candidate/landlord-candidate.views';
import { resource } from '#admin-ui/shared/resource/resource';
import { candidateName } from './candidate-name.ts';

export const candidates = resource<LandlordCandidateView>({
  name: 'candidates',
  permissions: 'landlord.candidates',
  entity: async () => {
    const { landlordCandidates: list } = await import('contracts/landlord/candidate/landlord-candidate.endpoints');
    const { LandlordCandidateView } = await import('contracts/landlord/candidate/landlord-candidate.views');
    const { candidate } = await import('contracts/recruiting/candidate/candidate.entity');
    return {
      fields: { companyId: LandlordCandidateView.shape.companyId, ...candidate.fields },
      computed: candidate.computed,
      view: LandlordCandidateView,
      search: ['firstName', 'lastName', 'email'],
      sorts: list.sorts,
    };
  },
  icon: PeopleAltOutlined,
  area: 'landlord',
  path: 'candidates',
  pages: ['list', 'create', 'view'],
  nameOf: (candidate, t) => candidateName(candidate) ?? t('common.erasedPerson'),
  ui: () => import('./candidate.ui.tsx'),
});
