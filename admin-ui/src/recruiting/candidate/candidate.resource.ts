import PeopleAltOutlined from '@mui/icons-material/PeopleAltOutlined';
import type { CandidateView } from 'contracts/recruiting/candidate/candidate.entity';
import { resource } from '#admin-ui/shared/resource/resource';
import { candidateName } from './candidate-name.ts';

export const candidates = resource<CandidateView>({
  name: 'candidates',
  entity: async () => (await import('contracts/recruiting/candidate/candidate.entity')).candidate,
  icon: PeopleAltOutlined,
  area: 'recruiting',
  pages: ['list', 'filter', 'create', 'view', 'edit'],
  nameOf: (candidate, t) => candidateName(candidate) ?? t('common.erasedPerson'),
  ui: () => import('./candidate.ui.tsx'),
});
