import PeopleAltOutlined from '@mui/icons-material/PeopleAltOutlined';
import { Id } from 'contracts/kernel/id';
import { landlordCandidates as list } from 'contracts/landlord/candidate/landlord-candidate.endpoints';
import { LandlordCandidateView } from 'contracts/landlord/candidate/landlord-candidate.views';
import { candidate } from 'contracts/recruiting/candidate/candidate.entity';
import { resource } from '#admin-ui/shared/resource/resource';
import { candidateName } from './candidate-name.ts';

export const candidates = resource<LandlordCandidateView>({
  entity: {
    plural: 'candidates',
    permissions: 'landlord.candidates',
    fields: { companyId: Id, ...candidate.fields },
    view: LandlordCandidateView,
    search: ['firstName', 'lastName', 'email'],
    sorts: list.sorts,
  },
  icon: PeopleAltOutlined,
  area: 'landlord',
  path: 'candidates',
  pages: ['list', 'create', 'view'],
  nameOf: (candidate, t) => candidateName(candidate) ?? t('common.erasedPerson'),
  ui: () => import('./candidate.ui.tsx'),
});
