import PeopleAltOutlined from '@mui/icons-material/PeopleAltOutlined';
import { candidates as list } from 'contracts/recruiting/candidate/candidate.entity';
import { CandidateFields } from 'contracts/recruiting/candidate/candidate.entity';
import { CandidateView } from 'contracts/recruiting/candidate/candidate.entity';
import { resource } from '#admin-ui/shared/resource/resource';
import { candidateName } from './candidate-name.ts';

export const candidates = resource<CandidateView>({
  entity: {
    plural: 'candidates',
    permissions: 'tenant.candidates',
    fields: CandidateFields.shape,
    view: CandidateView,
    search: ['firstName', 'lastName', 'email'],
    sorts: list.sorts,
  },
  icon: PeopleAltOutlined,
  area: 'recruiting',
  pages: ['list', 'filter', 'create', 'view', 'edit'],
  nameOf: (candidate, t) => candidateName(candidate) ?? t('common.erasedPerson'),
  ui: () => import('./candidate.ui.tsx'),
});
